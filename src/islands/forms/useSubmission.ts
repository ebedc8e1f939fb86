import { useCallback, useEffect, useRef, useState, type SubmitEvent, type RefObject } from 'react';
import { readValues } from '@/leads/fields';
import { formDefinitions } from '@/leads/forms';
import { toast } from '@/leads/forms/parts';
import { forgetForm } from '@/leads/kept-form';
import { holdDelivery, whenAllDelivered } from '@/leads/start-delivery';
import { submitLead } from '@/leads/submit';
import type { Effect, FieldErrors, LeadFormSettings, Outcome, ToastTone } from '@/leads/types';
import { watchUndelivered } from '@/scripts/undelivered-notice';
import { showToast } from '../toast';

/** The state of a form: idle, sending (or leaving for the next page), or showing its thanks. */
export type Phase = 'idle' | 'pending' | 'thanks';

/** What the form's status line says; without a tone it is for screen readers only. */
export interface StatusMessage {
  text: string;
  tone?: ToastTone;
}

interface SubmissionOptions {
  settings: LeadFormSettings;
  form: RefObject<HTMLFormElement | null>;
  showErrors: (errors: FieldErrors) => void;
  onClose: (() => void) | undefined;
}

/**
 * Passes a press on the button to `submitLead` and carries out the effects of the outcome, in order. A second
 * press while the first is under way does nothing.
 */
export function useSubmission({ settings, form, showErrors, onClose }: SubmissionOptions) {
  const [phase, setPhase] = useState<Phase>('idle');
  const [message, setMessage] = useState<StatusMessage>();
  const sending = useRef(false);
  const { leave, stay } = useLeaving();

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

  async function perform(effect: Effect, waits = false): Promise<void> {
    switch (effect.kind) {
      case 'closeDialog':
        return onClose?.();
      case 'clear':
        return form.current?.reset();
      case 'thanks':
        return setPhase('thanks');
      case 'redirect':
        // The lead is safe; on a shared phone, going back must not show it to the next person.
        form.current?.reset();
        return leave(effect.to, effect.afterMs, settings.thanks ? stay : rest);
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

  async function settle(outcome: Outcome): Promise<void> {
    const leaves = outcome.effects.some(({ kind }) => kind === 'redirect');
    const thanks = outcome.effects.some(({ kind }) => kind === 'thanks');
    if (!leaves || thanks) sending.current = false;
    if (!leaves && !thanks) setPhase('idle');
    setMessage(undefined);
    if (form.current) forgetKept(form.current, outcome.status);
    if (outcome.status === 'invalid') showErrors(outcome.errors);
    if (outcome.status === 'limited') setMessage({ text: noticeText('limit'), tone: 'destructive' });
    const waits = ['queued', 'unreachable', 'unsaved'].includes(outcome.status);
    if (waits && !leaves) tellWaiting();
    // What the form says of a request that waits is wrong from then on.
    if (waits) whenAllDelivered(() => setMessage(undefined));
    for (const effect of outcome.effects) await perform(effect, waits);
  }

  /** Says that nothing has been sent yet: in the form where a dialog covers the page, else on the page. */
  function tellWaiting(): void {
    if (form.current?.closest('[role=dialog]'))
      setMessage({ text: noticeText('waiting'), tone: 'destructive' });
    else watchUndelivered(0);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setPhase('pending');
    setMessage({ text: settings.pendingLabel });
    try {
      const definition = formDefinitions[settings.family];
      const values = readValues(new FormData(event.currentTarget), definition);
      await settle(await submitLead(definition, values, settings));
    } catch (error) {
      // An error in our code. The visitor keeps what was typed and gets the family's failure text, if it has one.
      console.error('Error in the code of a form', error);
      rest();
      for (const effect of toast('destructive', settings.toasts.failure)) await perform(effect);
    }
  }

  function again(): void {
    rest();
    form.current?.reset();
    // The form stays hidden until React has rendered it again.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[id][name]')?.focus());
  }

  return { phase, message, submit: (event: SubmitEvent<HTMLFormElement>) => void submit(event), again };
}

/** Words of the page's notice (`layouts/frame/UndeliveredNotice.astro`), '' on a page without one. */
function noticeText(name: 'limit' | 'waiting'): string {
  const element = document.querySelector<HTMLElement>(
    `undelivered-notice[data-${name}], undelivered-notice [data-${name}]`,
  );
  return element?.dataset[name] ?? '';
}

/**
 * The form kept by an earlier press (`kept-form.ts`) is now this lead, or an older version of it, or invalid.
 * Where storage is full it is the only copy that outlives the page, so it stays until the lead is delivered.
 */
function forgetKept(form: HTMLFormElement, status: Outcome['status']): void {
  if (status === 'unsaved') whenAllDelivered(() => forgetForm(form));
  else forgetForm(form);
}

/** The form's own line for a success; the notification must promise the same. */
function whatHappensNow(form: HTMLFormElement | null, tone: ToastTone): string | undefined {
  return tone === 'success' ? form?.querySelector('open-now')?.textContent : undefined;
}

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
    holdDelivery(false);
  }, []);

  const leave = useCallback((to: string, afterMs: number, whenStuck: () => void) => {
    holdDelivery(true);
    timer.current = setTimeout(() => {
      location.assign(to);
      timer.current = setTimeout(whenStuck, LEAVING_MS);
    }, afterMs);
  }, []);

  return { leave, stay };
}
