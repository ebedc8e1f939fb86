import { z } from 'astro/zod';
import { list } from '../lists';
import { iconName } from '../names';
import { line } from '../text';
import { base, type } from './base';

/** A strip of short facts with icons under the hero. */
export const trustPoints = z.strictObject({
  ...base,
  type: type('trust-points', 'A strip of short facts with icons under the hero.'),
  items: list('The facts', 2, 6, {
    icon: iconName,
    title: line(60).describe('The fact.'),
    text: line(160).optional().describe('A sentence that says more.'),
  }),
});
