import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { formDefinitions } from '@/leads/forms';
import { removePendingForm } from '@/leads/pending-form';
import { today } from '@/leads/fields';
import type { LeadFormSettings } from '@/leads/types';
import { useReady } from '../ready';
import { withPhoneLinks } from '../ui/phone-links';
import { useDraft } from './useDraft';
import { controlsOf } from './useFieldErrors';
import { useSubmission, type StatusMessage } from './useSubmission';

interface LeadFormProps {
  settings: LeadFormSettings;
  /** What a success does to the dialog that holds the form. */
  onClose?: () => void;
}

/**
 * What a lead form does beyond a native post: messages at the fields, a busy button, the outcome of its family. It
 * renders nothing and works on the form's HTML (`FormMarkup`), found by the form's id. So React owns no part of it:
 * what a translating browser, an extension or a visitor changed in it stays, and if this code fails, the native form is still there.
 */
export default function LeadForm({ settings, onClose }: LeadFormProps) {
  const root = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // The first effect: all others use the form.
  useLayoutEffect(() => {
    form.current = document.querySelector<HTMLFormElement>(`form[data-lead-form="${settings.id}"]`);
    root.current = form.current?.closest<HTMLElement>('.lead-form') ?? null;
  }, [settings.id]);

  const definition = formDefinitions[settings.family];
  const { phase, message, submit, again, refuse } = useSubmission({ settings, form, onClose });
  useLayoutEffect(() => {
    const element = form.current;
    element?.addEventListener('submit', submit);
    return () => element?.removeEventListener('submit', submit);
  });
  useDraft(form, settings.id);
  useBusyButton(form, phase === 'pending', settings.pendingLabel);
  useStatusLine(root, message);
  useThanks(root, phase === 'thanks', again);
  useReady(root);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // The HTML may be days old, so the device says which day it is.
    for (const date of element.querySelectorAll<HTMLInputElement>('[type="date"]')) date.min = today();
    // Not before hydration: without script the browser's checks are the only ones.
    element.noValidate = definition.validation === 'messages';
    if (!wasStopped(element)) return;
    // Takes away what the browser itself says, where the form has its own words.
    if (element.noValidate) (document.activeElement as HTMLElement | null)?.blur();
    refuse();
  }, [definition, refuse]);

  useEffect(() => {
    const element = form.current;
    const refused = ({ target }: Event) => {
      if (!element) return;
      // A kept form that the browser finds invalid must not be sent by a later page.
      removePendingForm(element);
      // The browser tells every invalid control; the first one stands for all.
      if (target === controlsOf(element).find(({ validity }) => !validity.valid)) refuse();
    };
    // `invalid` events do not bubble.
    element?.addEventListener('invalid', refused, true);
    return () => element?.removeEventListener('invalid', refused, true);
  }, [refuse]);

  // Not null, by which Astro would not know it as a React component.
  return <></>;
}

/** Shows the thanks in place of the form, and the form again at a press on their button. */
function useThanks(root: { current: HTMLElement | null }, thanks: boolean, again: () => void): void {
  useLayoutEffect(() => {
    const panel = root.current?.querySelector<HTMLElement>('[data-thanks]');
    if (!panel) return;
    root.current!.querySelector<HTMLElement>('[data-ask]')!.hidden = thanks;
    panel.hidden = !thanks;
    if (thanks) panel.querySelector<HTMLElement>('[tabindex]')?.focus();
  }, [root, thanks]);
  useEffect(() => {
    const button = root.current?.querySelector('[data-thanks] button');
    button?.addEventListener('click', again);
    return () => button?.removeEventListener('click', again);
  });
}

/**
 * Whether the browser stopped a submit before this code arrived. Then every invalid control matches
 * `:user-invalid`, even untouched ones.
 */
const wasStopped = (form: HTMLFormElement): boolean =>
  !!form.querySelector(':user-invalid') && !form.querySelector(':invalid:not(:user-invalid)');

/**
 * Disables a form's button and changes its label while a send is under way. Its own label comes back as it was, which
 * the browser may have translated. Disabling the button loses the focus, which is restored afterward.
 */
function useBusyButton(form: RefObject<HTMLFormElement | null>, busy: boolean, pendingLabel: string): void {
  useLayoutEffect(() => {
    const button = form.current?.querySelector<HTMLButtonElement>('button[type="submit"]');
    if (!button) return;
    form.current!.setAttribute('aria-busy', String(busy));
    if (!busy) {
      // Also what an early press has set (`browser/early-clicks/keep.ts`).
      button.removeAttribute('aria-busy');
      return;
    }
    const label = [...button.childNodes];
    const hadFocus = document.activeElement === button;
    button.disabled = true;
    button.setAttribute('aria-busy', 'true');
    button.textContent = pendingLabel;
    return () => {
      button.disabled = false;
      button.replaceChildren(...label);
      // Without a scroll: what the send has shown above the fields stays in view.
      if (hadFocus && document.activeElement === document.body) button.focus({ preventScroll: true });
    };
  }, [form, busy, pendingLabel]);
}

/** Says in a form's status line what happens, to screen readers and, with a tone, to everybody. */
function useStatusLine(root: RefObject<HTMLElement | null>, message: StatusMessage | undefined): void {
  useLayoutEffect(() => {
    const line = root.current?.querySelector('[data-status]');
    if (!line) return;
    const { tone, text = '' } = message ?? {};
    line.className = tone
      ? `mt-3 font-semibold leading-snug ${tone === 'destructive' ? 'field-error' : ''}`
      : 'sr-only';
    line.replaceChildren(...withPhoneLinks(text));
  }, [root, message]);
}
