import { z } from 'astro/zod';
import { someActions } from '../../content/schemas/action';
import { picture } from '../../content/schemas/picture';
import { line } from '../../content/schemas/text';
import { titled, type } from '../../content/schemas/section';

/** What a visitor gets from our support, with a button to the form. */
export const support = z.strictObject({
  ...titled,
  type: type('support', 'What our support gives a visitor.'),
  items: z.array(line(160)).min(2).max(6).describe('What a visitor gets, 2 to 6.'),
  ...picture({ described: true }),
  actions: someActions(2),
});
