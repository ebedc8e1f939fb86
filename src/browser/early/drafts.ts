/** Storage keys of what was typed into a form and not sent: this prefix and the form's id (`islands/forms/useDraft.ts`). */
export const DRAFT_PREFIX = 'draft:';

// A form that was left half filled in gets its text back at once: its island wakes as if the visitor had used it.
try {
  for (const form of document.querySelectorAll<HTMLElement>('[data-island] form'))
    if (sessionStorage.getItem(DRAFT_PREFIX + form.dataset.leadForm))
      form.closest('[data-island]')!.dispatchEvent(new Event('click'));
} catch {
  // Blocked storage: nothing was kept.
}
