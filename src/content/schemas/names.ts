import { z } from 'astro/zod';
import type { Named } from '../field-meta';
import { anchorIds } from '../vocabulary/anchors';
import { drawingNames } from '../vocabulary/drawings';
import { iconNames } from '../vocabulary/icons';
import { withMeta } from '../zod';

/** The name of a drawing. One schema for all fields, so that the JSON schemas list the names once. */
export const drawingName = withMeta(z.enum(drawingNames).describe('The name of a drawing.'), {
  noun: 'a drawing',
});

/** The name of an icon. */
export const iconName = withMeta(z.enum(iconNames).describe('The name of an icon.'), { noun: 'an icon' });

/** The kebab-case name of an entry, as in `slab-leak`. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a name: use lower-case letters, digits and single hyphens')
  .describe('A name in lower-case letters, digits and hyphens.');

/** A name in a reference. */
export const namePattern = /^[A-Za-z][A-Za-z0-9]*$/;

/** A name that can be part of a reference, as in `{{promise.haulAway.bullet}}`. */
export const referenceName = z
  .string()
  .regex(namePattern, 'is not one word: use letters and digits, a letter first');

/** Descriptions of fields that refer to an entry. */
const described: Record<Named, string> = {
  forms: 'Name of a form in `content/forms/`.',
  optionSets: 'Name of an option set in `content/option-sets.json`.',
  faqs: 'Name of a set of questions in `content/faqs/`.',
  testimonials: 'Id of a review in `content/testimonials.json`.',
  regions: 'Name of a group in `content/regions.json`.',
  cities: 'Name of a city with a page: its file in `content/cities/`.',
  landing: 'Name of a landing page: its file in `content/landing/`.',
  quoteService: 'The service that the quote form begins with.',
  offer: 'The name of the offer in `content/offers.json` that the page is about.',
  pricedService: 'The `service` of a section `prices`, on whose page it is shown.',
};

/** A reference to another entry. The content check looks for the entry, and the desk shows a menu of them. */
export const ref = (to: Named) =>
  withMeta(to === 'offer' ? referenceName : slug, { ref: to }).describe(described[to]);

/** A name that other fields refer to. */
export const names = (what: Named) => withMeta(slug, { names: what });

/** An id that links can target, from the public list. */
export const anchor = () =>
  withMeta(z.enum(anchorIds), { anchor: true, noun: 'one of the public ids' }).describe(
    'Links can lead to it by this name. Most sections need none.',
  );
