import { useEffect, type RefObject } from 'react';
import { readJson, removeItem, writeItem, DRAFT_PREFIX } from '@/leads/storage';
import { controlsOf } from './useFieldErrors';

/**
 * Keeps what is typed into a form until it is sent, over a reload, over Back and while a dialog is closed. In
 * `sessionStorage`, so that nobody else at this device sees it in another tab or on another day.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, id: string): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    restore(element, read(id));
    const keep = () => write(id, new FormData(element));
    // Typed, pasted or filled in by the browser before this code was there.
    if (controlsOf(element).some(isTyped)) keep();
    const events = new AbortController();
    element.addEventListener('input', keep, events);
    element.addEventListener('change', keep, events);
    element.addEventListener('reset', () => forgetDraft(id), events);
    return () => events.abort();
  }, [form, id]);
}

/** Whether a control holds a text that the page did not put there. */
const isTyped = (control: ReturnType<typeof controlsOf>[number]): boolean =>
  'defaultValue' in control && control.type !== 'checkbox' && control.value !== control.defaultValue;

/** Deletes what was typed into a form: it was sent. */
export const forgetDraft = (id: string): void => removeItem('sessionStorage', DRAFT_PREFIX + id);

// Where storage is blocked or full, what is typed lives as long as the page.
const write = (id: string, values: FormData): void =>
  void writeItem('sessionStorage', DRAFT_PREFIX + id, JSON.stringify([...values]));

const read = (id: string): Map<string, string> =>
  new Map(readJson<[string, string][]>('sessionStorage', DRAFT_PREFIX + id));

/** Fills in what is still empty: what was typed or chosen since is newer. */
function restore(form: HTMLFormElement, draft: Map<string, string>): void {
  for (const control of controlsOf(form)) {
    if (control.tabIndex < 0 || control.type === 'hidden') continue;
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked ||= draft.has(control.name);
    else control.value ||= draft.get(control.name) ?? '';
  }
}
