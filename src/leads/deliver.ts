import { markSent } from './just-sent';
import { browserOutbox, LEAD_LIFETIME_MS, type LeadRecord } from './outbox';
import { reportDelivery } from './lead-events';
import { announce } from './outbox-key';
import { send, SEND_TIMEOUT_MS } from './transport';
import type { Settlement } from './types';
import { webhookOf } from './webhooks';

/** A lease outlasts the longest attempt, so that it ends only where the page that held it died. */
export const LEASE_MS = SEND_TIMEOUT_MS + 5_000;
/** A lead that is delivered later than this after the press is told of, in milliseconds. */
const LATE_MS = 60_000;
/** The first wait between attempts, in milliseconds; it doubles with each attempt. */
export const FIRST_RETRY_MS = 5_000;
/** From this attempt without an answer on, the next one comes an hour later, and then twice as late each time. */
const FAST_UNREAD = 5;
/** The most attempts without an answer while the site itself can be reached. */
const MOST_UNREAD = 10;
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
  const result = await send(webhookOf(record.form), record.body);
  const now = Date.now();
  const stored = outbox.get(record.place);
  if (result.kind === 'delivered') {
    // A corrected request may have taken its place meanwhile.
    if (stored?.id === record.id) outbox.remove(record.place);
    markSent(record.id);
    // Here and not where the form is, so that a lead that arrives late, from another page, counts too.
    reportDelivery(record);
    announce(now - record.created > LATE_MS ? 'late' : 'delivered');
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
  if (isOurs(record, stored, now)) {
    saved = outbox.put({
      ...record,
      // Of a clock that was ahead; without this the lead would be kept longer than it may.
      created: Math.min(record.created, now),
      attempts,
      // Half fixed, half random, so that the visitors of an outage do not all come back at once.
      nextAt: now + (retryMs * (1 + Math.random())) / 2,
      notBefore: now + (answered ? result.retryAfterMs : 0),
      leaseUntil: 0,
    });
  }
  announce('waiting');
  if (!answered) void slowDown(record, attempts);
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

/**
 * Where the site can be reached and the webhook gives no answer, either the webhook is down or its answer may not be
 * read from here, and then the lead arrives each time: after some attempts the next ones come hours apart, and they end.
 */
async function slowDown(record: LeadRecord, attempts: number): Promise<void> {
  const isSiteUp = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  const stored = browserOutbox().get(record.place);
  // Another page has it meanwhile.
  if (!isSiteUp || stored?.id !== record.id || stored.attempts !== attempts || stored.leaseUntil) return;
  const unread = (stored.unread ?? 0) + 1;
  const hours = 2 ** (unread - FAST_UNREAD);
  const waitMs = unread < MOST_UNREAD ? hours * 3600_000 : LEAD_LIFETIME_MS;
  browserOutbox().put({
    ...stored,
    unread,
    // Not `nextAt`, which every page that is opened ignores.
    notBefore: unread < FAST_UNREAD ? stored.notBefore : Date.now() + waitMs,
  });
}
