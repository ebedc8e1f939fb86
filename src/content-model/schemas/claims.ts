import { z } from 'astro/zod';
import { line } from './text';

/**
 * What the company says about itself. Each claim has a default reading and other readings by name; a text
 * refers to one as `{{claim.years}}` or `{{claim.years.counters}}`. Decisions, 'Claims': nothing else in the
 * repository states a claim.
 */
export const claims = z.strictObject({
  $schema: z.string().optional(),
  founding: z.strictObject({
    year: z
      .number()
      .int()
      .min(1850)
      .max(2100)
      .describe('The year in which the company began. Texts refer to it as {{founding.year}}.'),
    computeYears: z
      .boolean()
      .default(false)
      .describe(
        'true: every claim with "countsYears" shows the years from the founding year to the year of the build, as in 38 and 38+, whatever number is written. false: the numbers stay as written.',
      ),
  }),
  claims: z.record(
    z.string(),
    z.strictObject({
      about: line(120).describe("What the claim is about, for the owner's list."),
      default: line(240),
      readings: z
        .record(z.string(), line(240))
        .default({})
        .describe('Other readings that a page may show, by name.'),
      countsYears: z
        .boolean()
        .default(false)
        .describe('true where the number in the readings counts the years since the company began.'),
    }),
  ),
});

/** The claims as written in `content/claims.json`. */
export type Claims = z.infer<typeof claims>;
