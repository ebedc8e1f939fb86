import { z } from 'astro/zod';
import { line, question } from './text';

/** A name that can be part of a reference, as in `{{promise.haulAway.bullet}}`. */
const name = z
  .string()
  .regex(
    /^[A-Za-z][A-Za-z0-9]*$/,
    'cannot be referred to: a name has letters and digits and begins with a letter',
  );

/** A wording of a promise. */
const wording = line(400, { readBy: 'promise' });

/**
 * What the site promises about how the work is done, beyond the claims of the specification. Only the owner can make
 * such a promise, so each has a question for the owner. Texts refer to a promise as `{{promise.haulAway}}` or, for
 * another wording, `{{promise.haulAway.bullet}}`.
 */
export const promises = z.strictObject({
  $schema: z.string().optional(),
  promises: z
    .record(
      name,
      z.strictObject({
        question: question(200).describe('What npm run launch-check asks the owner.'),
        answer: z
          .enum(['not yet confirmed', 'yes', 'no'])
          .default('not yet confirmed')
          .describe('The owner\'s answer. Until it is "yes", pages show the wording for "no".'),
        wordings: z
          .record(
            name,
            z.strictObject({
              yes: wording.describe('What pages say once the answer is "yes".'),
              no: z
                .union([z.literal(''), wording])
                .describe('What pages say otherwise. Empty: the sentence or list item is left out.'),
            }),
          )
          .refine((wordings) => 'default' in wordings, 'lacks a wording named default')
          .describe('The wordings that pages can use, by name; `default` is the usual one.'),
      }),
    )
    .describe('The promises by the name that texts refer to.'),
});

/** The promises as written in `content/promises.json`. */
export type Promises = z.infer<typeof promises>;
