import { z } from 'astro/zod';
import { someActions } from '../../content/schemas/action';
import { picture } from '../../content/schemas/picture';
import { line } from '../../content/schemas/text';
import { titled, type } from '../../content/schemas/section';

/** A heading, a sentence and buttons, with an optional picture. */
export const callToAction = z.strictObject({
  ...titled,
  type: type('call-to-action', 'A heading, a sentence and buttons.'),
  text: line(300).describe('A sentence or two.'),
  ...picture(),
  actions: someActions(3),
});
