import { reportPhoneConversion } from '@/leads/conversion';

/**
 * Takes over from the script in the head (`layouts/inline-scripts.ts`): what was pressed before this one came is
 * pressed again, now that somebody listens. A phone number was dialled already; its press is only reported.
 */
export function repeatFirstPresses(): void {
  onclick = null;
  for (const control of document.querySelectorAll<HTMLElement>('[data-early]')) {
    delete control.dataset.early;
    if ('conversion' in control.dataset) reportPhoneConversion(control.dataset.conversion);
    else control.click();
  }
}
