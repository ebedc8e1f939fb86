import { markSent } from './just-sent';
import { browserOutbox, LEAD_LIFETIME_MS, type LeadRecord } from './outbox';
import { reportDelivery } from './lead-events';
import { announce } from './outbox-key';
import { send, SEND_TIMEOUT_MS } from './transport';
import type { Settlement } from './types';
import { webhookOf } from './webhooks';

/**
 * How long a page reserves a lead for its own attempt: longer than any attempt takes, so that a lease only expires
 * if the page is gone.
 */
export const LEASE_MS = SEND_TIMEOUT_MS + 5_000;
/** A delivery later than this after the press is announced as `late`, in milliseconds. */
const LATE_MS = 60_000;
/** The first wait between attempts, in milliseconds; it doubles with each attempt. */
export const FIRST_RETRY_MS = 5_000;
/**
 * From this many attempts without an answer on, while the site itself can be reached, the wait is `SLOW_MS`, and four
 * times as long each time. The tenth wait ends after the lead has expired, so there are ten attempts at most.
 */
const FAST_UNREAD = 5;
/**
 * In milliseconds (four minutes): a webhook that was only restarted gets the lead while its visitor may still be here.
 */
const SLOW_MS = 4 * 60_000;
/** The longest wait between attempts, in milliseconds. */
export const LONGEST_RETRY_MS = 15 * 60_000;

/**
 * Reserves a record for an attempt by this page, and stores it.
 * @returns the record as stored, for `deliver`
 */
export function lease(record: LeadRecord): LeadRecord {
  // The random fraction of a millisecond makes this lease different from any other page's.
  const leased = { ...record, leaseUntil: Date.now() + LEASE_MS + Math.random() };
  browserOutbox().put(leased);
  return leased;
}

/**
 * Sends a leased record; deletes it when delivered, otherwise schedules the next attempt. The request leaves
 * before the first await.
 */
export async function deliver(record: LeadRecord): Promise<Settlement> {
  const outbox = browserOutbox();
  const result = await send(webhookOf(record.form), record.body);
  const now = Date.now();
  const stored = outbox.get(record.place);
  if (result.kind === 'delivered') {
    // By now a corrected request may be stored in the same place.
    if (stored?.id === record.id) outbox.remove(record.place);
    markSent(record.id);
    // Reported here and not by the form, so that a lead delivered later, from another page, is counted too.
    reportDelivery(record);
    announce(now - record.created > LATE_MS ? 'late' : 'delivered');
    return 'delivered';
  }
  // No personal data in the console: only the status or the error's name.
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
      // With a clock that was ahead, the lead would be kept for longer than allowed.
      created: Math.min(record.created, now),
      attempts,
      // Half fixed, half random, so that visitors do not all retry in the same second after an outage.
      nextAt: now + (retryMs * (1 + Math.random())) / 2,
      // 0 if the receiver asked for no wait. The current time, from a clock that is ahead, would become a wait later.
      notBefore: answered && result.retryAfterMs ? now + result.retryAfterMs : 0,
      leaseUntil: 0,
    });
  }
  announce('waiting');
  if (!answered) void slowDown(record, attempts);
  if (!saved) return 'unsaved';
  return answered ? 'queued' : 'unreachable';
}

/**
 * Whether a failed attempt may write its record back. If this page was frozen past its lease, another page may
 * have delivered and deleted the lead, and it must stay deleted. Within the lease, a missing record means that
 * storage was wiped, and this page still has the lead.
 */
function isOurs(record: LeadRecord, stored: LeadRecord | undefined, now: number): boolean {
  return stored ? stored.leaseUntil === record.leaseUntil : now < record.leaseUntil;
}

/**
 * If the site can be reached but the webhook gives no answer, either the webhook is down, or its answers cannot be
 * read from here (CORS) and every attempt arrives. Because of the second case, later attempts come minutes, then
 * hours apart, and end after a few.
 */
async function slowDown(record: LeadRecord, attempts: number): Promise<void> {
  // Any answer means that the site can be reached.
  const isSiteUp = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  const stored = browserOutbox().get(record.place);
  // Another page is sending it by now.
  if (!isSiteUp || stored?.id !== record.id || stored.attempts !== attempts || stored.leaseUntil) return;
  const unread = (stored.unread ?? 0) + 1;
  browserOutbox().put({
    ...stored,
    unread,
    // Not `nextAt`: every newly opened page ignores that one.
    notBefore:
      unread < FAST_UNREAD
        ? stored.notBefore
        : Date.now() + Math.min(SLOW_MS * 4 ** (unread - FAST_UNREAD), LEAD_LIFETIME_MS),
  });
}
