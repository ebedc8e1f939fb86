import { readJson, removeItem, writeItem, DRAFT_PREFIX } from '@/leads/storage';
import { controlsOf } from './field-errors';

/**
 * Keeps what is typed into a form until it is sent, over a reload, over Back and while a dialog is closed. In
 * `sessionStorage`, so that nobody else at this device sees it in another tab or on another day. Where that is blocked
 * or full, it lives as long as the page.
 */
export function keepDraft(form: HTMLFormElement, id: string, signal: AbortSignal): void {
  const draft = new Map(readJson<[string, string][]>('sessionStorage', DRAFT_PREFIX + id));
  // Fills in what is still empty: what was typed or chosen since is newer.
  for (const control of controlsOf(form)) {
    if (control.tabIndex < 0 || control.type === 'hidden') continue;
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked ||= draft.has(control.name);
    else control.value ||= draft.get(control.name) ?? '';
  }
  const keep = () => writeItem('sessionStorage', DRAFT_PREFIX + id, JSON.stringify([...new FormData(form)]));
  // Typed, pasted or filled in by the browser before this code was there.
  const isTyped = controlsOf(form).some(
    (control) =>
      'defaultValue' in control && control.type !== 'checkbox' && control.value !== control.defaultValue,
  );
  if (isTyped) keep();
  for (const type of ['input', 'change']) form.addEventListener(type, keep, { signal });
  form.addEventListener('reset', () => forgetDraft(id), { signal });
}

/** Deletes what was typed into a form: it was sent. */
export const forgetDraft = (id: string): void => removeItem('sessionStorage', DRAFT_PREFIX + id);
