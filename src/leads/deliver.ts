import { askTheTime, clockAhead } from './clock';
import {
  markSent,
  dispatchOutboxEvent,
  getLead,
  LEAD_LIFETIME_MS,
  putLead,
  removeLead,
  type LeadRecord,
  listExpired,
  listLeads,
  OUTBOX_EVENT,
  readStored,
  readRecentLeads,
} from './outbox';
import { reportDelivery } from './lead-events';
import { afterFailure, FAST_UNREAD, retryEngine, type RetryEngine } from './retry';
import { send, SEND_TIMEOUT_MS, webhookOf, type Webhook, endAttempt } from './transport';
import type { Settlement, OutboxChange } from './types';
import { OUTBOX_PREFIX } from './storage';

/** How long a page reserves a lead: longer than any attempt takes, so that a lease only expires if the page is gone. */
const LEASE_MS = SEND_TIMEOUT_MS + 5_000;
/** A delivery later than this after the press is announced as `late`, in milliseconds. */
const LATE_MS = 60_000;
/** The most attempts that may have arrived which pages make by themselves; from the fifth on they come minutes, then hours apart. */
const MOST_UNREAD = 10;
/** The last of them comes this long before the lead expires, in milliseconds. */
const LAST_BEFORE_END_MS = 30 * 60_000;

/** Reserves a record for an attempt by this page, and stores it. @returns the record for `deliver` */
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

/** Sends a leased record; deletes it when delivered, else plans the next attempt. Leaves before the first await. */
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

/** The next of the attempts left, each wait longer by the same factor, the last in the last hour of the lead. */
function spread({ created, unread }: LeadRecord): number {
  const whole = LEAD_LIFETIME_MS - LAST_BEFORE_END_MS;
  const passed = Math.max(Date.now() - created, 60_000);
  // One is always left for the end, also where presses and opened pages have used up the others.
  const remaining = Math.max(MOST_UNREAD - unread, 1);
  return created + (passed < whole ? passed * (whole / passed) ** (1 / remaining) : LEAD_LIFETIME_MS);
}

/** A press sends the same bytes at most this often, in milliseconds. */
const SAME_BYTES_MS = 60_000;

const engine: RetryEngine = retryEngine<LeadRecord>({
  list: async () => {
    for (const record of listExpired()) await expire(record);
    // Of an older build, with a family that is gone: it expires.
    return listLeads().filter(({ form }) => webhookOf(form) as unknown);
  },
  // Between pages that do not overlap, leases do this.
  lock: ({ place }) => OUTBOX_PREFIX + place,
  attempt: async ({ place }) => {
    const stored = getLead(place);
    if (!stored || !engine.isDue(stored)) return;
    // A duplicated tab copies `sessionStorage`; the lead may have been delivered from the original tab since.
    if (readRecentLeads().has(stored.id)) {
      removeLead(place, 'delivered');
      return dispatchOutboxEvent('delivered', stored);
    }
    const record = lease(stored);
    if (!('locks' in navigator)) {
      // Without Web Locks two tabs can lease at the same moment: the later write wins, and the other tab sees that
      // here.
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 50));
      if (getLead(place)?.leaseUntil !== record.leaseUntil) return;
    }
    await deliver(record);
  },
});

/**
 * A press sends a waiting lead at once, whatever wait was planned, but the same bytes at most once a minute.
 * @returns the record to send; undefined where the last press was less than a minute ago, or a page is sending it. Then
 *   it is sent after that minute.
 */
export function pressAgain(record: LeadRecord): LeadRecord | undefined {
  const now = Date.now();
  const again = record.pressedAt > now ? now : record.pressedAt + SAME_BYTES_MS;
  if (engine.isDue({ ...record, nextAt: 0, notBefore: 0 }) && again <= now)
    return { ...record, pressedAt: now };
  const nextAt = Math.min(Math.max(record.nextAt, record.notBefore), again);
  putLead({ ...record, nextAt, notBefore: 0 });
  return undefined;
}

/** Deletes a lead that is too old to be sent. The visitor has to be told, so only a page that is seen does this. */
async function expire(record: LeadRecord): Promise<void> {
  if (document.hidden) return;
  if (record.ahead) {
    if (!(await askTheTime())) return;
    // The clock was wrong at the press and is right now: it was set since, and the lead is not as old as it looks.
    if (clockAhead() === 0)
      return void putLead({ ...record, created: record.created + record.ahead, ahead: 0 });
  }
  removeLead(record.place, 'expired');
  dispatchOutboxEvent('expired', record);
}

/**
 * Stops new attempts while this page is being left for another page of the site. It could not read the answer any
 * more, and the next page would find the lead in the outbox and send it again. With false, when the page is still there,
 * or back again, everything that waits is tried.
 */
export const pauseDelivery = engine.hold;

/** What another tab has done to a lead (`removeLead`) is announced here, too. */
function follow({ key, oldValue, newValue }: StorageEvent): void {
  const record = readStored(key, oldValue);
  if (!record || !newValue || readStored(key, newValue)) return;
  endAttempt(record.place);
  dispatchOutboxEvent(newValue as OutboxChange['what'], record);
}

/** Delivers what waits here (`retryEngine`). @param opened whether the page was just opened: not after a failed send */
export function startDelivery(opened = true): void {
  // Added again, the same listener stays one.
  addEventListener('storage', follow);
  void engine.start(opened);
}

/** Deletes a waiting lead for the visitor, and ends attempts to send it. @returns whether it may have arrived */
export function discardLead(place: string): boolean {
  const stored = getLead(place);
  removeLead(place, 'deleted');
  endAttempt(place);
  if (stored) dispatchOutboxEvent('deleted', stored);
  return stored !== undefined && (stored.unread > 0 || stored.leaseUntil > Date.now());
}

/**
 * Calls back once, when no lead waits in this browser any more: delivered, deleted or expired.
 * @param then gets what has happened to the last one
 * @param place only this one
 */
export function whenNoneWaits(then: (last: OutboxChange) => void, place?: string): void {
  const look = (event: Event): void => {
    if (place ? getLead(place) : listLeads().length) return;
    removeEventListener(OUTBOX_EVENT, look);
    then((event as CustomEvent<OutboxChange>).detail);
  };
  addEventListener(OUTBOX_EVENT, look);
}
