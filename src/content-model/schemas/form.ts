import { z } from 'astro/zod';
import { formDefinitions } from '../../leads/forms';
import { fieldNames } from '../../leads/names';
import type { FieldName, FormFamily } from '../../leads/types';
import { meaning } from '../zod';
import { ref } from './names';
import { label, line } from './text';

/** The words of one field. @param room for its label, in characters */
const fieldTexts = (room: number) =>
  z.strictObject({
    label: label(room).describe('Above the control. For the consent: the whole text beside the box.'),
    placeholder: label(80).optional().describe('An example of what to write, in the empty control.'),
    hint: line(160).optional().describe('A line under the control.'),
  });

/** A label must fit above its control; the consent's is a whole text. */
const textsOf = (name: FieldName) =>
  fieldTexts(name === 'consent' ? 400 : 60)
    .optional()
    .describe(`The words of the field ${name}.`);

const families = Object.keys(formDefinitions) as [FormFamily, ...FormFamily[]];

const words = z.strictObject({
  $schema: z.string().optional(),
  family: meaning(z.enum(families), { noun: 'a family of forms' }).describe(
    'Which fields the form asks for and where its requests go.',
  ),
  title: line(80).describe("The form's heading."),
  intro: line(240).optional().describe('A sentence under the heading.'),
  options: ref('optionSets'),
  selectPlaceholder: label(60).describe(
    'Shown in the service control before a choice is made. Not an option.',
  ),
  fields: z
    .strictObject(
      Object.fromEntries(fieldNames.map((name) => [name, textsOf(name)])) as Record<
        FieldName,
        ReturnType<typeof textsOf>
      >,
    )
    .default({})
    .describe('The words of each field that forms of this family ask for.'),
  submit: label(60).describe('The button that sends it.'),
  submitting: label(60).describe('The button while it is being sent.'),
  note: line(240).optional().describe('Small print under the button.'),
  page: label(60).optional().describe('Payload field `page` of long-layout forms.'),
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
      title: line(80).describe('The first line.'),
      text: line(240).describe('The second line.'),
      heading: line(60).optional().describe('Contact form only: what stands in place of its heading.'),
      again: label(60).optional().describe('Contact form only: the button that brings the form back.'),
    })
    .optional()
    .describe('What visitors are told when it was sent.'),
  failure: z
    .strictObject({
      title: line(80).describe('The first line.'),
      text: line(240).describe('The second line.'),
    })
    .optional()
    .describe('What visitors are told when it could not be sent.'),
});

/**
 * A lead form's words: which family it belongs to, its labels, its options, what it says on success. Which fields
 * and words a family has and how its payload is built is code (`src/leads/forms/`).
 */
export const form = words.superRefine(({ family, page, source, success, failure }, context) => {
  const wanted = formDefinitions[family].words;
  const wants = (path: string[], isThere: boolean, shouldBeThere: boolean) => {
    if (isThere === shouldBeThere) return;
    const message = shouldBeThere
      ? `is missing: a form of the ${family} family needs it`
      : `is not shown by a form of the ${family} family: remove it`;
    context.addIssue({ code: 'custom', path, message });
  };
  for (const [name, value] of Object.entries({ success, failure, page, source }))
    wants([name], value !== undefined, wanted.includes(name as (typeof wanted)[number]));
  if (success)
    for (const name of ['heading', 'again'] as const)
      wants(['success', name], success[name] !== undefined, wanted.includes('thanks'));
});
