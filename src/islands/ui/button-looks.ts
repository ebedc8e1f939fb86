import { buttonClass } from '@/components/button';

/**
 * Classes of the buttons that islands have. The build writes these texts into the islands' script (`buttonLooksAsText` in
 * `build/vite-plugins.ts`), so that the table of all variants, and what reads it, need not be there.
 */
export const buttonLooks = {
  icon: buttonClass({ variant: 'ghost', size: 'icon' }),
  submit: buttonClass({ variant: 'orange', size: 'lg' }),
};
