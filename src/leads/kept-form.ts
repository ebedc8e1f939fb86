import { readAttribution } from './attribution';
import type { Attribution, FormFamily } from './types';

/**
 * A form that was pressed before its code had come: kept as the browser holds it until that code takes over, so
 * that neither a closed tab nor a lost connection loses it. `adopt-forms.ts` makes a lead of what is left over.
 * Small, because every page carries it.
 */
export interface KeptForm {
  /** The moment of the press, milliseconds since 1970. */
  created: number;
  /** `data-family` of the form. */
  family: FormFamily;
  /** What the controls held, hidden ones (`hidden-fields.ts`) included. */
  entries: [name: string, value: string][];
  attribution: Attribution | undefined;
}

/** A kept form's storage key begins with this and ends with the form's id: pressing again replaces it. */
export const KEPT_FORM_PREFIX = 'lead-form:';

const keyOf = (form: HTMLFormElement) => KEPT_FORM_PREFIX + form.dataset.leadForm;

/**
 * Keeps a form's values.
 * @returns false where storage is full or blocked
 */
export function keepForm(form: HTMLFormElement): boolean {
  const kept: KeptForm = {
    created: Date.now(),
    family: form.dataset.family as FormFamily,
    entries: [...new FormData(form)] as KeptForm['entries'],
    attribution: readAttribution(),
  };
  try {
    localStorage.setItem(keyOf(form), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a form's values: they have been sent, or lie in the outbox. */
export function forgetForm(form: HTMLFormElement): void {
  try {
    localStorage.removeItem(keyOf(form));
  } catch {
    // Blocked: there is nothing to forget.
  }
}
