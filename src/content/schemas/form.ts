import { z } from 'astro/zod';
import { formDefinitions } from '../../leads/forms';
import { fieldNames, formFamilies, type FieldName, type FormDefinition } from '../../leads/types';
import { withMeta } from '../zod';
import { group, ref, binding, label, line, properName, tick } from './fields';

/**
 * The texts of one field.
 * @param room maximum length of its label, in characters
 * @param binds whether visitors agree to it
 */
const fieldTexts = (room: number, binds = false) =>
  z.strictObject({
    label: (binds ? binding(label(room)) : label(room)).describe(
      'Above the field. For the consent: the whole text beside the box.',
    ),
    placeholder: label(80).optional().describe('An example of what to write, in the empty field.'),
    hint: line(160).optional().describe('A line under the field.'),
  });

/** A label must fit above its control, except the consent's, which is longer. */
const textsOf = (name: FieldName) =>
  (name === 'consent' ? fieldTexts(400, true) : fieldTexts(60))
    .optional()
    .describe(`The texts of the field ${name}.`);

const words = z.strictObject({
  family: withMeta(z.enum(formFamilies), {
    noun: 'a family of forms',
  }).describe('Which fields the form asks for and where its requests go.'),
  title: line(80).describe("The form's heading."),
  intro: line(240).optional().describe('A sentence under the heading.'),
  options: ref('optionSets').optional(),
  selectPlaceholder: label(60)
    .optional()
    .describe('Shown in the menu of services before a choice is made. Not an option.'),
  fields: group(
    'The texts of each field of its family. The family decides in which order they are shown.',
    Object.fromEntries(fieldNames.map((name) => [name, textsOf(name)])) as Record<
      FieldName,
      ReturnType<typeof textsOf>
    >,
  ).default({}),
  submit: label(60).describe('The button that sends it.'),
  submitting: label(60).describe('The button while it is being sent.'),
  note: line(240).optional().describe('Small print under the button.'),
  page: properName(60).optional().describe('The office sees it: what the form is about.'),
  source: z
    .string()
    .regex(
      /^[a-z_]+$/,
      'has other signs than a source may have: use lower-case letters and underscores, as in "drain_page"',
    )
    .optional()
    .describe('The page that a request came from; the office sees it.'),
  consent: group(
    'The consent box; if left empty, it is required, and the launch check asks whether that is meant.',
    {
      required: z
        .boolean()
        .describe(
          'Whether the form can only be sent with the box checked. If not, change what the privacy page and the terms say about it, too.',
        ),
    },
  ).optional(),
  redirectOnSubmit: tick('Go straight to the thank-you page, without a message before it.'),
  success: group('Message after it was sent.', {
    title: line(80).describe('The first line.'),
    text: line(240).describe('The second line.'),
    heading: line(60)
      .optional()
      .describe('Replaces the heading of a form that says thanks in its own place.'),
    again: label(60).optional().describe('The button of such a form that shows it again.'),
  }).optional(),
  failure: group('Message if it could not be sent.', {
    title: line(80).describe('The first line.'),
    text: line(240).describe('The second line.'),
  }).optional(),
});

/**
 * A lead form's texts: its family, its labels, its options, its messages. Which fields and texts a family uses and its
 * payload are defined in code (`src/leads/forms.ts`).
 */
const checked = words.superRefine(({ family, fields, ...own }, context) => {
  const { words, mayRedirectOnSubmit, ...definition }: FormDefinition = formDefinitions[family];
  const wants = (path: string[], isThere: boolean, isUsed: boolean) => {
    if (isThere === isUsed) return;
    const message = isUsed
      ? `is missing: a form of the ${family} family needs it`
      : `is not used by a form of the ${family} family: remove it`;
    context.addIssue({ code: 'custom', path, message });
  };
  const has = (key: 'name' | 'control', value: string) =>
    definition.fields.some((field) => field[key] === value);
  for (const name of fieldNames) wants(['fields', name], name in fields, has('name', name));
  for (const name of ['options', 'selectPlaceholder'] as const)
    wants([name], name in own, has('control', 'select'));
  for (const name of ['success', 'failure', 'page', 'source'] as const)
    wants([name], name in own, words.includes(name));
  if (own.success)
    for (const name of ['heading', 'again'] as const)
      wants(['success', name], name in own.success, words.includes('thanks'));
  if (own.consent) wants(['consent'], true, has('name', 'consent'));
  if (own.redirectOnSubmit) wants(['redirectOnSubmit'], true, mayRedirectOnSubmit === true);
});

/**
 * A form. Not an object schema itself: to a collection's object schema Astro adds a field `$schema`, and zod refuses that
 * to one with a refinement that has this field.
 */
export const form = z.preprocess((written) => written, checked);
