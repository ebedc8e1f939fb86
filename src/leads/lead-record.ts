import type { LeadRecord } from './outbox';
import type {
  Attribution,
  FormDefinition,
  FormFamily,
  FormValues,
  LeadFormSettings,
  LeadPayload,
} from './types';

/**
 * Makes a lead of what a form holds, ready for the outbox.
 * @param now the moment of the press
 */
export function leadRecord(
  definition: FormDefinition,
  values: FormValues,
  { family, page, source }: Pick<LeadFormSettings, 'family' | 'page' | 'source'>,
  now: Date,
  attribution: Attribution | undefined,
): LeadRecord {
  const { origin } = location;
  const payload = definition.buildPayload(values, { page, source, origin, now, attribution });
  return {
    id: leadId(family, payload),
    place: leadPlace(family, payload),
    form: family,
    body: JSON.stringify(payload),
    value: document.body.dataset.leadValue,
    created: now.getTime(),
    attempts: 0,
    nextAt: 0,
    notBefore: 0,
    leaseUntil: 0,
  };
}

/**
 * The place of a waiting lead: one for each form family and phone number (its last ten digits), so that a
 * corrected request replaces the one that still waits.
 */
function leadPlace(family: FormFamily, { phone }: LeadPayload): string {
  const number = String(phone);
  return hash(`${family}:${number.replace(/\D/g, '').slice(-10) || number}`);
}

/**
 * The id of a lead, a hash of family and values: the same values in the same form have the same id, whenever they
 * are sent.
 */
function leadId(family: FormFamily, payload: LeadPayload): string {
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
