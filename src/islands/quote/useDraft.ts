import { useCallback, useRef } from 'react';

/**
 * Keeps what was typed while the dialog is closed, so that closing by mistake loses nothing. In memory only.
 * @returns a ref callback for an element around the form, and a function that deletes the draft
 */
export function useDraft() {
  const draft = useRef<FormData>(undefined);
  const sent = useRef(false);

  const keep = useCallback((element: HTMLElement | null) => {
    const form = element?.querySelector('form');
    if (!form) return;
    sent.current = false;
    if (draft.current) fill(form, draft.current);
    return () => {
      draft.current = sent.current ? undefined : new FormData(form);
    };
  }, []);

  const forget = useCallback(() => {
    sent.current = true;
  }, []);

  return { keep, forget };
}

function fill(form: HTMLFormElement, draft: FormData): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = draft.has(control.name);
    } else if (control instanceof HTMLSelectElement) {
      // A service that the opening control names replaces the one chosen before.
      control.value ||= String(draft.get(control.name) ?? '');
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value = String(draft.get(control.name) ?? '');
    }
  }
}
