import { forgetForm, keepForm } from '@/leads/kept-form';
import { deliverWaiting } from './leads';
import type { READY_EVENT } from '@/islands/ready';

/** A literal, held equal by its type: importing the value would cost a request of its own on every page. */
const READY: typeof READY_EVENT = 'island:ready';

/** After this long without its script a form is sent without it: the lead goes before the looks. In milliseconds. */
const PATIENCE_MS = 6000;

/** The island around an element, as long as it does not answer yet. */
function sleepingIsland(target: EventTarget | null): Element | null {
  return (target as Element).closest('astro-island:not([data-ready])');
}

/** Islands with a press in the queue: the visitor means one press, however often it was repeated. */
const queued = new WeakSet<Element>();

function queue(event: Event, island: Element, replay: () => void, giveUp?: () => void): void {
  event.preventDefault();
  // An island that wakes in this very moment would hear it, and the replay as well. A sign to wake it gets all the same.
  event.stopPropagation();
  island.dispatchEvent(new Event('click'));
  if (queued.has(island)) return;
  queued.add(island);
  const done = (act: (() => void) | undefined) => () => {
    clearTimeout(timer);
    island.removeEventListener(READY, whenReady);
    queued.delete(island);
    act?.();
  };
  const whenReady = done(replay);
  const timer = setTimeout(done(giveUp), PATIENCE_MS);
  island.addEventListener(READY, whenReady);
}

/** Shows the notice of a waiting lead; the script that otherwise does it cannot be fetched without a connection. */
function tellWaiting(): void {
  const notice = document.querySelector<HTMLElement>('undelivered-notice')!;
  const title = notice.querySelector<HTMLElement>('[data-title]')!;
  notice.hidden = false;
  title.textContent = title.dataset.title!;
}

// Capturing: before the island could hear it.
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    const island = form.matches('[data-lead-form]') && sleepingIsland(form);
    if (!island) return;
    const button = (event as SubmitEvent).submitter as HTMLButtonElement | null;
    if (button) button.ariaBusy = 'true';
    // Now, not when patience is over: the tab may be closed before.
    const isKept = keepForm(form);
    queue(
      event,
      island,
      () => form.requestSubmit(),
      () => {
        if (!isKept) return form.submit();
        // Not natively: on a line that is dead, whatever the browser believes of it, that ends on an error page.
        fetch(form.action, {
          method: 'POST',
          mode: 'no-cors',
          body: new URLSearchParams(new FormData(form) as never),
        })
          .then(() => {
            forgetForm(form);
            location.assign('/thank-you');
          })
          .catch(() => {
            if (button) button.ariaBusy = null;
            addEventListener('online', () => void deliverWaiting().catch(() => undefined), { once: true });
          });
        // Until an answer comes, which on such a line takes its time.
        tellWaiting();
      },
    );
  },
  true,
);

addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[type="button"]');
    const island = button && sleepingIsland(button);
    if (island) queue(event, island, () => button.click());
  },
  true,
);
