import { z } from 'astro/zod';
import { mapSides } from '../vocabulary';
import { withMeta } from '../zod';
import { head } from './pages';
import {
  distinct,
  group,
  list,
  ref,
  picture,
  day,
  href,
  label,
  line,
  ownerNote,
  paragraph,
  properName,
  question,
  webAddress,
} from './fields';

/** A heading with its paragraphs. @param least @param most how many paragraphs */
const chapter = (least: number, most: number) =>
  z.strictObject({
    title: line(90).describe('The heading.'),
    paragraphs: z.array(line(700)).min(least).max(most).describe(`Its paragraphs, ${least} to ${most}.`),
  });

/**
 * A city page. Facts that can be computed (distance, cities of ZIP codes) are checked against a dataset in tests. The
 * texts must be different for each city, not the same text with another name.
 */
export const city = z.strictObject({
  name: properName(40).describe('The name of the city.'),
  head,
  region: ref('regions'),
  county: label(60).describe('The county, or counties, that it is in.'),
  zipCodes: distinct(z.array(z.string().regex(/^\d{5}$/, 'is not a ZIP code: five digits')).min(1)).describe(
    'Its ZIP codes.',
  ),
  geo: group('Its location, in degrees.', {
    latitude: z.number().min(18).max(72).describe('Degrees north.'),
    longitude: z.number().min(-180).max(-64).describe('Degrees east, so a negative number.'),
  }),
  neighbors: distinct(z.array(ref('cities')).min(1).max(6)).describe('Neighboring cities that have a page.'),
  map: group('How the map shows the city, if its name or line would otherwise be in the way.', {
    side: withMeta(z.enum(mapSides), { noun: 'a side of the dot' })
      .optional()
      .describe('The side of its dot where its name is, if there is room.'),
    branchOf: ref('cities')
      .optional()
      .describe('A city whose line this one shares for the first part, so that lines do not cross names.'),
  }).optional(),
  ...picture({ needed: true }),
  hero: group('The first view.', {
    tagline: line(140).describe('One line under the headline.'),
    text: line(360).describe('What is special about plumbing here.'),
  }),
  services: z
    .array(
      z.strictObject({
        title: line(60).describe('The service, as customers call it.'),
        text: line(260).describe('Why it is needed in this city.'),
        ...picture({ needed: true }),
        href,
      }),
    )
    .length(6)
    .describe('The six service tiles.'),
  review: ref('testimonials').optional().describe('The review that the page shows, by its id.'),
  houses: chapter(2, 5).describe('When the houses were built, and which pipes are in them.'),
  soil: chapter(1, 4).describe('The soil under them and what it does to pipes.'),
  advice: group('What people of this city can do themselves.', {
    title: line(90).describe('The heading.'),
    items: z.array(line(260)).min(3).max(6).describe('What to do, step by step.'),
  }),
  faq: list('Questions and answers', 3, 6, { question: question(140), answer: paragraph(700) }),
  permitOffice: label(80).describe('Who issues plumbing permits in this city.'),
  waterUtility: group('Whom to call about water on the street side of the meter.', {
    name: properName(80).describe('Who sells the water here, as on the bill.'),
    emergency: withMeta(
      z
        .string()
        .regex(
          /^(\(\d{3}\) \d{3}-\d{4}|\d{3})$/,
          'is not a phone number: write it as (972) 555-0100, or 311',
        ),
      { readBy: 'fact' },
    )
      .optional()
      .describe(
        'Its number for a broken main, day and night. Call it before you write it here. If left empty, the page says that it is on the water bill, and the launch check asks for it.',
      ),
    source: properName(60)
      .optional()
      .describe('Who published that number and when, as in “City of Irving, 3/2021”. Visitors see it.'),
    url: webAddress.optional().describe("The utility's own page."),
  }).refine(({ emergency, source }) => !emergency || source, {
    path: ['source'],
    message: 'is missing: write who published the emergency number and when, as in City of Irving, 3/2021',
  }),
  lastChecked: day
    .optional()
    .describe(
      'The day on which somebody looked up the permit office, the water utility and the facts under `sources`. If left empty, the page names no day, and the launch check asks for it, as it does after a year.',
    ),
  sources: z
    .array(
      z.strictObject({
        fact: ownerNote(160).describe('What this page says about the city.'),
        source: ownerNote(240).describe('Where that can be looked up.'),
      }),
    )
    .min(1)
    .max(12)
    .describe('Where the facts on this page come from. Visitors do not see it.'),
});
