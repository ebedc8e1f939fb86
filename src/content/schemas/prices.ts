import { z } from 'astro/zod';
import { distinct, group, ref, binding, day, line } from './fields';

/** A whole number of US dollars. */
const dollars = z.number().int('has cents: write whole dollars').positive().max(100_000);

/**
 * What a common job costs. The owner has given no prices, so the list is empty and pages show none until the owner
 * fills it in.
 */
const job = z
  .strictObject({
    services: distinct(z.array(ref('pricedService')).min(1)).describe(
      'The pages that show it: the `service` of their section `prices`.',
    ),
    job: binding(line(60)).describe('The job as a customer would call it.'),
    from: dollars.describe('The lowest usual price, in US dollars.'),
    to: dollars.describe('The highest usual price, in US dollars; the same as `from` if there is one price.'),
    included: z
      .array(binding(line(80)))
      .min(1)
      .max(6)
      .describe('What the price includes.'),
    moves: z
      .array(binding(line(80)))
      .max(6)
      .default([])
      .describe('What makes it lower or higher.'),
    checked: day.describe(
      'The day on which the owner last looked at this price. After a year the launch check asks again.',
    ),
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: 'is lower than `from`: write the higher price here',
  });

/** The prices of common jobs, and the texts of the table that shows them, from `content/prices.json`. */
export const prices = z.strictObject({
  words: group('The texts of the table.', {
    job: line(30).describe('Above the jobs.'),
    price: line(30).describe('Above the prices.'),
    included: line(40).describe('Before what is included.'),
    moves: line(40).describe('Before what makes the price lower or higher.'),
    checked: line(60)
      .refine((text) => text.includes('{date}'), 'lacks {date}, which is replaced by the date')
      .describe('When the price was last checked; `{date}` is the date.'),
  }),
  jobs: z.array(job).describe('Empty: no page shows prices.'),
});

/** The prices as written in `content/prices.json`. */
export type Prices = z.infer<typeof prices>;

/** What one common job costs. */
export type PricedJob = Prices['jobs'][number];
