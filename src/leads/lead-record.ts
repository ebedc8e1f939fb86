import type { PendingForm } from './pending-form';
import type { LeadRecord } from './outbox';
import type { FormDefinition, FormFamily, FormValues, LeadFormSettings, LeadPayload } from './types';

/**
 * Makes a lead of what a form holds, ready for the outbox.
 * @param press the moment and the page of the press, which may have been an earlier page than this one
 */
export function makeLeadRecord(
  definition: FormDefinition,
  values: FormValues,
  settings: Pick<LeadFormSettings, 'family' | 'page' | 'source' | 'language'>,
  press: Pick<PendingForm, 'created' | 'ahead' | 'attribution' | 'value' | 'variant'>,
): LeadRecord {
  // A variant that is not the page's own: the visitor saw the second version of a landing page and then went on.
  const { created, ahead, attribution, value, variant = attribution?.last.variant } = press;
  const payload = definition.buildPayload(values, {
    ...settings,
    origin: location.origin,
    now: new Date(created),
    attribution,
  });
  return {
    id: leadId(settings.family, payload),
    place: leadPlace(settings.family, payload),
    form: settings.family,
    body: JSON.stringify(payload),
    value,
    variant,
    created,
    ahead,
    attempts: 0,
    unread: 0,
    pressedAt: created,
    service: document.querySelector<HTMLOptionElement>(`option[value="${values.service}"]`)?.label,
    triedAt: 0,
    nextAt: 0,
    notBefore: 0,
    leaseUntil: 0,
  };
}

/**
 * The place of a waiting lead: one for each form family, phone number (its last ten digits), service and address, so
 * that a corrected request replaces the one that still waits, and a second job of the same person does not.
 */
function leadPlace(family: FormFamily, { phone, service, address }: LeadPayload): string {
  const number = String(phone);
  return hash(
    [family, number.replace(/\D/g, '').slice(-10) || number, service, address].join(':').toLowerCase(),
  );
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
