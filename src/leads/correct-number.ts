import { formDefinitions } from './forms';
import { browserOutbox } from './outbox';
import type { SentRequest } from './sent-request';
import { submitLead } from './submit';
import type { FormDefinition, LeadPayload, Outcome } from './types';

/**
 * Sends a request again with the right phone number. One that still waits is replaced. One that the office has gets a
 * second one beside it, which names the first by its timestamp: in the message where the family has one, else as its
 * own timestamp, since no other field of those families could say it without harm (a name, a service, an e-mail).
 * @param note the sentence for the message; `{timestamp}` is the first request's
 */
export function correctNumber(
  { values, settings, timestamp }: SentRequest,
  phone: string,
  note: string,
): Promise<Outcome> {
  const definition: FormDefinition = formDefinitions[settings.family];
  const field = definition.fields.find(({ control, rows = 1 }) => control === 'textarea' && rows > 1)?.name;
  const waiting = browserOutbox()
    .all()
    .find(({ body }) => (JSON.parse(body) as LeadPayload).timestamp === timestamp);
  // While a page is sending it, it may be arriving.
  const replaces = waiting !== undefined && waiting.leaseUntil < Date.now();
  if (replaces) browserOutbox().remove(waiting.place);
  const refers = !replaces && field !== undefined;
  const texts = refers ? [note.replace('{timestamp}', timestamp), values[field]] : [];
  return submitLead(
    definition,
    { ...values, phone, ...(refers && { [field]: texts.filter(Boolean).join('\n') }) },
    { id: '', submitLabel: '', pendingLabel: '', toasts: {}, ...settings },
    refers ? new Date() : new Date(timestamp),
    // One that replaces a correction is one itself.
    !replaces || waiting.isCorrection,
  );
}
