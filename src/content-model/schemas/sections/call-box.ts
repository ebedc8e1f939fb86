import { z } from 'astro/zod';
import { someActions } from '../action';
import { line } from '../text';
import { titled, type } from './base';

/** A box that asks for a call: what to say, the number, the hours. */
export const callBox = z.strictObject({
  ...titled,
  type: type('call-box', 'A box that asks for a call.'),
  text: line(240).describe('What to say on the phone.'),
  actions: someActions(2),
});
