import { listLeads, type LeadRecord } from './outbox';
import type { PendingForm } from './pending-form';
import { UNTRIED } from './retry';
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
  const id = leadId(settings.family, payload);
  return {
    ...UNTRIED,
    id,
    place: id,
    form: settings.family,
    body: JSON.stringify(payload),
    payload,
    value,
    variant,
    created,
    ahead,
    pressedAt: created,
    service: document.querySelector<HTMLOptionElement>(`option[value="${values.service}"]`)?.label,
  };
}

/** The same lead with other values in its payload, whose fields keep their order; nothing has been tried on it. */
export function changeLead(lead: LeadRecord, changes: LeadPayload): LeadRecord {
  const payload = { ...lead.payload, ...changes };
  return {
    ...lead,
    ...UNTRIED,
    pressedAt: Date.now(),
    id: leadId(lead.form, payload),
    body: JSON.stringify(payload),
    payload,
  };
}

/**
 * Gives a new lead its place. It takes that of a waiting one only where it corrects it: the form still holds what was
 * sent, or nothing but the number differs. Anything else is another job.
 */
export function placeLead(lead: LeadRecord, held?: string): LeadRecord {
  const waiting = listLeads();
  const same = waiting.find(({ id }) => id === lead.id);
  if (same) return { ...lead, place: same.place };
  for (const before of waiting.filter(({ leaseUntil }) => leaseUntil < Date.now())) {
    const { place } = before;
    const corrected = (before.corrected ?? 0) + 1;
    if (withoutNumber(before) === withoutNumber(lead)) {
      return { ...changeLead(before, { phone: lead.payload.phone ?? '' }), corrected };
    }
    if (place === held && before.form === lead.form) return { ...lead, place, corrected };
  }
  const isFree = !waiting.some(({ place }) => place === lead.place);
  return isFree ? lead : { ...lead, place: lead.place + lead.created.toString(36) };
}

/** What a lead says besides its phone number. */
const withoutNumber = (lead: LeadRecord): string => leadId(lead.form, { ...lead.payload, phone: '' });

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
