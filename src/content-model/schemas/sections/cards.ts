import { z } from 'astro/zod';
import { valveNames } from '../../vocabulary/valves';
import { anchorIds } from '../../vocabulary/anchors';
import { action } from '../action';
import { iconName } from '../names';
import { picture } from '../picture';
import { href, line, slug } from '../text';
import { base, titled } from './base';
import type { ImageField } from './image-field';

const iconCard = z.strictObject({ icon: iconName, title: line(60), text: line(260) });

/** Signs of trouble that a visitor can check at home. */
export const signs = z.strictObject({
  ...titled,
  type: z.literal('signs'),
  items: z
    .array(z.strictObject({ title: line(80), text: line(260) }))
    .min(3)
    .max(8),
  actions: z.array(action).max(2).default([]),
});

/** Whom we work for, each with its own picture. */
export const clientTypes = (image: ImageField) =>
  z.strictObject({
    ...titled,
    type: z.literal('client-types'),
    items: z
      .array(z.strictObject({ title: line(60), text: line(240), ...picture(image) }))
      .min(3)
      .max(8),
  });

/** Benefit cards in a grid. */
export const benefits = z.strictObject({
  ...titled,
  type: z.literal('benefits'),
  items: z.array(iconCard).min(2).max(6),
});

/** As benefits; a looping carousel below 768 px (specification, section 2, 'Home page sections' 2). */
export const whyChooseUs = z.strictObject({
  ...titled,
  type: z.literal('why-choose-us'),
  items: z.array(iconCard).min(2).max(6),
  autoplay: z
    .number()
    .int()
    .min(1000)
    .default(4000)
    .describe('Milliseconds between slides on small screens.'),
});

/** Reasons to choose the company, on service pages. */
export const reasons = z.strictObject({
  ...titled,
  type: z.literal('reasons'),
  items: z.array(iconCard).min(2).max(8),
});

const figure = z.strictObject({
  figure: line(40).describe('The figure that the counter ends at, as a named reference: `{{claim.jobs}}`.'),
  label: line(60),
});

/** Numbers that count up once when 35 % of them is visible (specification, section 9). */
export const counters = z.strictObject({
  ...base,
  type: z.literal('counters'),
  items: z.array(figure).min(2).max(4),
});

/** Numbers set in type, without counting. */
export const stats = z.strictObject({
  ...base,
  type: z.literal('stats'),
  items: z
    .array(z.strictObject({ figure: line(40), label: line(60) }))
    .min(2)
    .max(4),
});

/** What common jobs cost, from `content/prices.json`; left out of the page while no job there names the service. */
export const prices = z.strictObject({
  ...titled,
  type: z.literal('prices'),
  service: slug.describe('Which jobs: those whose `services` name it in `content/prices.json`.'),
  actions: z.array(action).max(2).default([]),
});

/** The carousel of all popular services, from `content/popular-services.json`. */
export const popularServices = z.strictObject({
  ...titled,
  type: z.literal('popular-services'),
  autoplay: z.number().int().min(1000).default(3500).describe('Milliseconds between slides.'),
  button: line(40).describe("Words of each card's button."),
  listId: z
    .enum(anchorIds)
    .optional()
    .describe(
      'A second public id, for the list of cards inside the section: `/#services` and `/#popular-services` both lead here.',
    ),
});

/**
 * Cards of services, each with a picture or an icon, bullets and a button. `mobile: carousel` turns the grid
 * into a carousel with arrows below 768 px. `layout: tiles` is the compact form of the city pages.
 */
export const serviceCards = (image: ImageField) =>
  z.strictObject({
    ...titled,
    type: z.literal('service-cards'),
    layout: z.enum(['cards', 'tiles', 'list']).default('cards'),
    mobile: z.enum(['stack', 'carousel']).default('stack'),
    items: z
      .array(
        z.strictObject({
          title: line(60),
          text: line(320),
          bullets: z.array(line(100)).max(6).default([]),
          icon: iconName.optional(),
          ...picture(image),
          href: href.optional(),
          action: action.optional(),
        }),
      )
      .min(2)
      .max(12),
  });

/** Three steps from the call to the finished job; a carousel on small screens if `mobile` says so. */
export const process = (image: ImageField) =>
  z.strictObject({
    ...titled,
    type: z.literal('process'),
    mobile: z.enum(['stack', 'carousel']).default('stack'),
    steps: z
      .array(
        z.strictObject({
          title: line(60),
          text: line(300),
          bullets: z.array(line(120)).max(4).default([]),
          ...picture(image),
        }),
      )
      .min(2)
      .max(6),
  });

/**
 * Plain advice: what goes wrong, what we do, what to do until we arrive. Each block is a heading with text,
 * a list, or numbered steps.
 */
export const guide = (image: ImageField) =>
  z.strictObject({
    ...titled,
    type: z.literal('guide'),
    ...picture(image),
    blocks: z
      .array(
        z.strictObject({
          title: line(90).optional(),
          text: line(700).optional(),
          paragraphs: z
            .array(line(700))
            .default([])
            .describe('As `text`, where it takes more than one paragraph.'),
          items: z.array(line(320)).max(8).default([]),
          ordered: z.boolean().default(false),
        }),
      )
      .min(1)
      .max(8),
  });

/**
 * The house with its valves, each a spot on the drawing and a step in the list; on paper one sheet with blanks to fill
 * in. For the page that says how to shut the water off.
 */
export const valves = z.strictObject({
  ...titled,
  type: z.literal('valves'),
  alt: line(320).describe('What the drawing shows.'),
  items: z
    .array(
      z.strictObject({
        valve: z.enum(valveNames).describe('The name of the valve in the drawing.'),
        title: line(60),
        stops: line(60).describe('What it stops, after the word "Stops".'),
        where: line(240),
        steps: z.array(line(200)).min(1).max(4),
      }),
    )
    .min(3)
    .max(valveNames.length),
  sheet: z
    .strictObject({
      title: line(80),
      text: line(160),
      button: line(40),
      blanks: z.array(line(40)).min(1).max(6).describe('Printed with a line to write on.'),
    })
    .describe('The page on paper.'),
});
