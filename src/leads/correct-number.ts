import { formDefinitions } from './forms';
import { changeLead, sendLead, type SentOutcome } from './submit';
import { getLead, type LeadRecord } from './outbox';
import { latinDigits } from '../lib/phone';

/**
 * Sends a request again with the right phone number. One that still waits is replaced in its place, with its
 * timestamp. One that the office has gets a second one beside it, which names the first by its timestamp: in the
 * message where the family has one, else as its own timestamp, since no other field of those families could say it
 * without harm (a name, a service, an e-mail). Nothing but the number is new, so nothing is checked again: the day that
 * was asked for may be over.
 * @param note the sentence for the message; `{timestamp}` is the first request's
 */
export function correctNumber(lead: LeadRecord, typed: string, note: string): Promise<SentOutcome> {
  const phone = latinDigits(typed.trim());
  const waiting = getLead(lead.place);
  const timestamp = String(lead.payload.timestamp);
  // While a page is sending it, it may be arriving.
  if (waiting?.payload.timestamp === timestamp && waiting.leaseUntil < Date.now())
    return sendLead(changeLead(waiting, { phone }));
  const field = formDefinitions[lead.form].fields.find(({ rows = 1 }) => rows > 1)?.name;
  const now = new Date();
  const refers = note.replace('{timestamp}', timestamp);
  const text = field && lead.payload[field];
  const second = changeLead(lead, {
    phone,
    ...(field && {
      [field]: [refers, text].filter(Boolean).join('\n'),
      timestamp: now.toISOString(),
    }),
  });
  return sendLead({
    ...second,
    place: second.id,
    created: now.getTime(),
    corrected: undefined,
    isCorrection: true,
  });
}
