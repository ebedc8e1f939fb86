import { readAttribution } from './attribution';
import { clockAhead } from './clock';
import { WAITING_PREFIX } from './outbox-key';
import type { Attribution, FormFamily } from './types';

/**
 * Stores what a form held when it was submitted before its script had arrived, so that closing the tab or losing
 * the connection loses nothing. `recover-pending-forms.ts` makes leads of what is left in storage. Kept small, because every
 * page loads this.
 */
export interface PendingForm {
  /** The moment of the press, milliseconds since 1970. */
  created: number;
  /** How wrong the clock was then (`clockAhead`). */
  ahead: number | undefined;
  /** `data-family` of the form. */
  family: FormFamily;
  /** What the controls held, hidden ones (`hiddenFields`) included. */
  entries: [name: string, value: string][];
  attribution: Attribution | undefined;
  /** What the page says about its requests (`data-lead-value`, `data-variant`). */
  value: string | undefined;
  variant: string | undefined;
}

/** Storage keys of kept forms: this prefix and the form's id, so pressing again replaces the older one. */
export const PENDING_FORM_PREFIX = `${WAITING_PREFIX}form:`;

const keyOf = (form: HTMLFormElement) => PENDING_FORM_PREFIX + form.dataset.leadForm;

/**
 * Keeps a form's values.
 * @returns false where storage is full or blocked
 */
export function savePendingForm(form: HTMLFormElement): boolean {
  const { leadValue: value, variant } = document.body.dataset;
  const kept: PendingForm = {
    created: Date.now(),
    ahead: clockAhead(),
    family: form.dataset.family as FormFamily,
    entries: [...new FormData(form)] as PendingForm['entries'],
    attribution: readAttribution(),
    value,
    variant,
  };
  try {
    localStorage.setItem(keyOf(form), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Deletes a kept form: it was sent, or is in the outbox. */
export function removePendingForm(form: HTMLFormElement): void {
  try {
    localStorage.removeItem(keyOf(form));
  } catch {
    // Blocked: there is nothing to forget.
  }
}
