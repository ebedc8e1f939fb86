import { z } from 'astro/zod';
import { action } from '../action';
import { iconName } from '../names';
import { line, slug } from '../text';
import { base, titled } from './base';

/**
 * Contact. `layout: map` (home page) shows the office, the hours and the map; `layout: form` (contact page)
 * puts the form on the left and the facts on the right.
 */
export const contact = z.strictObject({
  ...titled,
  type: z.literal('contact'),
  layout: z.enum(['map', 'form']),
  form: slug.optional(),
  included: z.array(line(120)).max(8).default([]).describe('What every visit includes.'),
  cities: z.array(slug).default([]).describe('Names of cities with a page.'),
  actions: z.array(action).max(2).default([]),
});

const formSection = <Type extends string>(type: Type) =>
  z.strictObject({
    ...titled,
    type: z.literal(type),
    form: slug,
    points: z.array(line(120)).max(6).default([]),
    actions: z.array(action).max(2).default([]),
  });

/** Schedule Your Service, at the end of the home page. */
export const scheduleForm = formSection('schedule-form');
/** The free-estimate form of service pages. */
export const freeEstimate = formSection('free-estimate');
/** The booking form of city pages. */
export const booking = formSection('booking');

/** The further lead form of short-form pages, with reviews that rotate beside it. */
export const leadForm = z.strictObject({
  ...titled,
  type: z.literal('lead-form'),
  form: slug,
  reviews: z.array(slug).default([]).describe('Ids of reviews in `content/testimonials.json`.'),
  autoplay: z.number().int().min(1000).default(3500).describe('Milliseconds between reviews.'),
});

/** The band that closes a lead page: call button, hours and tiles; a form if it has one. */
export const closingCall = z.strictObject({
  ...base,
  type: z.literal('closing-call'),
  title: line(90),
  text: line(300),
  hours: line(120).optional().describe('A line of hours, as a named reference.'),
  tiles: z
    .array(z.strictObject({ icon: iconName, title: line(60), text: line(140) }))
    .max(4)
    .default([]),
  actions: z.array(action).min(1).max(2),
  form: slug.optional(),
});

/** The bar with a call button, fixed to the bottom below 768 px. */
export const callBar = z.strictObject({ ...base, type: z.literal('call-bar'), text: line(60) });
