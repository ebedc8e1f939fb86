import { useLayoutEffect, type RefObject } from 'react';
import { withPhoneLinks } from '../ui/phone-links';
import type { StatusMessage } from './useSubmission';

/**
 * Says in a form's status line what happens, to screen readers and, with a tone, to everybody.
 * @param root the form's place on the page
 */
export function useStatusLine(root: RefObject<HTMLElement | null>, message: StatusMessage | undefined): void {
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
