import { z } from 'astro/zod';
import { line } from '../../content/schemas/text';
import { base, type } from '../../content/schemas/section';

/** The bar with a call button, fixed to the bottom below 768 px. */
export const callBar = z.strictObject({
  ...base,
  type: type('call-bar', 'A call button at the bottom of phones.'),
  text: line(60).describe('The text of the button.'),
});
