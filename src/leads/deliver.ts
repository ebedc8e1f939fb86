import { markSent } from './just-sent';
import { browserOutbox, type LeadRecord } from './outbox';
import { reportDelivery } from './lead-events';
import { OUTBOX_EVENT } from './outbox-key';
import { send, SEND_TIMEOUT_MS } from './transport';
import type { Settlement } from './types';

/** A lease outlasts the longest attempt, so that it ends only where the page that held it died. */
export const LEASE_MS = SEND_TIMEOUT_MS + 5_000;
/** The first wait between attempts, in milliseconds; it doubles with each attempt. */
export const FIRST_RETRY_MS = 5_000;
/** The longest wait between attempts, in milliseconds. */
export const LONGEST_RETRY_MS = 15 * 60_000;

/**
 * Marks a record as being sent by this page and stores it, at once.
 * @returns the record as stored, for `deliver`
 */
export function lease(record: LeadRecord): LeadRecord {
  // The random fraction of a millisecond tells this page's lease from any other's.
  const leased = { ...record, leaseUntil: Date.now() + LEASE_MS + Math.random() };
  browserOutbox().put(leased);
  return leased;
}

/**
 * Sends a leased record and settles it: deleted on delivery, else scheduled for later. The request leaves before
 * this function's first await.
 */
export async function deliver(record: LeadRecord): Promise<Settlement> {
  const outbox = browserOutbox();
  const result = await send(record.url, record.body, record.transport);
  const now = Date.now();
  if (result.kind === 'delivered') {
    outbox.remove(record.id);
    markSent(record.id);
    // Here and not where the form is, so that a lead that arrives late, from another page, counts too.
    reportDelivery(record.form);
    announce();
    return 'delivered';
  }
  // Status or error name only: no personal data in a log.
  console.error('Error submitting form', result.kind === 'answered' ? result.status : result.reason);
  const answered = result.kind === 'answered';
  const attempts = record.attempts + 1;
  const retryMs =
    answered && result.refused
      ? LONGEST_RETRY_MS
      : Math.min(FIRST_RETRY_MS * 2 ** record.attempts, LONGEST_RETRY_MS);
  let saved = true;
  if (isOurs(record, outbox.get(record.id), now)) {
    saved = outbox.put({
      ...record,
      attempts,
      // Half fixed, half random, so that the visitors of an outage do not all come back at once.
      nextAt: now + (retryMs * (1 + Math.random())) / 2,
      notBefore: now + (answered ? result.retryAfterMs : 0),
      leaseUntil: 0,
    });
  }
  announce();
  if (!saved) return 'unsaved';
  return answered ? 'queued' : 'unreachable';
}

/**
 * Whether a failed attempt may write its record back. A page that was frozen past its lease may find that another
 * one delivered the lead and deleted it; then it must not bring it back. Within the lease, a missing record means
 * that storage was wiped, and this page still has the lead.
 */
function isOurs(record: LeadRecord, stored: LeadRecord | undefined, now: number): boolean {
  return stored ? stored.leaseUntil === record.leaseUntil : now < record.leaseUntil;
}

function announce(): void {
  dispatchEvent(new Event(OUTBOX_EVENT));
}
