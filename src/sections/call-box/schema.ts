import { z } from 'astro/zod';
import { someActions } from '../../content/schemas/action';
import { line } from '../../content/schemas/text';
import { titled, type } from '../../content/schemas/section';

/** A box that asks for a call: what to say, the number, the hours. */
export const callBox = z.strictObject({
  ...titled,
  type: type('call-box', 'A box that asks for a call.'),
  text: line(240).describe('What to say on the phone.'),
  actions: someActions(2),
});
