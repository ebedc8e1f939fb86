import { readAttribution } from './attribution';
import { clockAhead } from './clock';
import type { Keeper } from './outbox';
import { removeItem, STORAGE_AREAS, writeItem, PENDING_FORM_PREFIX } from './storage';
import type { Attribution, FormFamily } from './types';

/**
 * Stores what a form held when it was submitted before its script had arrived, so that closing the tab or losing
 * the connection loses nothing. `recover-pending-forms.ts` makes leads of what is left in storage. Kept small, because
 * every page loads this.
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

/** Pressing again replaces what was stored before, while it is the same form on the same page. */
const keyOf = ({ dataset }: HTMLFormElement) =>
  PENDING_FORM_PREFIX + (dataset.pending ??= `${dataset.leadForm}:${Date.now()}`);

/** Saves a form's values. @returns what keeps them */
export function savePendingForm(form: HTMLFormElement): Keeper {
  const { leadValue: value, variant } = document.body.dataset;
  const pending: PendingForm = {
    created: Date.now(),
    ahead: clockAhead(),
    family: form.dataset.family as FormFamily,
    entries: [...new FormData(form)] as PendingForm['entries'],
    attribution: readAttribution(),
    value,
    variant,
  };
  const text = JSON.stringify(pending);
  return STORAGE_AREAS.find((area) => writeItem(area, keyOf(form), text)) ?? 'page';
}

/** Deletes a pending form: it was sent, or is in the outbox. */
export function removePendingForm(form: HTMLFormElement): void {
  for (const area of STORAGE_AREAS) if (form.dataset.pending) removeItem(area, keyOf(form));
}
