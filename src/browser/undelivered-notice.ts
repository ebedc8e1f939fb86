import { OUTBOX_EVENT, type OutboxChange } from '@/leads/outbox-key';
import { attempt, type LeadRecord } from '@/leads/outbox';
import { discardLead, listUndelivered } from '@/leads/start-delivery';

/** What the notice and the thank-you page can say; each is the name of a data attribute that holds the text. */
type State = 'waiting' | 'sent' | 'expired' | 'deleted' | 'maybe';

/** How long the page's own first attempt may take before the visitor is told, in milliseconds. */
const PATIENCE_MS = 4_000;

/** Set after the visitor has closed the notice of a waiting request, for the rest of the visit or until the next one. */
const CLOSED_KEY = 'notice-closed';
/** Set once a page has said that a request waits, until one has said what became of it. */
const ANNOUNCED_KEY = 'notice-told';

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
  let shown: State | undefined;
  // The closed notice was of an earlier request.
  if (!patience) note(CLOSED_KEY, false);
  const tellWaiting = () => {
    if (listUndelivered().length > 0) tell?.('waiting');
    // Another tab was faster.
    else if (isSaidByPage && !shown) tell?.('sent');
  };
  if (tell) return void setTimeout(tellWaiting, patience);
  const row = notice.querySelector<HTMLElement>('[data-request]')!;
  const list = row.parentElement!;
  const confirmation = notice.dataset.confirm;
  /** One row for each request that waits, with a button that deletes it. */
  const listWaiting = (): void => {
    const waiting = listUndelivered();
    list.replaceChildren(
      ...waiting.map((lead) => {
        const one = row.cloneNode(true) as HTMLElement;
        one.hidden = false;
        const name = one.querySelector<HTMLElement>('[data-name]')!;
        name.textContent = nameOf(lead);
        // With one there is nothing to tell apart.
        name.hidden = waiting.length === 1;
        one.querySelector<HTMLElement>('[data-delete]')!.onclick = () => {
          if (confirm(`${nameOf(lead)}\n\n${confirmation}`))
            tell?.(discardLead(lead.place) ? 'maybe' : 'deleted');
        };
        return one;
      }),
    );
  };
  tell = (state) => {
    shown = state;
    note(ANNOUNCED_KEY, state === 'waiting');
    for (const element of document.querySelectorAll<HTMLElement>('[data-waiting]'))
      element.textContent = element.dataset[state] ?? element.textContent;
    notice.hidden =
      (isSaidByPage && ['waiting', 'sent'].includes(state)) || (state === 'waiting' && isNoted(CLOSED_KEY));
    listWaiting();
    makeRoom(notice);
  };

  addEventListener(OUTBOX_EVENT, (event) => {
    const change = (event as CustomEvent<OutboxChange>).detail;
    if (change === 'expired' || (change === 'deleted' && shown)) return tell?.(change);
    listWaiting();
    if (change === 'waiting' || change === 'deleted' || listUndelivered().length > 0) return;
    if (change === 'late' || isNoted(ANNOUNCED_KEY) || shown === 'waiting' || isSaidByPage) tell?.('sent');
  });
  notice.querySelector('[data-close]')?.addEventListener('click', () => {
    notice.hidden = true;
    makeRoom(notice);
    if (shown === 'waiting') note(CLOSED_KEY, true);
  });
  setTimeout(tellWaiting, patience);
}

/** How the visitor recognizes a request: its service and when it was sent, 'Slab Leak Repair, Mon 3:12 PM'. */
function nameOf({ service, created }: LeadRecord): string {
  const time = new Date(created).toLocaleString(document.documentElement.lang || 'en-US', {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return service ? `${service}, ${time}` : time;
}

/** Tells notifications (`islands/toast/toast.css`) how far up the notice reaches: one would lie on it for ten seconds. */
function makeRoom(notice: HTMLElement): void {
  const height = innerHeight - notice.getBoundingClientRect().top;
  document.documentElement.style.setProperty('--above-notice', notice.hidden ? '' : `${height + 12}px`);
}

/** Whether something is noted for the rest of the visit. */
const isNoted = (key: string): boolean => attempt(() => key in sessionStorage) ?? false;

// Where storage is blocked, only this page knows.
const note = (key: string, holds: boolean): void =>
  attempt(() => (holds ? sessionStorage.setItem(key, '1') : sessionStorage.removeItem(key)));
