import type { LeadPayload } from './types';

/**
 * Names a lead by what it says: the same values for the same webhook give the same id, whenever they are sent.
 * Two 32-bit multiplicative hashes, so that no personal data is readable in a storage key.
 */
export function leadId(webhook: string, payload: LeadPayload): string {
  const said = webhook + JSON.stringify({ ...payload, timestamp: '', attribution: '' });
  return hash(said, 0x9e3779b1) + hash(said, 0x5f356495);
}

function hash(said: string, multiplier: number): string {
  let bits = said.length;
  for (let index = 0; index < said.length; index++)
    bits = Math.imul(bits ^ said.charCodeAt(index), multiplier);
  return (bits >>> 0).toString(36);
}
