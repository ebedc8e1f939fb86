import { z } from 'astro/zod';
import { someActions } from '../action';
import { titleAndText, titled, type } from './base';

/** Reasons to trust the company on short lead pages, with a button to the form. */
export const trust = z.strictObject({
  ...titled,
  type: type('trust', 'Reasons to trust the company, with a button to the form.'),
  items: z
    .array(z.strictObject(titleAndText(240)))
    .min(2)
    .max(6)
    .describe('The reasons, 2 to 6.'),
  actions: someActions(2),
});
