import { z } from 'astro/zod';
import { someActions } from '../action';
import { picture } from '../picture';
import { line } from '../text';
import { titled, type } from './base';

/** A heading, a sentence and buttons, with an optional picture. */
export const callToAction = z.strictObject({
  ...titled,
  type: type('call-to-action', 'A heading, a sentence and buttons.'),
  text: line(300).describe('A sentence or two.'),
  ...picture(),
  actions: someActions(3),
});
