import { leastKeeper, listLeads, OUTBOX_EVENT, type LeadRecord } from '@/leads/outbox';
import { discardLead } from '@/leads/deliver';
import { readItem, removeItem, writeItem, NOTICE_CLOSED_KEY, NOTICE_TOLD_KEY } from '@/leads/storage';
import type { OutboxChange } from '@/leads/types';

/** What the notice and the thank-you page can say; each is the name of a data attribute that holds the text. */
type State = 'waiting' | 'sent' | 'expired' | 'deleted' | 'maybe';

/** How long the page's own first attempt may take before the visitor is told, in milliseconds. */
const PATIENCE_MS = 4_000;

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
  let saysWaiting = false;
  // The closed notice was of an earlier request.
  if (!patience) note(NOTICE_CLOSED_KEY, false);
  const tellWaiting = () => {
    if (listLeads().length > 0) tell?.('waiting');
    // Another tab was faster.
    else if (isSaidByPage && !shown) tell?.('sent');
  };
  if (tell) return void setTimeout(tellWaiting, patience);
  const row = notice.querySelector<HTMLElement>('[data-request]')!;
  const list = row.parentElement!;
  const confirmation = notice.dataset.confirm;
  /** One row for each request that waits, with a button that deletes it. */
  const listWaiting = (): void => {
    const waiting = listLeads().sort((a, b) => a.created - b.created);
    list.replaceChildren(
      ...waiting.map((lead) => {
        const one = row.cloneNode(true) as HTMLElement;
        one.hidden = false;
        const name = one.querySelector<HTMLElement>('[data-name]')!;
        name.textContent = nameOf(lead);
        // With one there is nothing to tell apart.
        name.hidden = waiting.length === 1 && shown === 'waiting';
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
    saysWaiting = listLeads().length > 0;
    note(NOTICE_TOLD_KEY, saysWaiting);
    for (const element of document.querySelectorAll<HTMLElement>('[data-waiting]'))
      element.textContent = wordsOf(element, state);
    notice.hidden =
      (isSaidByPage && ['waiting', 'sent'].includes(state)) ||
      (state === 'waiting' && isNoted(NOTICE_CLOSED_KEY));
    listWaiting();
    makeRoom(notice);
  };

  addEventListener(OUTBOX_EVENT, (event) => {
    const { what } = (event as CustomEvent<OutboxChange>).detail;
    if (what === 'expired' || (what === 'deleted' && shown)) return tell?.(what);
    listWaiting();
    if (what === 'waiting' || what === 'deleted' || listLeads().length > 0) return;
    if (what === 'late' || isNoted(NOTICE_TOLD_KEY) || saysWaiting || isSaidByPage) tell?.('sent');
  });
  notice.querySelector('[data-close]')?.addEventListener('click', () => {
    notice.hidden = true;
    makeRoom(notice);
    if (shown === 'waiting') note(NOTICE_CLOSED_KEY, true);
  });
  // Without a connection there is no attempt to wait for.
  setTimeout(tellWaiting, navigator.onLine ? patience : 0);
}

/**
 * What the text of an element says in a state. While something waits, that depends on what keeps it: the device, this
 * tab or this page. After one of several was deleted the others still wait.
 */
function wordsOf({ dataset, textContent }: HTMLElement, state: State): string | null {
  // `data-sessionstorage` and `data-page`; what the device keeps needs no words of its own.
  const waiting = dataset[leastKeeper().toLowerCase()] ?? dataset.waiting;
  if (state === 'waiting') return waiting ?? textContent;
  const words = dataset[state];
  if (!words) return textContent;
  return listLeads().length > 0 && dataset.others ? `${words} ${dataset.others}` : words;
}

/** What the notice says of requests that wait now; for those who say it in another place. */
export const waitingWords = (): string =>
  wordsOf(document.querySelector<HTMLElement>('undelivered-notice [data-waiting]')!, 'waiting') ?? '';

const BEGINNING = 40;

/** How the visitor recognizes a request: 'Rosa Delgado, Slab Leak Repair, 4120 Gaston Ave, Warm tile, Mon 3:12 PM'. */
function nameOf(lead: LeadRecord): string {
  const { fullName, firstName, lastName, address, message, details } = lead.payload;
  const written = String(message || details || '');
  const beginning = written.length > BEGINNING ? `${written.slice(0, BEGINNING)}…` : written;
  const name = fullName ?? [firstName, lastName].filter(Boolean).join(' ');
  const time = new Date(lead.created).toLocaleString(document.documentElement.lang || 'en-US', {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return [name, lead.service, address, beginning, time].filter(Boolean).join(', ');
}

/** Tells notifications (`islands/toast/toast.css`) how far up the notice reaches: one would lie on it for ten seconds. */
function makeRoom(notice: HTMLElement): void {
  const height = innerHeight - notice.getBoundingClientRect().top;
  document.documentElement.style.setProperty('--above-notice', notice.hidden ? '' : `${height + 12}px`);
}

/** Whether something is noted for the rest of the visit. */
const isNoted = (key: string): boolean => !!readItem('sessionStorage', key);

// Where storage is blocked, only this page knows.
const note = (key: string, holds: boolean): void =>
  void (holds ? writeItem('sessionStorage', key, '1') : removeItem('sessionStorage', key));
