import { z } from 'astro/zod';
import { allLanguages, defaultLocale } from '../languages';
import { weekdays } from '../vocabulary';
import { withMeta } from '../zod';
import {
  distinct,
  group,
  day,
  fact,
  href,
  inEveryLanguage,
  label,
  line,
  phoneNumber,
  properName,
  webAddress,
  tick,
} from './fields';

/** `8:00` becomes `08:00`, so that times can be compared as text. */
const time = z
  .string()
  .regex(/^([01]?\d|2[0-3]):[0-5]\d$/, {
    message: 'is not a time: write it with 24 hours, as in "08:00" or "18:00"',
    abort: true,
  })
  .transform((written) => written.padStart(5, '0'))
  .describe('A time of day with 24 hours, as in 08:00 or 18:00.');

const openDays = z
  .strictObject({
    days: distinct(z.array(withMeta(z.enum(weekdays), { noun: 'a day of the week' })).min(1)).describe(
      'The days with these hours.',
    ),
    opens: time,
    closes: time,
  })
  .superRefine(({ opens, closes }, context) => {
    const message = `is not after "${opens}", when the office opens: write times with 24 hours; 6 PM is "18:00"`;
    if (opens >= closes) context.addIssue({ code: 'custom', path: ['closes'], message });
  });

/** A week. A day can have several times. */
const week = z
  .array(openDays)
  .min(1)
  .superRefine((spans, context) => {
    for (const [index, { days, opens, closes }] of spans.entries()) {
      const others = spans.slice(0, index).filter((other) => opens < other.closes && other.opens < closes);
      const day = days.find((name) => others.some((other) => other.days.includes(name)));
      const message = `has ${day} at a time that another entry already has: a day can have several times, but they must not overlap`;
      if (day) context.addIssue({ code: 'custom', path: [index], message });
    }
  });

/** What can happen to a call at nine in the evening, once the owner has said it. */
export const nights = ['nobody', 'emergencies', 'always'] as const;

/**
 * The business: the only place of its name, phone, e-mail, address, license, hours and social links. `npm run
 * launch-check` says which values are still those of the stand-in company.
 */
const written = z.strictObject({
  name: inEveryLanguage(fact(60)).describe('The name of the company as customers know it.'),
  shortName: inEveryLanguage(fact(40))
    .optional()
    .describe(
      'The name for places with little room: next to the logo, in search titles. If left empty: `name` without Inc. or LLC.',
    ),
  legalName: inEveryLanguage(fact(80)).describe('The registered name, for the legal pages.'),
  blurb: line(240).describe('The short text about the company in the footer.'),
  tagline: line(80).describe('What the company does, in one line.'),
  phone: phoneNumber.describe('The business phone number, with the area code in parentheses.'),
  email: z
    .email('is not an e-mail address, as in "office@example.com"')
    .describe("The office's e-mail address."),
  address: group('The postal address of the office.', {
    street: inEveryLanguage(fact(80)).describe('Number and street.'),
    city: inEveryLanguage(fact(40)).describe('The town.'),
    region: z
      .string()
      .regex(/^[A-Z]{2}$/, 'is not a state: write its two letters, "TX"')
      .describe('The state, in two letters: TX.'),
    postalCode: z
      .string()
      .regex(/^\d{5}$/, 'is not a ZIP code: five digits')
      .describe('The ZIP code.'),
  }),
  geo: group('The location of the office in degrees, with at least five decimals, as search engines ask.', {
    latitude: z.number().min(18).max(72).describe('Degrees north, with five decimals.'),
    longitude: z.number().min(-180).max(-64).describe('Degrees east, so a negative number.'),
  }),
  furtherCities: distinct(z.array(properName(40)).default([])).describe(
    'More cities in which you work: cities without a page, for search engines.',
  ),
  license: group('The license, which Texas requires in advertising.', {
    // The Texas State Board of Plumbing Examiners and license holders write it both with and without letters.
    number: z
      .string()
      .regex(
        /^(?:[A-Z]{1,4}[ -]?)?\d{4,6}$/,
        'is not a plumbing license number: write it as the state does, as in "M-12345", "RMP-41122" or "41122"',
      )
      .describe("The responsible master plumber's license number, which Texas requires in advertising."),
    label: fact(60).describe('The text before the number.'),
  }),
  timeZone: z
    .string()
    .refine(
      (zone) => Intl.supportedValuesOf('timeZone').includes(zone),
      'is not a time zone: write its name as computers know it; Chicago and Dallas are in "America/Chicago"',
    )
    .describe('The time zone of the hours: America/Chicago.'),
  hours: week.describe('When the office is open. It is closed on a day that is not listed.'),
  seasons: z
    .array(
      z.strictObject({
        from: day.describe('The first day with these hours.'),
        until: day.describe(
          'The last day with these hours. From the next day on, the usual ones hold again.',
        ),
        hours: week.describe('When the office is open in this time, on all days of the week.'),
      }),
    )
    .superRefine((seasons, context) => {
      for (const [index, { from, until }] of seasons.entries()) {
        const ended = `is before "${from}", when these hours begin: write the last day with these hours here`;
        if (until < from) context.addIssue({ code: 'custom', path: [index, 'until'], message: ended });
        const other = seasons.slice(0, index).find((one) => one.from <= until && from <= one.until);
        const overlaps = `"${from}" to "${until}" overlaps "${other?.from}" to "${other?.until}", which has other hours: let one of them begin on the day after the other one ends`;
        if (other) context.addIssue({ code: 'custom', path: [index, 'from'], message: overlaps });
      }
    })
    .default([])
    .describe(
      'Other opening hours for a time, such as a summer. They begin and end by themselves, with whole days: the week says from when to when the office is open on each.',
    ),
  night: z
    .enum(nights)
    .optional()
    .describe(
      'Who answers a call at nine in the evening: `nobody`; `emergencies`: somebody, for emergencies; `always`: somebody, for any call. If left empty: not said yet.',
    ),
  holidays: z
    .array(
      z.strictObject({
        date: day.describe('The day: year, month, day.'),
        name: label(40).describe('The name of the day.'),
      }),
    )
    .describe('Days on which the office is closed, each with a name that visitors may see.'),
  priceRange: z
    .enum(['$', '$$', '$$$', '$$$$'])
    .describe('How expensive the company is, for search engines.'),
  payments: distinct(z.array(label(40)).min(1)).describe('What customers can pay with.'),
  social: z
    .array(
      z.strictObject({
        network: z
          .enum(['facebook', 'instagram', 'youtube', 'x', 'linkedin', 'nextdoor'])
          .describe('The icon.'),
        label: properName(40).describe('The name of the link, for people who cannot see the icon.'),
        url: z.url().optional().describe('The address of the page; if left empty, there is none yet.'),
      }),
    )
    .max(6)
    // The company has three social icons but no accounts yet: an icon without an address is not a link.
    .describe('The social pages. Without an address, the icon is no link.'),
  reviews: group('Where customers write reviews.', {
    service: label(40).describe('The name of the reviews service.'),
    readUrl: href.describe('The page with the reviews.'),
    writeUrl: href.describe('The page for writing a review.'),
  }),
  accreditation: group('The trade accreditation in the footer; if left empty, there is none.', {
    name: label(60).describe('The text of the badge.'),
    url: z.url().optional().describe('The address of its link; if left empty, the badge is no link.'),
  }).optional(),
  mapEmbedUrl: withMeta(z.url(), { link: true }).describe('The map that loads when a visitor asks for it.'),
  brands: distinct(z.array(properName(40)).min(3)).describe(
    'Brands whose products we really install, shown as text, the most usual one first.',
  ),
  clickIdDays: z
    .number()
    .int()
    .min(0)
    .max(90)
    .describe(
      'For how many days a browser remembers which ad led to the site. The privacy page says it, too. 0: only during the visit. Ad platforms accept no click older than 90 days.',
    ),
  texts: z
    .boolean()
    .optional()
    .describe(
      'Whether somebody reads text messages to `phone`. If left empty or “No”, the site does not offer texting.',
    ),
  bookingUrl: webAddress
    .optional()
    .describe(
      'The page of your scheduler (Housecall Pro, Jobber, Calendly …) that can be embedded in another page, where visitors pick a time themselves. If left empty, the site offers no scheduler.',
    ),
  callbackSettled: tick(
    'true once the office stands by the time in which it calls back (callback in claims.json) and by the sentences about now (now in interface.json).',
  ),
  languages: distinct(
    z
      .array(withMeta(z.enum(allLanguages), { noun: 'a language' }))
      .min(1)
      .refine(
        ([first]) => first === defaultLocale,
        'does not begin with "en", in which the content is written',
      )
      .default([defaultLocale]),
  ).describe(
    'The languages of the site: en, or en and es with the texts in `content/es/`. The launch check asks who answers the phone in each.',
  ),
  englishTerms: distinct(z.array(properName(40)).default([])).describe(
    'English terms that texts in other languages use, such as “breaker”: screen readers then pronounce them as English. Of two that begin alike, the longer one first.',
  ),
});

const withoutLegalForm = (name: string): string =>
  name.replace(/,?\s+(?:inc|llc|l\.l\.c|pllc|ltd|co|corp|lp|l\.p|llp)\.?$/i, '');

/** The business, with defaults for what `content/site.json` leaves out. */
export const site = written.transform((business) => ({
  ...business,
  shortName: business.shortName ?? withoutLegalForm(business.name),
}));
