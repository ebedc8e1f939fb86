import { askTheTime, clockAhead } from './clock';
import { markSent } from './recent-leads';
import { reportDelivery } from './lead-events';
import { getLead, LEAD_LIFETIME_MS, putLead, removeLead, type LeadRecord } from './outbox';
import { dispatchOutboxEvent } from './outbox-events';
import { send, SEND_TIMEOUT_MS } from './transport';
import type { Settlement } from './types';
import { webhookOf, type Webhook } from './webhooks';

/**
 * How long a page reserves a lead for its own attempt: longer than any attempt takes, so that a lease only expires
 * if the page is gone.
 */
const LEASE_MS = SEND_TIMEOUT_MS + 5_000;
/** A delivery later than this after the press is announced as `late`, in milliseconds. */
const LATE_MS = 60_000;
/** The first wait between attempts, in milliseconds; it doubles with each attempt. */
export const FIRST_RETRY_MS = 5_000;
/**
 * The longest wait between attempts, in milliseconds. With the attempt itself it is less than ten minutes: no request
 * waits longer than that after its webhook is up again.
 */
export const LONGEST_RETRY_MS = 9 * 60_000;
/** From this many attempts that may have arrived on, they come minutes, then hours apart (`spread`). */
export const FAST_UNREAD = 5;
/** The most attempts of that kind that pages make by themselves. */
const MOST_UNREAD = 10;
/** The last of them comes this long before the lead expires, in milliseconds. */
const LAST_BEFORE_END_MS = 30 * 60_000;

/**
 * Reserves a record for an attempt by this page, and stores it.
 * @returns the record as stored, for `deliver`
 */
export function lease(record: LeadRecord): LeadRecord {
  const now = Date.now();
  const leased = {
    ...record,
    ahead: record.ahead ?? clockAhead(),
    triedAt: now,
    // The random fraction of a millisecond makes this lease different from any other page's.
    leaseUntil: now + LEASE_MS + Math.random(),
  };
  putLead(leased);
  return leased;
}

/** The attempts that this page is making. */
const running = new Set<{ place: string; end: () => void }>();

/** Ends this page's attempts to send a lead that has been deleted; what they come to is not written back. */
export function endAttempts(place: string): void {
  for (const attempt of running) if (attempt.place === place) attempt.end();
}

/**
 * Sends a leased record; deletes it when delivered, otherwise schedules the next attempt. The request leaves
 * before the first await.
 */
export async function deliver(record: LeadRecord): Promise<Settlement> {
  const webhook = webhookOf(record.form);
  const sending = new AbortController();
  let isDeleted = false;
  const attempt = { place: record.place, end: () => ((isDeleted = true), sending.abort()) };
  running.add(attempt);
  const result = await send(webhook, record.body, sending);
  running.delete(attempt);
  const now = Date.now();
  const stored = getLead(record.place);
  if (result.kind === 'delivered') {
    markSent(record);
    // By now a corrected request may be stored in the same place.
    if (stored?.id === record.id) removeLead(record.place);
    // Reported here and not by the form, so that a lead delivered later, from another page, is counted too.
    if (!record.isCorrection) reportDelivery(record);
    dispatchOutboxEvent(now - record.created > LATE_MS ? 'late' : 'delivered', record);
    return 'delivered';
  }
  if (isDeleted) return 'unreachable';
  // No personal data in the console: only the status or the error's name.
  console.error('Error submitting form', result.kind === 'answered' ? result.status : result.reason);
  const answered = result.kind === 'answered';
  const retryMs =
    answered && result.refused
      ? LONGEST_RETRY_MS
      : Math.min(FIRST_RETRY_MS * 2 ** record.attempts, LONGEST_RETRY_MS);
  let isSaved = true;
  if (isOurs(record, stored, now)) {
    const keeper = putLead({
      ...(stored ?? record),
      // With a clock that was ahead, the lead would be kept for longer than allowed.
      created: Math.min(record.created, now),
      attempts: record.attempts + 1,
      // After the time limit the receiver may still have taken it: said if the visitor deletes it.
      unread: Math.max(stored?.unread ?? 0, Number(!answered && result.reason === 'AbortError')),
      // Half fixed, half random, so that visitors do not all retry in the same second after an outage.
      nextAt: now + (retryMs * (1 + Math.random())) / 2,
      notBefore: answered ? now + result.retryAfterMs : 0,
      leaseUntil: 0,
    });
    isSaved = keeper !== 'page';
  }
  dispatchOutboxEvent('waiting', record);
  if (!answered) void countUnread(record, webhook);
  if (!isSaved) return 'unsaved';
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
 * If the site and the webhook's host can both be reached, but an attempt got no answer, the answers may be unreadable
 * from here (CORS, or slower than the time limit) while every attempt arrives. Only then are attempts counted.
 */
async function countUnread({ place, id }: LeadRecord, { url }: Webhook): Promise<void> {
  // Not the webhook's own address: some services take any request there for a new lead.
  const host = { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store' } as const;
  const isHostUp = async () => fetch(`${new URL(url).origin}/robots.txt`, host).catch(() => undefined);
  if (!(await askTheTime()) || !(await isHostUp())) return;
  const stored = getLead(place);
  // Delivered, deleted or corrected meanwhile.
  if (stored?.id !== id) return;
  const counted = { ...stored, unread: stored.unread + 1 };
  putLead(counted.unread < FAST_UNREAD ? counted : { ...counted, nextAt: spread(counted) });
}

/**
 * The next of the attempts that are left: each wait longer than the one before by the same factor, the last attempt
 * in the last hour of the lead.
 */
function spread({ created, unread }: LeadRecord): number {
  const whole = LEAD_LIFETIME_MS - LAST_BEFORE_END_MS;
  const passed = Math.max(Date.now() - created, 60_000);
  // One is always left for the end, also where presses and opened pages have used up the others.
  const left = Math.max(MOST_UNREAD - unread, 1);
  return created + (passed < whole ? passed * (whole / passed) ** (1 / left) : LEAD_LIFETIME_MS);
}
