import { z } from 'astro/zod';
import { someActions } from '../../content/schemas/action';
import { iconName, ref } from '../../content/schemas/names';
import { claim, line } from '../../content/schemas/text';
import { titleAndText, titled, type } from '../../content/schemas/section';

/** The last section of a lead page: call button, hours, tiles, and a form if it has one. */
export const closingCall = z.strictObject({
  ...titled,
  type: type('closing-call', 'The last section of a lead page.'),
  text: line(300).describe('A sentence or two.'),
  hours: claim('claim.hours', 120).optional(),
  tiles: z
    .array(z.strictObject({ icon: iconName, ...titleAndText(140) }))
    .max(4)
    .default([])
    .describe('Tiles under the buttons, at most 4.'),
  actions: someActions(2),
  form: ref('forms').optional(),
});
