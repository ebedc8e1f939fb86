import { z } from 'astro/zod';
import { action } from '../action';
import { drawingName, iconName } from '../names';
import { line, slug } from '../text';
import { picture } from '../picture';
import { base } from './base';
import type { ImageField } from './image-field';

/** The orange banner above a landing page's hero. */
export const announcement = z.strictObject({ ...base, type: z.literal('announcement'), text: line(120) });

/**
 * The first view of a page: what we do, where, whom to call. `drawing: house` is the whole house (home page);
 * any other name is that crop with its system lit. With `form`, the form's card stands beside the text.
 */
export const hero = (image: ImageField) =>
  z.strictObject({
    ...base,
    type: z.literal('hero'),
    badge: line(80)
      .optional()
      .describe("Small line above the headline, as in a rating badge; the star icon is the section's."),
    title: line(80).describe('The headline of the page, at most 80 characters.'),
    tagline: line(120).optional().describe('One line under the headline.'),
    text: line(320).optional(),
    waiting: z
      .strictObject({ title: line(80), tagline: line(120) })
      .optional()
      .describe("What it says instead while the visitor's request could not be sent yet (thank-you page)."),
    chips: z.array(line(60)).max(4).default([]).describe('Short facts in chips.'),
    badges: z
      .array(z.strictObject({ icon: iconName, text: line(60) }))
      .max(4)
      .default([])
      .describe('Icon and words under the buttons.'),
    pill: line(60).optional().describe("The pill with five stars: '5.0 on Google'."),
    ...picture(image),
    drawing: z
      .union([z.literal('house'), drawingName])
      .optional()
      .describe('The drawing beside the words; `house` is the whole house of the home page.'),
    plan: z
      .strictObject({ x: z.number(), y: z.number(), label: line(60) })
      .optional()
      .describe(
        "The small plan of the house: where the trouble is, in the drawing's centimetres, and its label.",
      ),
    steps: z.array(line(160)).max(5).optional().describe('What to do first, numbered, under the headline.'),
    warnings: z
      .strictObject({
        title: line(60),
        items: z
          .array(z.strictObject({ title: line(60), text: line(200) }))
          .min(2)
          .max(5),
      })
      .optional()
      .describe(
        'What not to touch. It takes the place of the drawing, which is then for social images alone.',
      ),
    actions: z.array(action).min(1).max(3),
    form: slug.optional().describe('Name of a form in `content/forms/`.'),
  });

/** A strip of short facts with icons under the hero. */
export const trustPoints = z.strictObject({
  ...base,
  type: z.literal('trust-points'),
  items: z
    .array(z.strictObject({ icon: iconName, title: line(60), text: line(160).optional() }))
    .min(2)
    .max(6),
});

/** Warnings that tell a visitor to act now. */
export const alertPoints = z.strictObject({
  ...base,
  type: z.literal('alert-points'),
  items: z
    .array(z.strictObject({ icon: iconName, title: line(60), text: line(200) }))
    .min(2)
    .max(4),
});

/** A box that asks for a call: what to say, the number, the hours. */
export const callBox = z.strictObject({
  ...base,
  type: z.literal('call-box'),
  title: line(90),
  text: line(240),
  actions: z.array(action).min(1).max(2),
});

/** A price set large, with what it covers. */
export const priceBanner = z.strictObject({
  ...base,
  type: z.literal('price-banner'),
  title: line(90),
  price: line(40).describe('The price itself, as a named reference: `{{claim.toiletPrice}}`.'),
  text: line(300),
  actions: z.array(action).max(2).default([]),
});
