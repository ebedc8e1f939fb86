import { askTheTime, clockAhead } from './clock';
import { deliver, lease } from './deliver';
import {
  dispatchOutboxEvent,
  getLead,
  listExpired,
  listLeads,
  OUTBOX_EVENT,
  putLead,
  readStored,
  removeLead,
  type LeadRecord,
} from './outbox';
import { readRecentLeads } from './recent-leads';
import { retryEngine, type RetryEngine } from './retry';
import { OUTBOX_PREFIX } from './storage-keys';
import { endAttempt } from './transport';
import type { OutboxChange } from './types';
import { webhookOf } from './webhooks';

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

/**
 * Delivers what waits in this browser (`retryEngine`).
 * @param opened whether the visitor has just opened the page; wrong just after a failed send
 */
export function startDelivery(opened = true): void {
  // Added again, the same listener stays one.
  addEventListener('storage', follow);
  void engine.start(opened);
}

/**
 * Deletes a waiting lead, because the visitor asked for it, and ends the attempts to send it.
 * @returns whether it may have arrived before
 */
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
