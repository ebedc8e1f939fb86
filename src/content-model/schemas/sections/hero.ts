import { z } from 'astro/zod';
import { meaning } from '../../zod';
import { someActions } from '../action';
import type { ImageField } from '../image';
import { drawingName, iconName, ref } from '../names';
import { picture } from '../picture';
import { line } from '../text';
import { base, titleAndText, type } from './base';

/**
 * The first view of a page: what we do, where, whom to call. `drawing: house` is the whole house (home page);
 * any other name is that crop with its system lit. With `form`, the form's card stands beside the text.
 */
export const hero = (image: ImageField) =>
  z.strictObject({
    ...base,
    type: type('hero', 'The first view: what we do, where, whom to call.'),

    badge: line(80)
      .optional()
      .describe("Small line above the headline, as in a rating badge; the star icon is the section's."),
    title: line(80).describe('The headline of the page, at most 80 characters.'),
    tagline: line(120).optional().describe('One line under the headline.'),
    text: line(320).optional().describe('A few sentences under it.'),
    waiting: z
      .strictObject({
        title: line(80).describe('The headline then.'),
        tagline: line(120).describe('The line under it then.'),
      })
      .optional()
      .describe("What it says instead while the visitor's request could not be sent yet (thank-you page)."),
    chips: z.array(line(60)).max(4).default([]).describe('Short facts in chips.'),
    badges: z
      .array(z.strictObject({ icon: iconName, text: line(60).describe('Its words.') }))
      .max(4)
      .default([])
      .describe('Icon and words under the buttons.'),
    pill: line(60).optional().describe("The pill with five stars: '5.0 on Google'."),
    ...picture(image),
    drawing: meaning(
      z
        .union([z.literal('house'), drawingName])
        .optional()
        .describe('The drawing beside the words; `house` is the whole house of the home page.'),
      { picture: { needed: true, described: false }, noun: 'a drawing' },
    ),
    plan: z
      .strictObject({
        x: z.number().describe('From the left wall, in centimetres.'),
        y: z.number().describe('Up from the floor, in centimetres.'),
        label: line(60).describe('The words beside it.'),
      })
      .optional()
      .describe(
        "The small plan of the house: where the trouble is, in the drawing's centimeters, and its label.",
      ),
    steps: z.array(line(160)).max(5).optional().describe('What to do first, numbered, under the headline.'),
    warnings: z
      .strictObject({
        title: line(60).describe('The heading.'),
        items: z
          .array(z.strictObject(titleAndText(200)))
          .min(2)
          .max(5)
          .describe('The warnings, 2 to 5.'),
      })
      .optional()
      .describe(
        'What not to touch. It takes the place of the drawing, which is then for social images alone.',
      ),
    actions: someActions(3),
    form: ref('forms').optional(),
  });
