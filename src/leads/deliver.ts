import { askTheTime, clockAhead } from './clock';
import { markSent } from './recent-leads';
import { reportDelivery } from './lead-events';
import {
  dispatchOutboxEvent,
  getLead,
  LEAD_LIFETIME_MS,
  putLead,
  removeLead,
  type LeadRecord,
} from './outbox';
import { afterFailure, FAST_UNREAD } from './retry';
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
/** The most attempts that may have arrived which pages make by themselves; from the fifth on they come minutes, then hours apart. */
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

/**
 * Sends a leased record; deletes it when delivered, otherwise schedules the next attempt. The request leaves
 * before the first await.
 */
export async function deliver(record: LeadRecord): Promise<Settlement> {
  const { place } = record;
  const webhook = webhookOf(record.form);
  const result = await send(webhook, record.body, place);
  // Deleted meanwhile: nothing is written back.
  if (!result) return 'unreachable';
  const now = Date.now();
  const stored = getLead(place);
  if (result.kind === 'delivered') {
    markSent(record);
    // By now a corrected request may be stored in the same place.
    if (stored?.id === record.id) removeLead(place, 'delivered');
    // Reported here and not by the form, so that a lead delivered later, from another page, is counted too.
    if (!record.isCorrection) reportDelivery(record);
    dispatchOutboxEvent(now - record.created > LATE_MS ? 'late' : 'delivered', record);
    return 'delivered';
  }
  const answered = result.kind === 'answered';
  // No personal data in the console: only the status or the error's name.
  console.error('Error submitting form', answered ? result.status : result.reason);
  // If this page was frozen past its lease, another page may have delivered and deleted the lead, and it must stay
  // deleted. Within the lease, a missing record means that storage was wiped, and this page still has the lead.
  const isOurs = stored ? stored.leaseUntil === record.leaseUntil : now < record.leaseUntil;
  const last = stored ?? record;
  const isSaved = !isOurs || putLead({ ...last, ...afterFailure(last, result) }) !== 'page';
  dispatchOutboxEvent('waiting', record);
  if (!answered) void countUnread(record, webhook);
  if (!isSaved) return 'unsaved';
  return answered ? 'queued' : 'unreachable';
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
  const remaining = Math.max(MOST_UNREAD - unread, 1);
  return created + (passed < whole ? passed * (whole / passed) ** (1 / remaining) : LEAD_LIFETIME_MS);
}
