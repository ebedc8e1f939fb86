import { leadId, leadPlace } from './lead-id';
import type { LeadRecord } from './outbox';
import type { Attribution, FormDefinition, FormValues, LeadFormSettings } from './types';

/**
 * Makes a lead of what a form holds, ready for the outbox.
 * @param now the moment of the press
 */
export function leadRecord(
  definition: FormDefinition,
  values: FormValues,
  { page, source }: Pick<LeadFormSettings, 'page' | 'source'>,
  now: Date,
  attribution: Attribution | undefined,
): LeadRecord {
  const { origin } = location;
  const { family } = definition;
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
