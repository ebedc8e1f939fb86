import { deliver, FIRST_RETRY_MS, lease, LEASE_MS, LONGEST_RETRY_MS } from './deliver';
import { justSent } from './just-sent';
import { browserOutbox, LEAD_LIFETIME_MS, type LeadRecord } from './outbox';
import { OUTBOX_EVENT } from './outbox-key';
import type { FormFamily } from './types';

/**
 * Whether a lead may be sent now: no page is sending it, and its waiting times are over.
 * @param now milliseconds since 1970
 * @param eager ignores our own wait (`nextAt`), not the receiver's
 */
export function isDue(
  { created, leaseUntil, notBefore, nextAt }: LeadRecord,
  now: number,
  eager: boolean,
): boolean {
  // A wait longer than any that we set, or a lead created in the future, means that the device's clock was set back:
  // such a wait does not count.
  const isOver = (until: number, longestMs: number) =>
    until <= now || until - now > longestMs + 1000 || created - now > 1000;
  return (
    isOver(leaseUntil, LEASE_MS) &&
    isOver(notBefore, LEAD_LIFETIME_MS) &&
    (eager || isOver(nextAt, LONGEST_RETRY_MS))
  );
}

/**
 * Runs `task` unless another tab runs one for the same lead. Between pages that do not overlap, leases do this.
 */
async function exclusively(place: string, task: () => Promise<void>): Promise<void> {
  try {
    await navigator.locks.request(`lead:${place}`, { ifAvailable: true }, (lock) =>
      lock ? task() : undefined,
    );
  } catch {
    // This browser has no Web Locks, or blocks them together with storage.
    await task();
  }
}

async function retry(place: string, eager: boolean): Promise<void> {
  const stored = browserOutbox().get(place);
  if (!stored || !isDue(stored, Date.now(), eager)) return;
  // A duplicated tab copies `sessionStorage`; the lead may have been delivered from the original tab since.
  if (justSent().includes(stored.id)) return browserOutbox().remove(place);
  const record = lease(stored);
  if (!('locks' in navigator)) {
    // Without Web Locks two tabs can lease at the same moment: the later write wins, and the other tab sees that
    // here.
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 50));
    if (browserOutbox().get(place)?.leaseUntil !== record.leaseUntil) return;
  }
  await deliver(record);
}

let timer: ReturnType<typeof setTimeout> | undefined;

let isHeld = false;

/**
 * Stops new attempts while this page is being left for another page of the site. It could not read the answer any
 * more, and the next page would find the lead in the outbox and send it again.
 * @param hold false when the page is still there, or back again: then everything that waits is tried
 */
export function holdDelivery(hold: boolean): void {
  isHeld = hold;
  // While held, this only clears the timer.
  void sweep(true);
}

/** Tries every lead that is due (`eager`: ignoring our own wait) and sets the timer for the next. */
async function sweep(eager: boolean): Promise<void> {
  clearTimeout(timer);
  if (isHeld) return;
  await Promise.all(
    browserOutbox()
      .all()
      // Looked at before the lock, so that a sweep with nothing to do does not keep another one from its work.
      .filter((record) => isDue(record, Date.now(), eager))
      .map(({ place }) => exclusively(place, () => retry(place, eager))),
  );
  const waits = browserOutbox()
    .all()
    .map(({ nextAt, notBefore, leaseUntil }) => Math.max(nextAt, notBefore, leaseUntil) - Date.now());
  clearTimeout(timer);
  if (!waits.length) return;
  // Rounded up: a timer that fires a fraction of a millisecond early finds nothing due.
  const wait = Math.ceil(Math.min(Math.max(FIRST_RETRY_MS / 2, Math.min(...waits)), LONGEST_RETRY_MS));
  timer = setTimeout(() => void sweep(false), wait);
}

let started = false;

/**
 * Delivers what waits in this browser: now, when the connection returns, when the page comes back from the
 * back/forward cache, and whenever a retry is due. Calling it twice adds no second set of listeners.
 * @param eager ignores our own wait: right at the start of a visit, wrong just after a failed send
 */
export function startDelivery(eager = true): void {
  if (!started) {
    started = true;
    addEventListener('online', () => void sweep(true));
    addEventListener('pageshow', ({ persisted }) => void (persisted && sweep(true)));
  }
  void sweep(eager);
}

/** The leads that wait in this browser, without their contents: what a notice needs. */
export function undelivered(): { form: FormFamily; created: Date }[] {
  return browserOutbox()
    .all()
    .map(({ form, created }) => ({ form, created: new Date(created) }));
}

/** Deletes every waiting lead, unsent: the visitor asked for it on a shared device. */
export function discardWaiting(): void {
  for (const { place } of browserOutbox().all()) browserOutbox().remove(place);
}

/** Calls back once, when no lead waits in this browser any more. */
export function whenAllDelivered(then: () => void): void {
  const look = (): void => {
    if (browserOutbox().all().length) return;
    removeEventListener(OUTBOX_EVENT, look);
    then();
  };
  addEventListener(OUTBOX_EVENT, look);
}
