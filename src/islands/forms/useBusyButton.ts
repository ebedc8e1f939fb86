import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { LeadFormSettings } from '@/leads/types';

/**
 * Disables a form's button and changes its label while a send is under way. The button
 * is server HTML. Disabling it loses the focus, which is restored afterward.
 */
export function useBusyButton(
  form: RefObject<HTMLFormElement | null>,
  busy: boolean,
  { submitLabel, pendingLabel }: Pick<LeadFormSettings, 'submitLabel' | 'pendingLabel'>,
): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const button = form.current?.querySelector<HTMLButtonElement>('button[type="submit"]');
    if (!button) return;
    if (busy) hadFocus.current = document.activeElement === button;
    button.disabled = busy;
    button.textContent = busy ? pendingLabel : submitLabel;
    if (busy) button.setAttribute('aria-busy', 'true');
    // Also what an early press has set (`browser/presses/form.ts`).
    else button.removeAttribute('aria-busy');
    if (busy || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) button.focus();
  }, [form, busy, submitLabel, pendingLabel]);
}
