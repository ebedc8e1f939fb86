/**
 * Browser APIs that Safari 15 lacks. It is the oldest browser in which forms must work, so sending a request must not
 * need any of them.
 */
export const newerParts = (
  'AbortSignal.timeout AbortSignal.any HTMLFormElement.prototype.requestSubmit navigator.locks ' +
  'crypto.randomUUID structuredClone BroadcastChannel Object.hasOwn Object.groupBy Promise.withResolvers ' +
  'URL.canParse Array.prototype.toSorted Array.prototype.findLast'
).split(' ');
