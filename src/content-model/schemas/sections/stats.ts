import { z } from 'astro/zod';
import { list } from '../lists';
import { claim, line } from '../text';
import { base, type } from './base';

/** Numbers that do not count up. */
export const stats = z.strictObject({
  ...base,
  type: type('stats', 'Numbers that do not count up.'),
  items: list('The numbers', 2, 4, {
    figure: claim('claim.years', 40),
    label: line(60).describe('What the number counts.'),
  }),
});
