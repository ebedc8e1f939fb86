import { z } from 'astro/zod';
import { withMeta } from '../../content/zod';
import { list } from '../../content/schemas/lists';
import { claim, line } from '../../content/schemas/text';
import { base, type } from '../../content/schemas/section';

/** Numbers that count up once when 35 % of them is visible. */
export const counters = z.strictObject({
  ...base,
  type: type('counters', 'Numbers that count up once.'),
  items: list('The numbers', 2, 4, {
    figure: withMeta(claim('claim.jobs', 40), { counted: true }).describe(
      'The figure that the counter ends at: a claim, chosen under “Put a fact into the text”.',
    ),
    label: line(60).describe('What is counted.'),
  }),
});

/** Numbers that do not count up. */
export const stats = z.strictObject({
  ...base,
  type: type('stats', 'Numbers that do not count up.'),
  items: list('The numbers', 2, 4, {
    figure: claim('claim.years', 40),
    label: line(60).describe('What the number counts.'),
  }),
});
