import { z } from 'astro/zod';
import { action } from '../action';
import { photograph, picture } from '../picture';
import { line, paragraph, slug } from '../text';
import { base, titled } from './base';
import type { ImageField } from './image-field';

/**
 * Pictures of work in a carousel. `placeholder: true` marks a rendering that stands in for a photo of the
 * owner's: it is never captioned as a real job, and `npm run launch-check` lists it.
 */
export const ourWork = (image: ImageField) =>
  z.strictObject({
    ...titled,
    type: z.literal('our-work'),
    arrows: z.boolean().default(true),
    dots: z.boolean().default(false),
    items: z
      .array(
        z.strictObject({
          image: image(),
          alt: line(160),
          title: line(60),
          text: line(200),
          placeholder: z.boolean(),
        }),
      )
      .min(2)
      .max(9),
    actions: z.array(action).max(2).default([]),
    /** A line under the buttons: on what terms. */
    note: line(160).optional(),
  });

/** Customers' words: `reviews` are ids in `content/testimonials.json`. */
export const testimonials = z.strictObject({
  ...titled,
  type: z.literal('testimonials'),
  layout: z.enum(['carousel', 'rotator', 'grid']).default('carousel'),
  reviews: z.array(slug).min(1),
  autoplay: z
    .number()
    .int()
    .min(1000)
    .optional()
    .describe('Milliseconds between slides; left out, it moves only by hand.'),
  arrows: z.boolean().default(false),
  dots: z.boolean().default(false),
  actions: z.array(action).max(3).default([]),
});

/** Who we are, in a few paragraphs. */
export const about = (image: ImageField) =>
  z.strictObject({
    ...titled,
    type: z.literal('about'),
    paragraphs: z.array(paragraph(900)).min(1),
    ...picture(image),
    points: z.array(line(100)).max(6).default([]),
    actions: z.array(action).max(2).default([]),
  });

/**
 * Photographs of the people, the van and the license, with their places from the start: an item without a photograph is
 * not shown, nor is the section without any.
 */
export const team = (image: ImageField) =>
  z.strictObject({
    ...titled,
    type: z.literal('team'),
    items: z
      .array(z.strictObject({ title: line(60), text: line(240).optional(), ...photograph(image) }))
      .min(1)
      .max(12),
  });

/** Brands that we install, set in type; the names come from `content/site.json`. */
export const brands = z.strictObject({ ...titled, type: z.literal('brands') });

/**
 * Where we work. `regions` shows the four groups of `content/regions.json` with links to city pages;
 * `badges` and `list` show names; `groups` shows names with ZIP codes under headings.
 */
export const serviceAreas = z.strictObject({
  ...titled,
  type: z.literal('service-areas'),
  layout: z.enum(['regions', 'badges', 'list', 'groups']),
  cities: z
    .array(line(40))
    .default([])
    .describe('Names for `badges` and `list`; a name with a city page becomes a link to it.'),
  groups: z
    .array(z.strictObject({ title: line(60), cities: z.array(line(40)).min(1), zipCodes: line(120) }))
    .default([]),
  map: z.boolean().default(false),
  actions: z.array(action).max(2).default([]),
});

/** Questions and answers: a set from `content/faqs/`, or the items themselves. */
export const faq = z.strictObject({
  ...titled,
  type: z.literal('faq'),
  set: slug.optional(),
  items: z.array(z.strictObject({ question: line(140), answer: paragraph(900) })).default([]),
  actions: z.array(action).max(2).default([]),
});

/** What a visitor gets from our support, with a button to the form. */
export const support = (image: ImageField) =>
  z.strictObject({
    ...titled,
    type: z.literal('support'),
    items: z.array(line(160)).min(2).max(6),
    ...picture(image),
    actions: z.array(action).min(1).max(2),
  });

/** Reasons for trust on short lead pages, with a button to the form. */
export const trust = z.strictObject({
  ...titled,
  type: z.literal('trust'),
  items: z
    .array(z.strictObject({ title: line(60), text: line(240) }))
    .min(2)
    .max(6),
  actions: z.array(action).min(1).max(2),
});

/** A heading, a sentence and buttons, with a picture where it helps. */
export const callToAction = (image: ImageField) =>
  z.strictObject({
    ...base,
    type: z.literal('call-to-action'),
    title: line(90),
    text: line(300),
    ...picture(image),
    actions: z.array(action).min(1).max(3),
  });
