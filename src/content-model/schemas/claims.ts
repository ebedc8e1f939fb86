import { z } from 'astro/zod';
import { line } from './text';

/**
 * What the company says about itself. Each claim has a default reading and other readings by name; a text
 * refers to one as `{{claim.years}}` or `{{claim.years.plus35}}`. Decisions, 'Claims': nothing else in the
 * repository states a claim.
 */
export const claims = z.strictObject({
  $schema: z.string().optional(),
  claims: z.record(
    z.string(),
    z.strictObject({
      about: line(120).describe("What the claim is about, for the owner's list."),
      default: line(240),
      readings: z
        .record(z.string(), line(240))
        .default({})
        .describe('Other readings that a page may show, by name.'),
      contradicts: z
        .array(z.string())
        .default([])
        .describe('Names of readings that say something else than the default, for `npm run claims`.'),
    }),
  ),
});

/** The claims as written in `content/claims.json`. */
export type Claims = z.infer<typeof claims>;
