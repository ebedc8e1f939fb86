import { readValues, formWords, today } from '@/leads/fields';
import { formDefinitions } from '@/leads/forms';
import { toastEffects } from '@/leads/forms';
import { removePendingForm } from '@/leads/pending-form';
import { keyOf, leastKeeper, type LeadRecord } from '@/leads/outbox';
import { passToThankYou } from '@/leads/sent-request';
import { pauseDelivery, whenNoneWaits } from '@/leads/deliver';
import { type Outcome, submitLead } from '@/leads/submit';
import type { Effect, FieldErrors, FormValues, LeadFormSettings, ToastTone } from '@/leads/types';
import { waitingWords, watchUndelivered } from '@/browser/undelivered-notice';
import { showToast } from '../toast';
import { withPhoneLinks } from '../ui/phone-links';
import { forgetDraft, keepDraft } from './draft';
import { controlsOf, watchFields } from './field-errors';
import { offerPhotos, showSent } from './show-sent';

/** Sending takes long: the visitor is told after this time, in milliseconds. */
const SLOW_MS = 8_000;
/** If the next page has not loaded after this time, in milliseconds, this page sends waiting leads. */
const LEAVING_MS = 15_000;

/** What was sent, whether it still waits, and whether the form gave way to its thanks. */
interface Sent {
  /** What the form held at the press. */
  values?: FormValues;
  waits?: boolean;
  thanks?: boolean;
  lead?: LeadRecord | undefined;
}

/**
 * Adds to a form what it does beyond a native post: messages at the fields, a busy button, and the effects of the outcome
 * of its family, in order. A second press while the first is under way does nothing.
 * @returns takes that away again
 */
export function enhanceForm(
  form: HTMLFormElement,
  settings: LeadFormSettings,
  onClose?: () => void,
): () => void {
  const definition = formDefinitions[settings.family];
  const root = form.closest('.lead-form');
  const events = new AbortController();
  /** Aborted: the dialog around the form was closed. */
  const { signal } = events;
  let isSending = false;
  /** The place of the request that the form still holds: changed and pressed again, it is corrected. */
  let held: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => readValues(new FormData(form), definition);

  /** Says in the status line what happens: to screen readers and, with a tone, to everybody. */
  const tell = (text = '', tone?: ToastTone): void => {
    const line = root?.querySelector('[data-status]');
    if (!line) return;
    line.className = tone
      ? `mt-3 font-semibold leading-snug ${tone === 'destructive' ? 'field-error' : ''}`
      : 'sr-only';
    line.replaceChildren(...withPhoneLinks(text));
  };
  const warn = (text: string) => tell(text, 'destructive');
  const setBusy = busyButton(form, settings.pendingLabel);
  const checks = watchFields(form, settings, tell, signal);

  /** Shows mistakes: those given, or what the form finds wrong. */
  const refuse = (errors: FieldErrors = { ...checks.ask(), ...checks.faults() }): void => {
    const count = checks.show(errors);
    const { one, many } = formWords().faults;
    tell(count === 1 ? one : many.replace('{count}', String(count)));
  };

  /** Shows the thanks in place of the form, or the form again. */
  const setThanks = (isThanks: boolean): void => {
    const panel = root?.querySelector<HTMLElement>('[data-thanks]');
    if (!panel) return;
    root!.querySelector<HTMLElement>('[data-ask]')!.hidden = isThanks;
    panel.hidden = !isThanks;
    if (isThanks) panel.querySelector<HTMLElement>('[tabindex]')?.focus();
  };

  /** Goes to another page of the site; meanwhile this page sends nothing, since it could not read the answer. */
  const leave = (to: string, afterMs: number, whenStuck: () => void): void => {
    pauseDelivery(true);
    timer = setTimeout(() => {
      location.assign(to);
      timer = setTimeout(whenStuck, LEAVING_MS);
    }, afterMs);
  };
  const stay = (): void => {
    clearTimeout(timer);
    pauseDelivery(false);
  };

  const rest = (): void => {
    stay();
    isSending = false;
    setBusy(false);
    setThanks(false);
    tell();
  };

  async function perform(effect: Effect, { values, waits, thanks, lead }: Sent = {}): Promise<void> {
    switch (effect.kind) {
      case 'closeDialog':
        return onClose?.();
      case 'clear':
        // What was corrected meanwhile stays, for the next press.
        if (JSON.stringify(values) === JSON.stringify(read())) form.reset();
        // The request was taken, and the visitor stays on this page.
        // One that was deleted or has expired is nowhere.
        if (lead && waits)
          whenNoneWaits(({ what, timestamp }) => {
            if (['delivered', 'late'].includes(what) && timestamp === lead.payload.timestamp)
              showSent(form, lead);
          }, lead.place);
        else if (lead && showSent(form, lead)) return;
        if (import.meta.env.PUBLIC_PHOTO_WEBHOOK_URL && lead) offerPhotos(form, keyOf(lead));
        return;
      case 'thanks':
        setBusy(false);
        return setThanks(true);
      case 'redirect': {
        // The lead is safe; on a shared phone, going back must not show it to the next person.
        form.reset();
        // Where nothing can be stored, the address tells the next page that there was a request.
        const mark = lead && !passToThankYou(lead) ? '#sent' : '';
        return leave((settings.thankYou ?? effect.to) + mark, effect.afterMs, thanks ? stay : rest);
      }
      case 'toast': {
        const { tone, toast: words } = effect;
        // Not awaited: the next effects do not need the notification's code.
        void showToast(tone, { ...words, now: whatHappensNow(form, tone) }).catch(() => {
          // The page's notice says already that the request waits (`tellWaiting`).
          if (waits && tone === 'success') return;
          // On one line the title needs a period, where it has no mark of its own.
          tell(`${words.title.replace(/\w$/, '$&.')} ${words.text}`, tone);
        });
      }
    }
  }

  async function settle(outcome: Outcome, values: FormValues): Promise<void> {
    const waits = ['queued', 'unreachable', 'unsaved'].includes(outcome.status);
    const effects = await effectsHere(outcome);
    const leaves = effects.some(({ kind }) => kind === 'redirect');
    const thanks = effects.some(({ kind }) => kind === 'thanks');
    if (!leaves || thanks) isSending = false;
    if (!leaves && !thanks) setBusy(false);
    tell();
    forgetKept(form, outcome.status);
    // From now on the outbox has it.
    if (['delivered', 'queued', 'unreachable'].includes(outcome.status)) forgetDraft(settings.id);
    if (outcome.status === 'invalid') refuse(outcome.errors);
    // A form filler, too, may have filled in the hidden control: the person behind it must know.
    if (outcome.status === 'dropped') warn(formWords().unsent);
    if (outcome.status === 'limited') warn(formWords().limit);
    if (waits && !leaves) tellWaiting(effects);
    // What the form says of a request that waits is wrong from then on.
    if (waits) whenNoneWaits(() => tell());
    const lead = 'lead' in outcome ? outcome.lead : undefined;
    for (const effect of effects) await perform(effect, { values, waits, thanks, lead });
  }

  /**
   * The effects of an outcome in this place: a form whose dialog was closed while it was sent leads nowhere, and
   * neither does one that has no connection, unless the offline page can answer, or one on a page that alone holds a
   * request.
   */
  async function effectsHere({ status, effects }: Outcome): Promise<Effect[]> {
    if (signal.aborted) return status === 'delivered' ? toastEffects('success', settings.toasts.success) : [];
    const leaves = effects.some(({ kind }) => kind === 'redirect');
    if (!leaves) return effects;
    const isStuck = leastKeeper() === 'page' || (status === 'unreachable' && !(await canOpenPages()));
    if (!isStuck) return effects;
    return [...effects.filter(({ kind }) => kind !== 'redirect'), { kind: 'clear' }];
  }

  /** Says that nothing has been sent yet: in the form where a dialog stays open over the page, else on the page. */
  function tellWaiting(effects: Effect[]): void {
    if (form.closest('[role=dialog]') && !effects.some(({ kind }) => kind === 'closeDialog'))
      warn(waitingWords());
    else watchUndelivered(0);
  }

  async function submit(): Promise<void> {
    if (isSending) return;
    const question = checks.ask();
    if (Object.keys(question).length > 0) return refuse({ ...question, ...checks.faults() });
    checks.show({});
    isSending = true;
    setBusy(true);
    tell(settings.pendingLabel);
    const slow = setTimeout(
      () => tell(leastKeeper() === 'localStorage' ? formWords().slow : waitingWords(), 'success'),
      SLOW_MS,
    );
    try {
      const values = read();
      const outcome = await submitLead(definition, values, settings, new Date(), held);
      held = 'lead' in outcome ? outcome.lead.place : held;
      clearTimeout(slow);
      await settle(outcome, values);
    } catch (error) {
      // An error in our code. The visitor keeps what was typed and gets the family's failure text, or a line in the
      // form if it has none.
      console.error('Error in the code of a form', error);
      rest();
      const failure = toastEffects('destructive', settings.toasts.failure);
      if (!failure.length) warn(formWords().unsent);
      for (const effect of failure) await perform(effect);
    } finally {
      clearTimeout(slow);
    }
  }

  keepDraft(form, settings.id, signal);
  form.addEventListener('reset', () => (held = undefined), { signal });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      void submit();
    },
    { signal },
  );
  // A page restored from the back/forward cache still says that it is sending, or thanks. Make the form usable again.
  addEventListener('pageshow', ({ persisted }) => persisted && rest(), { signal });
  const again = (): void => {
    rest();
    form.reset();
    form.querySelector<HTMLElement>('[id][name]')?.focus();
  };
  root?.querySelector('[data-thanks] button')?.addEventListener('click', again, { signal });
  // `invalid` events do not bubble.
  form.addEventListener(
    'invalid',
    ({ target }) => {
      // A kept form that the browser finds invalid must not be sent by a later page.
      removePendingForm(form);
      // The browser tells every invalid control; the first one stands for all.
      if (target === controlsOf(form).find(({ validity }) => !validity.valid)) refuse();
    },
    { capture: true, signal },
  );
  // The HTML may be days old, so the device says which day it is.
  for (const date of form.querySelectorAll<HTMLInputElement>('[type="date"]')) date.min = today();
  // Not before hydration: without script the browser's checks are the only ones.
  form.noValidate = definition.validation === 'messages';
  // Also what an early press has set (`browser/early-clicks/keep.ts`).
  setBusy(false);
  // The browser stopped a submit before this code arrived: then every invalid control matches, even untouched ones.
  if (form.querySelector(':user-invalid') && !form.querySelector(':invalid:not(:user-invalid)')) {
    // Takes away what the browser itself says, where the form has its own words.
    if (form.noValidate) (document.activeElement as HTMLElement | null)?.blur();
    refuse();
  }
  return () => events.abort();
}

/**
 * Disables a form's button and changes its label while a send is under way. Its own label comes back as it was, which
 * the browser may have translated. Disabling the button loses the focus, which is restored afterward.
 */
function busyButton(form: HTMLFormElement, pendingLabel: string): (isBusy: boolean) => void {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')!;
  let label: Node[] | undefined;
  let hadFocus = false;
  return (isBusy) => {
    form.setAttribute('aria-busy', String(isBusy));
    button.disabled = isBusy;
    if (isBusy) {
      label = [...button.childNodes];
      hadFocus = document.activeElement === button;
      button.setAttribute('aria-busy', 'true');
      button.textContent = pendingLabel;
      return;
    }
    button.removeAttribute('aria-busy');
    if (!label) return;
    button.replaceChildren(...label);
    label = undefined;
    // Without a scroll: what the send has shown above the fields stays in view.
    if (hadFocus && document.activeElement === document.body) button.focus({ preventScroll: true });
  };
}

/** Whether another page of the site can be shown: by the connection, or by the offline page's service worker. */
async function canOpenPages(): Promise<boolean> {
  try {
    if ((await navigator.serviceWorker.getRegistration())?.active) return true;
  } catch {
    // This browser has no service workers, or blocks them.
  }
  return fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/**
 * The form kept by an earlier press (`pending-form.ts`) is now this lead, or an older version of it, or invalid.
 * Where storage is full it is the only copy that outlives the page, so it stays until the lead is delivered.
 */
function forgetKept(form: HTMLFormElement, status: Outcome['status']): void {
  if (status === 'unsaved') whenNoneWaits(() => removePendingForm(form));
  else removePendingForm(form);
}

/** What is true now of a success's promise, by the office's clock (`FormFields`). */
function whatHappensNow(form: HTMLFormElement, tone: ToastTone): string | undefined {
  // Empty while the time is not known.
  return (tone === 'success' && form.querySelector('open-now[hidden]')?.textContent) || undefined;
}
