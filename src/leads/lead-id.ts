import type { FormFamily, LeadPayload } from './types';

/**
 * Names the place in which a lead waits: one for each form family and phone number, so that a request that is
 * corrected while it waits takes the place of the one before it. A phone number is its last ten digits, however written.
 */
export function leadPlace(family: FormFamily, { phone }: LeadPayload): string {
  const number = String(phone);
  return hash(`${family}:${number.replace(/\D/g, '').slice(-10) || number}`);
}

/** Names a lead by what it says: the same values in the same form, whenever they are sent. */
export function leadId(family: FormFamily, payload: LeadPayload): string {
  return hash(family + JSON.stringify({ ...payload, timestamp: '', attribution: '' }));
}

/** Two 32-bit multiplicative hashes, so that no personal data is readable in a storage key. */
function hash(said: string): string {
  return [0x9e3779b1, 0x5f356495]
    .map((multiplier) => {
      let bits = said.length;
      for (let index = 0; index < said.length; index++)
        bits = Math.imul(bits ^ said.charCodeAt(index), multiplier);
      return (bits >>> 0).toString(36);
    })
    .join('');
}
