/**
 * Takes over from the script in the head (`layouts/inline-scripts.ts`): what was pressed before this one came is
 * pressed again, now that somebody listens.
 */
export function repeatFirstPresses(): void {
  onclick = null;
  for (const control of document.querySelectorAll<HTMLElement>('[data-early]')) {
    delete control.dataset.early;
    control.click();
  }
}
