import { z } from 'astro/zod';
import {
  paragraph,
  question,
  slug,
  label,
  ownerNote,
  distinct,
  ref,
  picture,
  href,
  line,
  day,
  inEveryLanguage,
  properName,
  webAddress,
  phoneNumber,
} from './fields';
import { channelFields } from '../call-numbers';
import { checkPhone } from '../../lib/phone';
import { clickIds } from '../../leads/click-ids';

/** A question and its answer. */
export const faqItem = z.strictObject({ question: question(140), answer: paragraph(900) });

/** A named set of questions, one file in `content/faqs/`. */
export const faqSet = z.strictObject({
  items: z.array(faqItem).min(1).describe('The questions in the order in which they are shown.'),
});

/** An option set: the values for the webhook and the labels for visitors. */
export const optionSet = z.strictObject({
  id: slug,
  name: ownerNote(60).describe('What the office calls it. Visitors do not see it.'),
  options: z
    .array(
      z.strictObject({
        value: z
          .string()
          .min(1, 'is empty: an option needs a value; the first, empty line of a list is `selectPlaceholder`')
          // Looked up in the page by `leads/submit.ts`.
          .regex(/^[^"\\]*$/, 'has a quotation mark or a backslash')
          // An empty value means 'nothing chosen', so an option with it could never be sent.
          .describe('What the office reads in the request. Never empty.'),
        label: label(60).describe('What visitors read.'),
      }),
    )
    .min(1)
    .describe('The choices in their order.'),
});

/**
 * The four groups of the home page's section of service areas; `cities` are file names in `content/cities/`. The ZIP
 * codes of a group come from these files.
 */
export const region = z.strictObject({
  id: slug,
  name: label(40).describe('What visitors read above its cities.'),
  cities: distinct(z.array(ref('cities')).min(1)).describe('Its cities, in the order of the page.'),
});

/** A card of the home page's services carousel: a picture, a title and three bullets. */
export const popularService = z.strictObject({
  id: slug,
  title: line(60).describe('The service, as customers call it.'),
  ...picture({ needed: true }),
  bullets: z.array(line(80)).length(3).describe('Three short facts with ticks.'),
  service: ref('quoteService').describe(
    "The service that the quote form begins with after a press of the card's button.",
  ),
  href: href.describe('The page about it.'),
});

/**
 * A customer's review. `sample: true` marks an invented one that the owner must replace with a real review before the
 * launch; `npm run launch-check` counts them.
 */
export const testimonial = z
  .strictObject({
    id: slug,
    name: properName(40).describe('The customer, as in Maria G.'),
    location: label(60).describe("A place ('Dallas, TX') or a role ('Homeowner')."),
    text: inEveryLanguage(line(400)).describe("The customer's own words."),
    rating: z.number().int().min(1).max(5).describe('Stars, 1 to 5.'),
    service: properName(60).optional().describe('The work that it is about.'),
    date: day
      .optional()
      .describe(
        'The day on which it was written. The newest come first; one without a day comes last, where it may be on no page.',
      ),
    source: properName(40).optional().describe('Where it was written: Google, Yelp, Facebook.'),
    url: webAddress
      .optional()
      .describe('The address of the original review; the name of the source becomes a link to it.'),
    sample: z.boolean().describe('Yes, for a sample that no customer wrote; the launch check lists it.'),
  })
  .refine(({ source, url }) => source !== undefined || url === undefined, {
    path: ['url'],
    message: 'needs the name of its source: add "source": "Google"',
  });

/** A value of a campaign's address, compared as text without regard to case. */
const utm = (parameter: string, example: string) =>
  ownerNote(100).optional().describe(`What the address of the ad says as ${parameter}, as in “${example}”.`);

/**
 * A phone number that takes the place of the main one (`phone` in `content/site.json`) for visitors of some landing
 * pages, or of an ad, so that the office knows which of them rang the phone. All conditions of an entry must hold.
 */
export const callNumber = z
  .strictObject({
    id: slug,
    name: ownerNote(60).describe('What the office calls it, as in “Google Ads”. Visitors do not see it.'),
    phone: phoneNumber.refine(
      (phone) => checkPhone(phone) === undefined,
      'cannot be dialed, because no number of the United States begins like this: dial it once yourself, and write it as it worked',
    ),
    pages: distinct(z.array(ref('landing')).min(1))
      .optional()
      .describe('Landing pages that have this number, in every language. If left empty: every page.'),
    utm_source: utm('utm_source', 'google'),
    utm_medium: utm('utm_medium', 'cpc'),
    utm_campaign: utm('utm_campaign', 'slab-leak'),
    clickId: z
      .enum(clickIds)
      .optional()
      .describe(
        'The id that the ad platform adds to the address of a click: gclid of Google, fbclid of Facebook.',
      ),
    dialed: day
      .optional()
      .describe('The day on which somebody has dialed it and our phone rang; the launch check asks for it.'),
  })
  .refine((entry) => entry.pages !== undefined || channelFields.some((field) => entry[field] !== undefined), {
    path: ['phone'],
    message: 'is shown nowhere: name landing pages, or what the address of the ad says',
  });
