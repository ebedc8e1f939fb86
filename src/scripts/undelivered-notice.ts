import { OUTBOX_EVENT, type OutboxChange } from '@/leads/outbox-key';
import { discardWaiting, undelivered } from '@/leads/start-delivery';

/** What the notice and the thank-you page can say; each is the name of a data attribute that holds the text. */
type State = 'waiting' | 'sent' | 'expired' | 'deleted';

/** How long the page's own first attempt may take before the visitor is told, in milliseconds. */
const PATIENCE_MS = 4_000;

/** Set after the visitor has closed the notice of a waiting request, for the rest of the visit or until the next one. */
const CLOSED_KEY = 'notice-closed';
/** Set once a page has said that a request waits, until one has said what became of it. */
const TOLD_KEY = 'notice-told';

let tell: ((state: State) => void) | undefined;

/**
 * Tells the visitor about a lead that is still in this browser after the page's first attempt to send it, about
 * one delivered late, and about one that expired. Calling it again shows nothing twice.
 * @param patience how long a running attempt may take before the visitor is told, in milliseconds; 0 for a request
 * whose attempt has just failed
 */
export function watchUndelivered(patience = PATIENCE_MS): void {
  const notice = document.querySelector<HTMLElement>('undelivered-notice');
  if (!notice) return;
  // The thank-you page has its own text for a waiting request, so the box is not shown as well.
  const isSaidByPage = document.querySelector('main [data-waiting]') !== null;
  let told: State | undefined;
  // The closed notice was of an earlier request.
  if (!patience) note(CLOSED_KEY, false);
  const tellWaiting = () => {
    if (undelivered().length > 0) tell?.('waiting');
    // Another tab was faster.
    else if (isSaidByPage && !told) tell?.('sent');
  };
  if (tell) return void setTimeout(tellWaiting, patience);
  const remove = notice.querySelector<HTMLElement>('[data-delete]');
  tell = (state) => {
    told = state;
    note(TOLD_KEY, state === 'waiting');
    for (const element of document.querySelectorAll<HTMLElement>('[data-waiting]'))
      element.textContent = element.dataset[state] ?? element.textContent;
    notice.hidden =
      (isSaidByPage && ['waiting', 'sent'].includes(state)) || (state === 'waiting' && isNoted(CLOSED_KEY));
    if (remove) remove.hidden = state !== 'waiting';
    makeRoom(notice);
  };

  addEventListener(OUTBOX_EVENT, (event) => {
    const change = (event as CustomEvent<OutboxChange>).detail;
    if (change === 'expired') return tell?.('expired');
    if (change === 'waiting' || undelivered().length > 0) return;
    if (change === 'late' || isNoted(TOLD_KEY) || told === 'waiting' || isSaidByPage) tell?.('sent');
  });
  notice.querySelector('[data-close]')?.addEventListener('click', () => {
    notice.hidden = true;
    makeRoom(notice);
    if (told === 'waiting') note(CLOSED_KEY, true);
  });
  remove?.addEventListener('click', () => {
    if (!confirm(notice.dataset.confirm)) return;
    discardWaiting();
    tell?.('deleted');
  });
  setTimeout(tellWaiting, patience);
}

/** Tells notifications (`islands/toast/toast.css`) how far up the notice reaches: one would lie on it for ten seconds. */
function makeRoom(notice: HTMLElement): void {
  const height = innerHeight - notice.getBoundingClientRect().top;
  document.documentElement.style.setProperty('--above-notice', notice.hidden ? '' : `${height + 12}px`);
}

/** Whether something is noted for the rest of the visit. */
function isNoted(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function note(key: string, holds: boolean): void {
  try {
    if (holds) sessionStorage.setItem(key, '1');
    else sessionStorage.removeItem(key);
  } catch {
    // Blocked: only this page knows.
  }
}
