import { reportPhoneConversion } from '@/leads/report-event';
import { UNDEFINED_ELEMENTS, scriptOf } from '../early/lazy-scripts';
import { wake } from '../early/islands';
import { late } from '../visitor-events';
import { savePendingForm } from '@/leads/pending-form';
import type { Keeper } from '@/leads/outbox';
import { deliverWaiting } from '../early/leads';

/** Sent on an `astro-island`, or a part with `data-island`, once its component handles events and needs no replay. */
export const READY_EVENT = 'island:ready';

/** Elements that do not handle presses yet. */
const UNHYDRATED = `:is(astro-island,[data-island]):not([data-ready]),${UNDEFINED_ELEMENTS}`;

/** What is pressed by a click. The button of a form is left out: its press arrives as the form's submit. */
const BUTTON = 'button[type=button],[data-in-place]';

/** Elements with a press in the queue: repeated presses count as one. */
const queued = new Set<Element>();

function press(control: HTMLElement): void {
  // Not `requestSubmit`: Safari before 16 lacks it.
  (control.matches('form') ? control.querySelector<HTMLElement>('[type=submit]')! : control).click();
}

function keepEarlyClick(event: Event): void {
  const target = event.target as Element;
  const control = event.type === 'submit' ? (target as HTMLElement) : target.closest<HTMLElement>(BUTTON);
  const sleeper = control?.closest(UNHYDRATED);
  if (!control || !sleeper) return;
  event.preventDefault();
  // An element that starts to handle presses at this very moment would get it twice: now, and when it is replayed.
  event.stopPropagation();
  // Each press retries a failed fetch.
  const script = scriptOf(sleeper);
  const waking = script ?? wake(sleeper);
  if (control.ariaExpanded) {
    // A question or a dropdown opens by its styles; its script takes it over as it finds it.
    control.ariaExpanded = String(control.ariaExpanded !== 'true');
    waking.catch(() => undefined);
    return;
  }
  const sendWithoutScript = control.dataset.leadForm && keepLead(event as SubmitEvent);
  if (queued.has(sleeper)) return void waking.catch(() => undefined);
  queued.add(sleeper);
  const ready =
    script ??
    new Promise((resolve, reject) => {
      sleeper.addEventListener(READY_EVENT, resolve);
      // Astro says so after a second attempt. Other presses wait on: the next touch fetches the script again.
      const fail = sendWithoutScript ? reject : () => undefined;
      sleeper.addEventListener('astro:hydration-error', fail);
      waking.catch(fail);
    });
  void Promise.race(sendWithoutScript ? [ready, late()] : [ready])
    .then(
      () => press(control),
      () => sendWithoutScript && sendWithoutScript(),
    )
    .finally(() => queued.delete(sleeper));
}

/**
 * Takes over from the script before the first island (`inline.ts`), which marked what was pressed
 * before this one ran. A phone number has been dialed already; its press is only reported.
 */
export function takeOverEarlyClicks(): void {
  // In the capturing phase: before the pressed element gets it.
  for (const type of ['click', 'submit']) addEventListener(type, keepEarlyClick, true);
  onclick = onsubmit = null;
  for (const control of document.querySelectorAll<HTMLElement>('[data-early]')) {
    delete control.dataset.early;
    if ('conversion' in control.dataset) reportPhoneConversion(control.dataset.conversion);
    else press(control);
  }
}

/** Shows the notice of a waiting lead; without a connection the script that otherwise does it cannot be fetched. */
function tellWaiting(keeper: Keeper): void {
  const notice = document.querySelector<HTMLElement>('undelivered-notice')!;
  const words = notice.querySelector<HTMLElement>('[data-waiting]')!;
  words.textContent = words.dataset[keeper.toLowerCase()] ?? words.dataset.waiting!;
  notice.hidden = false;
  notice.querySelector<HTMLElement>('[data-close]')!.onclick = () => (notice.hidden = true);
}

/**
 * Keeps a lead form that is submitted before its script has arrived, synchronously, because the tab may be closed
 * right after.
 * @returns sends the form without its script
 */
export function keepLead({ target, submitter }: SubmitEvent): () => void {
  const form = target as HTMLFormElement;
  if (submitter) submitter.ariaBusy = 'true';
  const keeper = savePendingForm(form);
  const send = (): void => {
    // The next page sends what is kept, as any lead. But only if the connection works: on a dead one, even if the
    // browser reports it as online, leaving would end on an error page, and what only this page keeps would be lost.
    const { next = '/thank-you' } = form.dataset;
    fetch(next, { method: 'HEAD' })
      .then(() => {
        if (keeper === 'page') return form.submit();
        form.reset();
        // The next press on this page is another request.
        delete form.dataset.pending;
        location.assign(next);
      })
      .catch(() => {
        if (submitter) submitter.ariaBusy = null;
        addEventListener('online', () => (keeper === 'page' ? send() : deliverWaiting(true)), { once: true });
      });
    // Shown until the answer comes, which takes a while on such a connection.
    tellWaiting(keeper);
  };
  return send;
}
