import { z } from 'astro/zod';
import { withMeta } from '../../content/zod';
import {
  someActions,
  group,
  list,
  drawingName,
  iconName,
  ref,
  picture,
  fact,
  inEveryLanguage,
  label,
  line,
  base,
  titleAndText,
  tick,
} from '../../content/schemas/fields';

/** A first view has a tagline and a text instead. */
const { intro: _, ...withoutIntro } = base;

/**
 * The first view of a page: what we do, where, and the phone number. `drawing: house` is the whole house (home page);
 * any other name is a part of it with one system highlighted. With `form`, the form is next to the text.
 */
export const hero = z.strictObject({
  ...withoutIntro,
  type: z.literal('hero').describe('What we do, where, and the phone number.'),

  badge: line(80)
    .optional()
    .describe("Small line above the headline, as in a rating badge; the star icon is the section's."),
  title: line(80).describe('The headline of the page, at most 80 characters.'),
  tagline: line(120).optional().describe('One line in bold, right under the headline.'),
  text: line(320).optional().describe('A few sentences in normal type, under that line.'),
  waiting: group("Replaces these texts while the visitor's request could not be sent yet (thank-you page).", {
    title: line(80).describe('The headline in that case.'),
    tagline: line(120).describe('The line under it in that case.'),
  }).optional(),
  direct: group('Replaces these texts for visitors who have not sent a request (thank-you page).', {
    title: line(80).describe('The headline in that case.'),
    tagline: line(120).describe('The line under it in that case.'),
    text: line(320).describe('The sentences under it in that case.'),
    action: label(40).describe('The button that offers the form.'),
  }).optional(),
  number: group("Shows the visitor's phone number and lets it be corrected (thank-you page).", {
    text: line(80).describe('Says which number we call; {phone} is filled in.'),
    correct: label(40).describe('The button for a wrong number.'),
    label: label(40).describe('Above the field for the right one.'),
    unsent: line(120).describe('Under the field where it cannot be sent: without a connection.'),
    send: label(40).describe('The button that sends it.'),
    sending: label(40).describe('The button while it is being sent.'),
    note: inEveryLanguage(fact(120)).describe(
      "Written into the request that corrects one which the office already has; {timestamp} is the first one's.",
    ),
  }).optional(),
  zipCheck: tick('Yes: right under it, visitors can ask whether you serve their ZIP code or city.'),
  chips: z.array(line(60)).max(4).default([]).describe('Short facts in small frames.'),
  badges: z
    .array(z.strictObject({ icon: iconName, text: line(60).describe('Its text.') }))
    .max(4)
    .default([])
    .describe('Icon and text under the buttons.'),
  pill: line(60).optional().describe("The line with five stars: '5.0 on Google'."),
  ...picture(),
  drawing: withMeta(
    z
      .union([z.literal('house'), drawingName])
      .optional()
      .describe('The drawing next to the text; `house` is the whole house of the home page.'),
    { picture: { needed: true, described: false }, noun: 'a drawing' },
  ),
  compact: z
    .boolean()
    .optional()
    .describe(
      'Whether it is only as high as its words on wide screens, so that a form below it is in the first view.',
    ),
  plan: group(
    "The small plan of the house: the place of the problem, in the drawing's centimeters, and its label.",
    {
      x: z.number().describe('From the left wall, in centimeters.'),
      y: z.number().describe('Up from the floor, in centimeters.'),
      label: line(60).describe('The text next to it.'),
    },
  ).optional(),
  steps: z.array(line(160)).max(5).optional().describe('What to do first, numbered, under the headline.'),
  warnings: group(
    'What not to touch. It replaces the drawing, which is then only on the picture of the shared link.',
    {
      title: line(60).describe('The heading.'),
      items: list('The warnings', 2, 5, titleAndText(200)),
    },
  ).optional(),
  actions: someActions(4),
  form: ref('forms').optional(),
});
