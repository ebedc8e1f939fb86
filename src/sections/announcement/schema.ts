import { z } from 'astro/zod';
import { line } from '../../content/schemas/text';
import { base, type } from '../../content/schemas/section';

/** The orange banner above the hero of a landing page. */
export const announcement = z.strictObject({
  ...base,
  type: type('announcement', 'The orange banner above the hero.'),
  text: line(120).describe('Its text.'),
});
