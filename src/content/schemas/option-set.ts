import { z } from 'astro/zod';
import { slug } from './names';
import { label, ownerNote } from './text';

/** An option set: the values for the webhook and the labels for visitors. */
export const optionSet = z.strictObject({
  id: slug,
  name: ownerNote(60).describe('What the office calls it. Visitors do not see it.'),
  options: z
    .array(
      z.strictObject({
        value: z
          .string()
          .min(1, 'is empty: an option needs a value; the first, empty line of a list is `selectPlaceholder`')
          // Looked up in the page by `leads/lead-record.ts`.
          .regex(/^[^"\\]*$/, 'has a quotation mark or a backslash')
          // An empty value means 'nothing chosen', so an option with it could never be sent.
          .describe('What the office reads in the request. Never empty.'),
        label: label(60).describe('What visitors read.'),
      }),
    )
    .min(1)
    .describe('The choices in their order.'),
});
