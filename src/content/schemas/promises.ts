import { z } from 'astro/zod';
import {
  distinct,
  group,
  namedList,
  referenceName as name,
  inEveryLanguage,
  line,
  ownerNote,
  question,
} from './fields';

/** A wording of a promise. */
const wording = line(400, { readBy: 'promise' });

/**
 * What the site promises about how the work is done, beyond the claims in `claims.json`. Only the owner can make
 * such a promise, so each has a question for the owner. Texts refer to a promise as `{{promise.haulAway}}` or, for
 * another wording, `{{promise.haulAway.bullet}}`. `questions` are about what pages say without a promise: an answer changes the page.
 */
export const promises = z.strictObject({
  promises: namedList(
    z.strictObject({
      name: name.describe('The name that texts refer to it by.'),
      question: inEveryLanguage(question(200)).describe('What the launch check asks the owner.'),
      answer: z
        .enum(['not yet confirmed', 'yes', 'no'])
        .default('not yet confirmed')
        .describe("The owner's answer. Until it is “yes”, pages say nothing of it."),
      wordings: z
        .record(name, wording)
        .refine((wordings) => 'default' in wordings, 'lacks a wording named default')
        .describe(
          'What pages say once the answer is “yes”, by the name of the wording; `default` is the usual one.',
        ),
      otherwise: group(
        'Only where silence would mislead about money or safety: what pages say unless “yes”.',
        {
          why: ownerNote(200).describe('How silence would mislead a customer about money or safety.'),
          wordings: z.record(name, wording).describe('What pages say then, by the name of the wording.'),
        },
      ).optional(),
    }),
  ).describe('How the company works, each promise once.'),
  questions: distinct(z.array(ownerNote(300)).optional()).describe(
    'What else only the owner knows about what pages say. The launch check asks; remove a question once its pages are right.',
  ),
});

/** The promises as written in `content/promises.json`. */
export type Promises = z.infer<typeof promises>;
