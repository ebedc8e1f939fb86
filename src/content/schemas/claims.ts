import { z } from 'astro/zod';
import { callBackMinutes } from '../hours/office-times';
import type { nights } from './site';
import { group, namedList, referenceName, fact, ownerNote } from './fields';

/** The name of a reading, by which texts refer to it. */
const readingName = referenceName.refine(
  (name) => name !== 'default',
  'cannot be referred to: `default` is the usual reading',
);

/** What readings say instead, by name, once the owner has given one answer about the night. */
const insteadIf = (when: string) =>
  z.record(z.string(), fact(240)).optional().describe(`What readings say instead, by name, when ${when}.`);

/**
 * What the company says about itself. Each claim has a default reading and may have other readings with names; texts
 * refer to them as `{{claim.years}}` or `{{claim.years.counters}}`. Claims are written nowhere else.
 */
export const claims = z.strictObject({
  founding: group('When the company began.', {
    year: z.number().int().min(1850).max(2100).describe('The year in which the company began.'),
    computeYears: z
      .boolean()
      .default(false)
      .describe(
        'Tick it: every claim that counts the years shows those from the founding year to this one, as in 38 and 38+, whatever number is written. Otherwise the numbers stay as written.',
      ),
  }),
  claims: namedList(
    z
      .strictObject({
        name: referenceName.describe('The name that texts refer to it by.'),
        about: ownerNote(120).describe("What the claim is about, for the owner's list."),
        default: fact(240).describe('The usual reading, for texts that name no other.'),
        readings: z
          .record(readingName, fact(240))
          .default({})
          .describe('Other readings that a page can show, by name.'),
        // One field for each answer: a group with free names inside another would have no form at the desk.
        byNight: group(
          'What readings say instead, by name, once `night` in site.json says who answers a call at night.',
          {
            nobody: insteadIf('nobody answers a call at night'),
            emergencies: insteadIf('calls at night are answered for emergencies'),
            always: insteadIf('every call at night is answered'),
          } satisfies Record<(typeof nights)[number], unknown>,
        ).default({}),
        countsYears: z
          .boolean()
          .default(false)
          .describe('Tick it if the number in the readings is the years since the company began.'),
      })
      .superRefine(({ name, default: reading }, context) => {
        const message =
          'does not say within how many minutes we call back: begin with a number of minutes of office hours, "60 minutes"';
        // The line 'what happens now' computes with it.
        if (name === 'callback' && callBackMinutes(reading) === undefined)
          context.addIssue({ code: 'custom', path: ['default'], message });
      }),
  ).describe('What the company says, each thing once.'),
});

/** The claims as written in `content/claims.json`. */
export type Claims = z.infer<typeof claims>;
