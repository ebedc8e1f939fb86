import { z } from 'astro/zod';
import { actions } from '../action';
import { titleAndText, titled, type } from './base';

/** Signs of trouble that a visitor can check at home. */
export const signs = z.strictObject({
  ...titled,
  type: type('signs', 'Signs of trouble that a visitor can check at home.'),
  items: z
    .array(z.strictObject(titleAndText(260, 80)))
    .min(3)
    .max(8)
    .describe('The signs, 3 to 8.'),
  actions: actions(2),
});
