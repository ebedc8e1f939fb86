import type { SendResult } from './transport';

/** The first wait between attempts, in milliseconds; it doubles with each attempt. */
export const FIRST_RETRY_MS = 5_000;
/** The longest wait between attempts, in milliseconds: after an outage no request waits longer than ten minutes. */
export const LONGEST_RETRY_MS = 9 * 60_000;
/** From this many attempts that may have arrived on, an opened page does not try at once. */
export const FAST_UNREAD = 5;
/** Then it tries what has not been tried for this long, in milliseconds (ten minutes). */
const UNTRIED_MS = 10 * 60_000;

/** What is known of the attempts to send something. Times are milliseconds since 1970, by the device's clock. */
export interface Attempts {
  created: number;
  attempts: number;
  /** Attempts without an answer each of which may have arrived. */
  unread: number;
  triedAt: number;
  /** The next attempt of a page that stays open. */
  nextAt: number;
  /** From the receiver's Retry-After header; only a press ignores it. */
  notBefore: number;
  /** Until then a page is sending it, and others leave it alone. Unique to the lease. */
  leaseUntil: number;
}

/** Nothing has been tried. */
export const UNTRIED = { attempts: 0, unread: 0, triedAt: 0, nextAt: 0, notBefore: 0, leaseUntil: 0 };

/** The attempts after one that failed. Half of the wait is random: after an outage visitors do not all try at once. */
export function afterFailure(
  { created, attempts, unread }: Attempts,
  result: Exclude<SendResult, { kind: 'delivered' }>,
  longest = LONGEST_RETRY_MS,
): Omit<Attempts, 'triedAt'> {
  const now = Date.now();
  const answered = result.kind === 'answered';
  const wait = answered && result.refused ? longest : Math.min(FIRST_RETRY_MS * 2 ** attempts, longest);
  return {
    // With a clock that was ahead, it would be kept for longer than allowed.
    created: Math.min(created, now),
    attempts: attempts + 1,
    // After the time limit the receiver may still have taken it: said if the visitor deletes it.
    unread: Math.max(unread, Number(!answered && result.reason === 'AbortError')),
    nextAt: now + (wait * (1 + Math.random())) / 2,
    notBefore: answered ? now + result.retryAfterMs : 0,
    leaseUntil: 0,
  };
}

/** What `retryEngine` makes. */
export type RetryEngine = ReturnType<typeof retryEngine>;

interface Waiting<Item> {
  list: () => readonly Item[] | Promise<readonly Item[]>;
  /** Tries an item that was due. Behind its lock it may be gone, or not due any more: another tab has tried it. */
  attempt: (item: Item) => Promise<void>;
  /** The name of an item's lock: one tab at a time tries what has the same. */
  lock: (item: Item) => string;
  /** Whether others wait for the lock instead of leaving the item to the tab that has it. */
  inTurn?: boolean;
}

/** Tries again what waits in this browser: now, when connection or visitor return, and whenever an attempt is due. */
export function retryEngine<Item extends Attempts>({ list, attempt, lock, inTurn }: Waiting<Item>) {
  /** When the visitor last opened this page, came back to it, or the connection returned. */
  let openedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStarted = false;
  let isHeld = false;

  /** When this page may send an item by itself. */
  const dueAt = ({ created, triedAt, nextAt, unread, notBefore, leaseUntil }: Attempts): number => {
    // The device's clock was set back since: the waits are longer than they were meant to be.
    if (Math.max(created, triedAt) > Date.now() + 1000) return 0;
    // Few attempts have been made, or it is known that none of them has arrived: one more does no harm.
    const opened = unread < FAST_UNREAD ? 0 : triedAt + UNTRIED_MS;
    return Math.max(triedAt <= openedAt ? Math.min(opened, nextAt) : nextAt, notBefore, leaseUntil);
  };
  const isDue = (item: Attempts): boolean => dueAt(item) <= Date.now();

  const alone = async (item: Item): Promise<void> => {
    const task = () => attempt(item);
    try {
      await navigator.locks.request(lock(item), { ifAvailable: !inTurn }, (held) =>
        held ? task() : undefined,
      );
    } catch {
      // This browser has no Web Locks, or blocks them together with storage.
      await task();
    }
  };

  async function sweep(): Promise<void> {
    clearTimeout(timer);
    if (isHeld) return;
    await Promise.all((await list()).filter(isDue).map(alone));
    const waits = (await list()).map((item) => dueAt(item) - Date.now());
    clearTimeout(timer);
    if (!waits.length) return;
    // Rounded up: a timer that fires a fraction of a millisecond early finds nothing due.
    const wait = Math.ceil(Math.min(Math.max(FIRST_RETRY_MS / 2, Math.min(...waits)), LONGEST_RETRY_MS));
    timer = setTimeout(() => void sweep(), wait);
  }

  const open = (): Promise<void> => {
    openedAt = Date.now();
    return sweep();
  };

  return {
    isDue,
    start(opened = true): Promise<void> {
      if (!isStarted) {
        isStarted = true;
        addEventListener('online', () => void open());
        addEventListener('pageshow', ({ persisted }) => void (persisted && open()));
        document.addEventListener('visibilitychange', () => void (document.hidden || open()));
      }
      return opened ? open() : sweep();
    },
    /** Stops new attempts; false ends that, and everything that waits is tried. */
    hold(hold: boolean): void {
      isHeld = hold;
      // While held, this only clears the timer.
      void open();
    },
  };
}
