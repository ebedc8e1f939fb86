import { z } from 'astro/zod';
import { meaning } from '../../zod';
import { list } from '../lists';
import { claim, line } from '../text';
import { base, type } from './base';

/** Numbers that count up once when 35 % of them is visible. */
export const counters = z.strictObject({
  ...base,
  type: type('counters', 'Numbers that count up once.'),
  items: list('The numbers', 2, 4, {
    figure: meaning(claim('claim.jobs', 40), { counted: true }).describe(
      'The figure that the counter ends at, as a named reference: {{claim.jobs}}.',
    ),
    label: line(60).describe('What is counted.'),
  }),
});
