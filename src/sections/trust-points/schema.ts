import { z } from 'astro/zod';
import { list } from '../../content/schemas/lists';
import { iconName } from '../../content/schemas/names';
import { line } from '../../content/schemas/text';
import { base, type } from '../../content/schemas/section';

/** A strip of short facts with icons under the hero. */
export const trustPoints = z.strictObject({
  ...base,
  type: type('trust-points', 'Short facts under the hero.'),
  items: list('The facts', 2, 6, {
    icon: iconName,
    title: line(60).describe('The fact.'),
    text: line(160).optional().describe('A sentence that says more.'),
  }),
});
