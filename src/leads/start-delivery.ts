import { askTheTime, clockAhead } from './clock';
import { deliver, endAttempts, FAST_UNREAD, FIRST_RETRY_MS, lease, LONGEST_RETRY_MS } from './deliver';
import { readRecentLeads } from './recent-leads';
import { getLead, listExpired, listLeads, putLead, removeLead, type LeadRecord } from './outbox';
import { dispatchOutboxEvent, OUTBOX_EVENT } from './outbox-events';
import { OUTBOX_PREFIX } from './storage-keys';
import { webhookOf } from './webhooks';

/** A page that is opened tries what has not been tried for this long, in milliseconds (ten minutes). */
const UNTRIED_MS = 10 * 60_000;
/** A press sends the same bytes at most this often, in milliseconds. */
const SAME_BYTES_MS = 60_000;

/** When the visitor last opened this page, came back to it, or the connection returned. */
let openedAt = 0;

/** When this page may send a lead by itself. */
function dueAt(record: LeadRecord): number {
  const { form, created, triedAt, nextAt, unread, notBefore, leaseUntil } = record;
  // Of an older build, with a family that is gone: it expires.
  if (!(webhookOf(form) as unknown)) return Infinity;
  // The device's clock was set back since: the waits are longer than they were meant to be.
  if (Math.max(created, triedAt) > Date.now() + 1000) return 0;
  const isOpened = triedAt <= openedAt;
  // Few attempts have been made, or it is known that none of them has arrived: one more does no harm.
  const opened = unread < FAST_UNREAD ? 0 : triedAt + UNTRIED_MS;
  return Math.max(isOpened ? Math.min(opened, nextAt) : nextAt, notBefore, leaseUntil);
}

const isDue = (record: LeadRecord): boolean => dueAt(record) <= Date.now();

/**
 * A press sends a waiting lead at once, whatever wait was planned, but the same bytes at most once a minute.
 * @returns the record to send; undefined where the last press was less than a minute ago, or a page is sending it. Then
 *   it is sent after that minute.
 */
export function pressAgain(record: LeadRecord): LeadRecord | undefined {
  const now = Date.now();
  const again = record.pressedAt > now ? now : record.pressedAt + SAME_BYTES_MS;
  const isFree = dueAt({ ...record, nextAt: 0, notBefore: 0 }) <= now;
  if (isFree && again <= now) return { ...record, pressedAt: now };
  putLead({
    ...record,
    nextAt: Math.min(Math.max(record.nextAt, record.notBefore), again),
    notBefore: 0,
  });
  return undefined;
}

/**
 * Runs `task` unless another tab runs one for the same lead. Between pages that do not overlap, leases do this.
 */
async function exclusively(place: string, task: () => Promise<void>): Promise<void> {
  try {
    await navigator.locks.request(OUTBOX_PREFIX + place, { ifAvailable: true }, (lock) =>
      lock ? task() : undefined,
    );
  } catch {
    // This browser has no Web Locks, or blocks them together with storage.
    await task();
  }
}

async function retry(place: string): Promise<void> {
  const stored = getLead(place);
  if (!stored || !isDue(stored)) return;
  // A duplicated tab copies `sessionStorage`; the lead may have been delivered from the original tab since.
  if (readRecentLeads().has(stored.id)) {
    removeLead(place);
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
  removeLead(record.place);
  dispatchOutboxEvent('expired', record);
}

let timer: ReturnType<typeof setTimeout> | undefined;

let isDeliveryHeld = false;

/**
 * Stops new attempts while this page is being left for another page of the site. It could not read the answer any
 * more, and the next page would find the lead in the outbox and send it again.
 * @param hold false when the page is still there, or back again: then everything that waits is tried
 */
export function pauseDelivery(hold: boolean): void {
  isDeliveryHeld = hold;
  // While held, this only clears the timer.
  void open();
}

/** The visitor opens this page, or comes back to it. */
function open(): Promise<void> {
  openedAt = Date.now();
  return sweep();
}

/** Tries every lead that is due and sets the timer for the next. */
async function sweep(): Promise<void> {
  clearTimeout(timer);
  if (isDeliveryHeld) return;
  for (const record of listExpired()) await expire(record);
  await Promise.all(
    listLeads()
      // Looked at before the lock, so that a sweep with nothing to do does not keep another one from its work.
      .filter(isDue)
      .map(({ place }) => exclusively(place, () => retry(place))),
  );
  const waits = listLeads().map((record) => dueAt(record) - Date.now());
  clearTimeout(timer);
  if (!waits.length) return;
  // Rounded up: a timer that fires a fraction of a millisecond early finds nothing due.
  const wait = Math.ceil(Math.min(Math.max(FIRST_RETRY_MS / 2, Math.min(...waits)), LONGEST_RETRY_MS));
  timer = setTimeout(() => void sweep(), wait);
}

/** What another tab has done to a lead is announced here, too. */
function follow({ key, oldValue, newValue }: StorageEvent): void {
  if (!key?.startsWith(OUTBOX_PREFIX) || newValue !== null || !oldValue) return;
  const record = JSON.parse(oldValue) as LeadRecord;
  endAttempts(record.place);
  dispatchOutboxEvent(readRecentLeads().has(record.id) ? 'delivered' : 'deleted', record);
}

let started = false;

/**
 * Delivers what waits in this browser: now, when the connection returns, when the visitor comes back to the page, and
 * whenever a retry is due. Calling it twice adds no second set of listeners.
 * @param opened whether the visitor has just opened the page; wrong just after a failed send
 */
export function startDelivery(opened = true): void {
  if (!started) {
    started = true;
    addEventListener('online', () => void open());
    addEventListener('pageshow', ({ persisted }) => void (persisted && open()));
    document.addEventListener('visibilitychange', () => void (document.hidden || open()));
    addEventListener('storage', follow);
  }
  void (opened ? open() : sweep());
}

/**
 * Deletes a waiting lead, because the visitor asked for it, and ends the attempts to send it.
 * @returns whether it may have arrived before
 */
export function discardLead(place: string): boolean {
  const stored = getLead(place);
  removeLead(place);
  endAttempts(place);
  if (stored) dispatchOutboxEvent('deleted', stored);
  return stored !== undefined && (stored.unread > 0 || stored.leaseUntil > Date.now());
}

/**
 * Calls back once, when no lead waits in this browser any more.
 * @param place only this one
 */
export function whenAllDelivered(then: () => void, place?: string): void {
  const look = (): void => {
    if (place ? getLead(place) : listLeads().length) return;
    removeEventListener(OUTBOX_EVENT, look);
    then();
  };
  addEventListener(OUTBOX_EVENT, look);
}
