import { z } from 'astro/zod';
import { actions } from '../../content/schemas/action';
import { ref } from '../../content/schemas/names';
import { line } from '../../content/schemas/text';
import { titled, type } from '../../content/schemas/section';

/** A section with a form and a few points next to it. */
export const formSection = <Type extends string>(name: Type, about: string) =>
  z.strictObject({
    ...titled,
    type: type(name, about),
    form: ref('forms'),
    points: z.array(line(120)).max(6).default([]).describe('Short facts with ticks, at most 6.'),
    actions: actions(2),
  });

/** Schedule Your Service, at the end of the home page. */
export const scheduleForm = formSection('schedule-form', 'The form that ends the home page.');

/** The free-estimate form of service pages. */
export const freeEstimate = formSection('free-estimate', 'The form of service pages.');

/** The booking form of city pages. */
export const booking = formSection('booking', 'The booking form of city pages.');
