import { z } from 'astro/zod';
import { someActions } from '../action';
import { picture } from '../picture';
import { line } from '../text';
import { titled, type } from './base';

/** What a visitor gets from our support, with a button to the form. */
export const support = z.strictObject({
  ...titled,
  type: type('support', 'What a visitor gets from our support, with a button to the form.'),
  items: z.array(line(160)).min(2).max(6).describe('What a visitor gets, 2 to 6.'),
  ...picture({ described: true }),
  actions: someActions(2),
});
