import { z } from 'astro/zod';
import { fieldNames, formFamilies } from '../../leads/names';
import { line, slug } from './text';

/** Only the consent's label is a whole text; any other must fit above its control. */
const labelLength = 60;

const fieldTexts = z.strictObject({
  label: line(400),
  placeholder: line(80).optional(),
  hint: line(160).optional(),
});

const words = z.strictObject({
  $schema: z.string().optional(),
  family: z.enum(formFamilies).describe('Which fields the form asks for and where its requests go.'),
  title: line(80),
  intro: line(240).optional(),
  options: slug.describe('Name of an option set in `content/option-sets.json`.'),
  selectPlaceholder: line(60).describe(
    'Shown in the service control before a choice is made. Not an option.',
  ),
  fields: z
    .record(z.enum(fieldNames), fieldTexts)
    .superRefine((fields, context) => {
      for (const [name, { label }] of Object.entries(fields))
        if (name !== 'consent' && label.length > labelLength)
          context.addIssue({
            code: 'custom',
            path: [name, 'label'],
            message: `is too long: at most ${labelLength} characters`,
          });
    })
    .default({})
    .describe('The words of each field that forms of this family ask for.'),
  submit: line(60),
  submitting: line(60),
  note: line(240).optional().describe('Small print under the button.'),
  page: line(60).optional().describe('Payload field `page` of long-layout forms.'),
  source: z
    .string()
    .regex(/^[a-z_]+$/, 'is not a source: lower-case letters and underscores')
    .optional()
    .describe('Which page a request came from, for whoever receives it: the payload field `source`.'),
  redirectOnSubmit: z
    .boolean()
    .default(false)
    .describe('Go straight to the thank-you page without a toast (specification, section 4).'),
  success: z
    .strictObject({
      title: line(80),
      text: line(240),
      heading: line(60).optional().describe('Contact form only: what stands in place of its heading.'),
      again: line(60).optional().describe('Contact form only: the button that brings the form back.'),
    })
    .optional(),
  failure: z.strictObject({ title: line(80), text: line(240) }).optional(),
});

/**
 * A lead form's words: which family it belongs to, its labels, its options, what it says on success. Which
 * fields a family has and how its payload is built is code (`src/leads/forms/`). A long-layout form says nothing
 * when it was sent or failed (specification, section 8) but needs its `page` label; a short one needs its `source`.
 */
export const form = words.superRefine(({ family, page, source, success, failure }, context) => {
  const wants = (path: string | string[], isThere: boolean, shouldBeThere: boolean) => {
    if (isThere === shouldBeThere) return;
    const message = shouldBeThere
      ? `is missing: a form of the ${family} family needs it`
      : `is not shown by a form of the ${family} family: remove it`;
    context.addIssue({ code: 'custom', path: [path].flat(), message });
  };
  wants('success', success !== undefined, family !== 'landingLong');
  wants('failure', failure !== undefined, family !== 'landingLong');
  for (const name of ['heading', 'again'] as const)
    if (success) wants(['success', name], success[name] !== undefined, family === 'contact');
  wants('page', page !== undefined, family === 'landingLong');
  wants('source', source !== undefined, family === 'landingShort');
});

/** An option set: the values that the webhook gets and the labels that people read. */
export const optionSet = z.strictObject({
  id: slug,
  options: z
    .array(
      z.strictObject({
        value: z
          .string()
          .min(1, 'is empty: an option needs a value; the first, empty line of a list is `selectPlaceholder`')
          // Specification, section 5: 'The select rejects an option whose value is an empty string'.
          .describe('What the receiver of the request gets. Never empty.'),
        label: line(60).describe('What visitors read.'),
      }),
    )
    .min(1),
});
