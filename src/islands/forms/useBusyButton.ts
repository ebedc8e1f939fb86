import { useLayoutEffect, type RefObject } from 'react';

/**
 * Disables a form's button and changes its label while a send is under way. Its own label comes back as it was, which
 * the browser may have translated. Disabling the button loses the focus, which is restored afterward.
 */
export function useBusyButton(
  form: RefObject<HTMLFormElement | null>,
  busy: boolean,
  pendingLabel: string,
): void {
  useLayoutEffect(() => {
    const button = form.current?.querySelector<HTMLButtonElement>('button[type="submit"]');
    if (!button) return;
    form.current!.setAttribute('aria-busy', String(busy));
    if (!busy) {
      // Also what an early press has set (`browser/early-clicks/form.ts`).
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
