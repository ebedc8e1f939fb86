import { z } from 'astro/zod';
import { callBackMinutes } from '../hours/office-times';
import type { nights } from './site';
import {
  group,
  namedList,
  referenceName,
  fact,
  ownerNote,
  distinct,
  inEveryLanguage,
  line,
  question,
  tick,
} from './fields';

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
    computeYears: tick(
      'Yes: every claim that counts the years shows those from the founding year to this one, as in 38 and 38+, whatever number is written. Otherwise the numbers stay as written.',
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
        countsYears: tick('Whether the number in the readings is the years since the company began.'),
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

const wording = line(400, { readBy: 'promise' });

/**
 * What the site promises about how the work is done, beyond the claims in `claims.json`. Only the owner can make
 * such a promise, so each has a question for the owner. Texts refer to a promise as `{{promise.haulAway}}` or, for
 * another wording, `{{promise.haulAway.bullet}}`. `questions` are about what pages say without a promise: an answer changes the page.
 */
export const promises = z.strictObject({
  promises: namedList(
    z.strictObject({
      name: referenceName.describe('The name that texts refer to it by.'),
      question: inEveryLanguage(question(200)).describe('What the launch check asks the owner.'),
      answer: z
        .enum(['not yet confirmed', 'yes', 'no'])
        .default('not yet confirmed')
        .describe("The owner's answer. Until it is “yes”, pages say nothing of it."),
      wordings: z
        .record(referenceName, wording)
        .refine((wordings) => 'default' in wordings, 'lacks a wording named default')
        .describe(
          'What pages say once the answer is “yes”, by the name of the wording; `default` is the usual one.',
        ),
      otherwise: group(
        'Only where silence would mislead about money or safety: what pages say unless “yes”.',
        {
          why: ownerNote(200).describe('How silence would mislead a customer about money or safety.'),
          wordings: z
            .record(referenceName, wording)
            .describe('What pages say then, by the name of the wording.'),
        },
      ).optional(),
    }),
  ).describe('How the company works, each promise once.'),
  questions: distinct(z.array(ownerNote(300)).optional()).describe(
    'What else only the owner knows about what pages say. The launch check asks; remove a question once its pages are right.',
  ),
});
