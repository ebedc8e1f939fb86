/**
 * Presses that come before what they are for: each is kept and played once its script listens. This is the only
 * place that plays them, whether they came before the early script, an island or a custom element.
 */
import { reportPhoneConversion } from '@/leads/conversion';
import type { READY_EVENT } from '@/islands/ready';
import { ASLEEP_ELEMENTS, scriptOf } from './lazy-scripts';
import { keepLead } from './lead-press';

/** A literal, held equal by its type: importing the value would cost a request of its own on every page. */
const READY: typeof READY_EVENT = 'island:ready';

/** What does not hear a press yet. */
const ASLEEP = `astro-island:not([data-ready]),${ASLEEP_ELEMENTS}`;

/** What is pressed with a click. A form's own button is not among it: its press arrives as the form's submit. */
const BUTTON = 'button[type=button],[data-in-place]';

/** After this long without its script a form is sent without it: the lead goes before the looks. In milliseconds. */
const PATIENCE_MS = 6000;

/** Sleepers with a press in the queue: the visitor means one press, however often it was repeated. */
const queued = new Set<Element>();

function whenAwake(sleeper: Element, play: () => void, fail: () => void): void {
  if (sleeper.localName === 'astro-island') sleeper.addEventListener(READY, play, { once: true });
  else scriptOf(sleeper)?.then(play, fail);
}

function press(control: HTMLElement): void {
  // Not `requestSubmit`, which Safari before 16 lacks.
  (control.matches('form') ? control.querySelector<HTMLElement>('[type=submit]')! : control).click();
}

function keepPress(event: Event): void {
  const target = event.target as Element;
  const control = event.type === 'submit' ? (target as HTMLElement) : target.closest<HTMLElement>(BUTTON);
  const sleeper = control?.closest(ASLEEP);
  if (!control || !sleeper) return;
  event.preventDefault();
  // A sleeper that wakes in this very moment would hear the press, and once more when it is played.
  event.stopPropagation();
  // The island's directive hears a press only from the island itself then; each one tries a failed fetch again.
  sleeper.dispatchEvent(new Event('click'));
  const sendWithoutScript = control.matches('[data-lead-form]') && keepLead(event as SubmitEvent);
  if (queued.has(sleeper)) return;
  queued.add(sleeper);
  const leaveQueue = (act?: () => void) => () => {
    clearTimeout(timer);
    if (queued.delete(sleeper)) act?.();
  };
  const timer = sendWithoutScript ? setTimeout(leaveQueue(sendWithoutScript), PATIENCE_MS) : undefined;
  whenAwake(
    sleeper,
    leaveQueue(() => press(control)),
    leaveQueue(),
  );
}

/**
 * Takes over from the script in the head (`layouts/inline-scripts.ts`), which has marked what was pressed before
 * this one came. A phone number was dialed already; its press is only reported.
 */
export function takeOverPresses(): void {
  // Capturing: before what is pressed could hear it.
  for (const type of ['click', 'submit']) addEventListener(type, keepPress, true);
  onclick = onsubmit = null;
  for (const control of document.querySelectorAll<HTMLElement>('[data-early]')) {
    delete control.dataset.early;
    if ('conversion' in control.dataset) reportPhoneConversion(control.dataset.conversion);
    else press(control);
  }
}
