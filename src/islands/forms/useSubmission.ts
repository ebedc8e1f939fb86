import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { readValues, formWords } from '@/leads/fields';
import { formDefinitions } from '@/leads/forms';
import { toastEffects } from '@/leads/forms/parts';
import { removePendingForm } from '@/leads/pending-form';
import { keyOf, leastKeeper, type LeadRecord } from '@/leads/outbox';
import { passToThankYou } from '@/leads/sent-request';
import { pauseDelivery, whenNoneWaits } from '@/leads/deliver';
import { submitLead } from '@/leads/submit';
import type { Effect, FieldErrors, FormValues, LeadFormSettings, Outcome, ToastTone } from '@/leads/types';
import { waitingWords, watchUndelivered } from '@/browser/undelivered-notice';
import { showToast } from '../toast';
import { forgetDraft } from './useDraft';
import { offerPhotos, showSent } from './show-sent';
import { useFieldErrors } from './useFieldErrors';

/** The state of a form: idle, sending (or leaving for the next page), or showing its thanks. */
export type Phase = 'idle' | 'pending' | 'thanks';

/** What the form's status line says; without a tone it is for screen readers only. */
export interface StatusMessage {
  text: string;
  tone?: ToastTone;
}

/** What was sent, whether it still waits, and whether the form gave way to its thanks. */
interface Sent {
  /** What the form held at the press. */
  values?: FormValues;
  waits?: boolean;
  thanks?: boolean;
  lead?: LeadRecord | undefined;
}

interface SubmissionOptions {
  settings: LeadFormSettings;
  form: RefObject<HTMLFormElement | null>;
  onClose: (() => void) | undefined;
}

/**
 * Passes a press on the button to `submitLead` and carries out the effects of the outcome, in order. A second
 * press while the first is under way does nothing.
 * @returns also `refuse`, which shows mistakes: those given, or what the form finds wrong
 */
export function useSubmission({ settings, form, onClose }: SubmissionOptions) {
  const [phase, setPhase] = useState<Phase>('idle');
  const [message, setMessage] = useState<StatusMessage>();
  const definition = formDefinitions[settings.family];
  const read = () => readValues(new FormData(form.current!), definition);
  const sending = useRef(false);
  /** The place of the request that the form still holds: changed and pressed again, it is corrected. */
  const held = useRef<string>(undefined);
  /** The dialog around the form was closed. */
  const gone = useRef(false);
  const { leave, stay } = useLeaving();
  const tell = useCallback((text: string) => setMessage({ text }), []);
  const warn = (text: string) => setMessage({ text, tone: 'destructive' });
  const checks = useFieldErrors(form, settings, tell);

  useEffect(() => {
    gone.current = false;
    const emptied = new AbortController();
    form.current?.addEventListener('reset', () => (held.current = undefined), emptied);
    return () => {
      gone.current = true;
      emptied.abort();
    };
  }, [form]);

  const refuse = useCallback(
    (errors: FieldErrors = { ...checks.ask(), ...checks.faults() }) => {
      const count = checks.show(errors);
      const { one, many } = formWords().faults;
      tell(count === 1 ? one : many.replace('{count}', String(count)));
    },
    [checks, tell],
  );

  const rest = useCallback(() => {
    stay();
    sending.current = false;
    setPhase('idle');
    setMessage(undefined);
  }, [stay]);

  useEffect(() => {
    // A page restored from the back/forward cache still says that it is sending, or thanks. Make the form usable
    // again.
    const restore = ({ persisted }: PageTransitionEvent) => persisted && rest();
    addEventListener('pageshow', restore);
    return () => removeEventListener('pageshow', restore);
  }, [rest]);

  async function perform(effect: Effect, sent: Sent = {}): Promise<void> {
    const { values, waits, thanks, lead } = sent;
    switch (effect.kind) {
      case 'closeDialog':
        return onClose?.();
      case 'clear':
        // What was corrected meanwhile stays, for the next press.
        if (JSON.stringify(values) === JSON.stringify(read())) form.current?.reset();
        // The request was taken, and the visitor stays on this page.
        // One that was deleted or has expired is nowhere.
        if (lead && waits)
          whenNoneWaits(({ what, timestamp }) => {
            if (['delivered', 'late'].includes(what) && timestamp === lead.payload.timestamp)
              showSent(form.current, lead);
          }, lead.place);
        else if (lead && showSent(form.current, lead)) return;
        if (import.meta.env.PUBLIC_PHOTO_WEBHOOK_URL && lead) offerPhotos(form.current, keyOf(lead));
        return;
      case 'thanks':
        return setPhase('thanks');
      case 'redirect': {
        // The lead is safe; on a shared phone, going back must not show it to the next person.
        form.current?.reset();
        // Where nothing can be stored, the address tells the next page that there was a request.
        const mark = lead && !passToThankYou(lead) ? '#sent' : '';
        return leave((settings.thankYou ?? effect.to) + mark, effect.afterMs, thanks ? stay : rest);
      }
      case 'toast': {
        const { tone, toast: words } = effect;
        // Not awaited: the next effects do not need the notification's code.
        void showToast(tone, { ...words, now: whatHappensNow(form.current, tone) }).catch(() => {
          // The page's notice says already that the request waits (`tellWaiting`).
          if (waits && tone === 'success') return;
          // On one line the title needs a period, where it has no mark of its own.
          setMessage({ text: `${words.title.replace(/\w$/, '$&.')} ${words.text}`, tone });
        });
      }
    }
  }

  async function settle(outcome: Outcome, values: FormValues): Promise<void> {
    const waits = ['queued', 'unreachable', 'unsaved'].includes(outcome.status);
    const effects = await effectsHere(outcome);
    const leaves = effects.some(({ kind }) => kind === 'redirect');
    const thanks = effects.some(({ kind }) => kind === 'thanks');
    if (!leaves || thanks) sending.current = false;
    if (!leaves && !thanks) setPhase('idle');
    setMessage(undefined);
    if (form.current) forgetKept(form.current, outcome.status);
    // From now on the outbox has it.
    if (['delivered', 'queued', 'unreachable'].includes(outcome.status)) forgetDraft(settings.id);
    if (outcome.status === 'invalid') refuse(outcome.errors);
    // A form filler, too, may have filled in the hidden control: the person behind it must know.
    if (outcome.status === 'dropped') warn(formWords().unsent);
    if (outcome.status === 'limited') warn(formWords().limit);
    if (waits && !leaves) tellWaiting(effects);
    // What the form says of a request that waits is wrong from then on.
    if (waits) whenNoneWaits(() => setMessage(undefined));
    const lead = 'lead' in outcome ? outcome.lead : undefined;
    for (const effect of effects) await perform(effect, { values, waits, thanks, lead });
  }

  /**
   * The effects of an outcome in this place: a form whose dialog was closed while it was sent leads nowhere, and
   * neither does one that has no connection, unless the offline page can answer, or one on a page that alone holds a
   * request.
   */
  async function effectsHere({ status, effects }: Outcome): Promise<Effect[]> {
    if (gone.current) return status === 'delivered' ? toastEffects('success', settings.toasts.success) : [];
    const leaves = effects.some(({ kind }) => kind === 'redirect');
    if (!leaves) return effects;
    const isStuck = leastKeeper() === 'page' || (status === 'unreachable' && !(await canOpenPages()));
    if (!isStuck) return effects;
    return [...effects.filter(({ kind }) => kind !== 'redirect'), { kind: 'clear' }];
  }

  /** Says that nothing has been sent yet: in the form where a dialog stays open over the page, else on the page. */
  function tellWaiting(effects: Effect[]): void {
    if (form.current?.closest('[role=dialog]') && !effects.some(({ kind }) => kind === 'closeDialog'))
      warn(waitingWords());
    else watchUndelivered(0);
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (sending.current) return;
    const question = checks.ask();
    if (Object.keys(question).length > 0) return refuse({ ...question, ...checks.faults() });
    checks.show({});
    sending.current = true;
    setPhase('pending');
    setMessage({ text: settings.pendingLabel });
    const slow = setTimeout(() => {
      const text = leastKeeper() === 'localStorage' ? formWords().slow : waitingWords();
      setMessage({ text, tone: 'success' });
    }, SLOW_MS);
    try {
      const values = read();
      const outcome = await submitLead(definition, values, settings, new Date(), held.current);
      held.current = 'lead' in outcome ? outcome.lead.place : held.current;
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

  function again(): void {
    rest();
    form.current?.reset();
    // The form stays hidden until React has rendered it again.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[id][name]')?.focus());
  }

  return {
    phase,
    message,
    submit: (event: SubmitEvent) => void submit(event),
    again,
    refuse,
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
function whatHappensNow(form: HTMLFormElement | null, tone: ToastTone): string | undefined {
  // Empty while the time is not known.
  return (tone === 'success' && form?.querySelector('open-now[hidden]')?.textContent) || undefined;
}

/** Sending takes long: the visitor is told after this time, in milliseconds. */
const SLOW_MS = 8_000;

/** If the next page has not loaded after this time, in milliseconds, this page sends waiting leads. */
const LEAVING_MS = 15_000;

/**
 * Navigates from a form to another page of the site; meanwhile this page sends nothing, since it could not read
 * the answer.
 * @returns `leave`, which calls back if the next page does not come, and `stay`, which cancels it
 */
function useLeaving() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stay = useCallback(() => {
    clearTimeout(timer.current);
    pauseDelivery(false);
  }, []);

  const leave = useCallback((to: string, afterMs: number, whenStuck: () => void) => {
    pauseDelivery(true);
    timer.current = setTimeout(() => {
      location.assign(to);
      timer.current = setTimeout(whenStuck, LEAVING_MS);
    }, afterMs);
  }, []);

  return { leave, stay };
}
