/**
 * Parts of the platform that are younger than Safari 15, the oldest browser that must send a request: none of them may
 * stand between a visitor and a send.
 */
export const newerParts = [
  'AbortSignal.timeout',
  'AbortSignal.any',
  'HTMLFormElement.prototype.requestSubmit',
  'navigator.locks',
  'crypto.randomUUID',
  'structuredClone',
  'BroadcastChannel',
  'Object.hasOwn',
  'Object.groupBy',
  'Promise.withResolvers',
  'URL.canParse',
  'Array.prototype.toSorted',
  'Array.prototype.findLast',
] as const;
