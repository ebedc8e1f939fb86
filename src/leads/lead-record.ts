import { leadId } from './lead-id';
import type { LeadRecord } from './outbox';
import type { Attribution, FormDefinition, FormValues, LeadFormSettings } from './types';

/** What a lead needs to know of its form besides the family. */
export type LeadOrigin = Pick<LeadFormSettings, 'page' | 'source' | 'webhook' | 'transport'>;

/**
 * Makes a lead of what a form holds, ready for the outbox.
 * @param now the moment of the press
 */
export function leadRecord(
  definition: FormDefinition,
  values: FormValues,
  { page, source, webhook, transport }: LeadOrigin,
  now: Date,
  attribution: Attribution | undefined,
): LeadRecord {
  const { origin } = location;
  const payload = definition.buildPayload(values, { page, source, origin, now, attribution });
  return {
    id: leadId(webhook, payload),
    form: definition.family,
    url: webhook,
    transport,
    body: JSON.stringify(payload),
    created: now.getTime(),
    attempts: 0,
    nextAt: 0,
    notBefore: 0,
    leaseUntil: 0,
  };
}
