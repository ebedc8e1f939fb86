import { z } from 'astro/zod';
import { iconName } from '../names';
import { line } from '../text';
import { base, type } from './base';

/** A strip of short facts with icons under the hero. */
export const trustPoints = z.strictObject({
  ...base,
  type: type('trust-points', 'A strip of short facts with icons under the hero.'),
  items: z
    .array(
      z.strictObject({
        icon: iconName,
        title: line(60).describe('The fact.'),
        text: line(160).optional().describe('A sentence that says more.'),
      }),
    )
    .min(2)
    .max(6)
    .describe('The facts, 2 to 6.'),
});
