import { z } from 'astro/zod';
import { claim, line } from '../text';
import { base, type } from './base';

/** Numbers that do not count up. */
export const stats = z.strictObject({
  ...base,
  type: type('stats', 'Numbers that do not count up.'),
  items: z
    .array(
      z.strictObject({
        figure: claim('claim.years', 40),
        label: line(60).describe('What the number counts.'),
      }),
    )
    .min(2)
    .max(4)
    .describe('The numbers, 2 to 4.'),
});
