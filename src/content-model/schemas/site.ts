import { z } from 'astro/zod';
import { meaning } from '../zod';
import { distinct } from './lists';
import { fact, href, label, line, ownerNote, webAddress } from './text';

/** `8:00` is read as `08:00`: from here on times have two digits and can be compared as texts. */
const time = z
  .string()
  .regex(/^([01]?\d|2[0-3]):[0-5]\d$/, 'is not a time: write it with 24 hours, as in "08:00" or "18:00"')
  .transform((written) => written.padStart(5, '0'))
  .describe('A time of day with 24 hours, as in 08:00 or 18:00.');

/** Days of the week as schema.org and `Intl` name them. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/**
 * The business itself: the only place of its name, phone, e-mail, address, license, hours and social links.
 * Decisions, 'What is not shown': values that stand in for the owner's real ones are listed in
 * `placeholders`, and `npm run launch-check` reports each.
 */
const written = z.strictObject({
  $schema: z.string().optional(),
  name: fact(60).describe('The name of the company as customers know it.'),
  shortName: fact(40)
    .optional()
    .describe(
      'The name where there is little room: beside the logo, in search titles. Left out, it is `name` without Inc. or LLC.',
    ),
  legalName: fact(80).describe('The registered name, for the legal pages.'),
  blurb: line(240).describe('The blurb in the footer.'),
  tagline: line(80).describe('What the company does, in one line.'),
  phone: z
    .string()
    .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'is not a phone number as people write it: "(972) 555-0100"')
    .describe('The phone number as people write it: (972) 555-0100.'),
  email: z
    .string()
    .email('is not an e-mail address: "office@example.com"')
    .describe("The office's e-mail address."),
  address: z
    .strictObject({
      street: fact(80).describe('Number and street.'),
      city: fact(40).describe('The town.'),
      region: z
        .string()
        .regex(/^[A-Z]{2}$/, 'is not a state: write its two letters, "TX"')
        .describe('The state, in two letters: TX.'),
      postalCode: z
        .string()
        .regex(/^\d{5}$/, 'is not a ZIP code: five digits')
        .describe('The ZIP code, in quotes.'),
    })
    .describe('Where the office is, for letters.'),
  geo: z
    .strictObject({
      latitude: z.number().min(18).max(72).describe('Degrees north.'),
      longitude: z.number().min(-180).max(-64).describe('Degrees east, so a negative number.'),
    })
    .describe('Where the office is, in degrees, to five decimals; search engines ask for at least five.'),
  furtherCities: distinct(z.array(label(40)).default([])).describe(
    'Cities without a page that search engines are told of, besides those that pages name.',
  ),
  license: z
    .strictObject({
      // The Texas State Board of Plumbing Examiners and the license holders write it with and without letters.
      number: z
        .string()
        .regex(
          /^(?:[A-Z]{1,4}[ -]?)?\d{4,6}$/,
          'is not a plumbing license number: write it as the state does, as in "M-12345", "RMP-41122" or "41122"',
        )
        .describe("Texas rules want the responsible master plumber's license number in advertising."),
      label: fact(60).describe('What stands before the number.'),
    })
    .describe('The license, which Texas wants in advertising.'),
  timeZone: z.string().min(1).describe('The time zone in which the hours are meant: America/Chicago.'),
  hours: z
    .array(
      z.strictObject({
        days: distinct(z.array(meaning(z.enum(weekdays), { noun: 'a day of the week' })).min(1)).describe(
          'The days on which these times hold.',
        ),
        opens: time,
        closes: time,
      }),
    )
    .min(1)
    .describe('When the office is open. A day that is not named is closed.'),
  holidays: z
    .array(
      z.strictObject({
        date: z
          .string()
          .regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a date: write it as "2026-12-25"')
          .describe('The day: year, month, day.'),
        name: label(40).describe('What the day is called.'),
      }),
    )
    .describe('Days on which the office is closed, in order, each with a name that visitors may see.'),
  priceRange: z
    .enum(['$', '$$', '$$$', '$$$$'])
    .describe('How expensive the company is, for search engines.'),
  payments: distinct(z.array(label(40)).min(1)).describe('What customers can pay with.'),
  social: z
    .array(
      z.strictObject({
        network: z
          .enum(['facebook', 'instagram', 'youtube', 'x', 'linkedin', 'nextdoor'])
          .describe('Decides the icon.'),
        label: label(40).describe('The name of the link, for those who cannot see the icon.'),
        url: z.string().url().nullable().describe('The address of the page; null where there is none yet.'),
      }),
    )
    .max(6)
    // Specification, section 2: 'three social icons with no destination'.
    .describe('The social pages. `"url": null` keeps the icon without a link.'),
  reviews: z
    .strictObject({
      service: label(40).describe('The name of the reviews service.'),
      readUrl: href.describe('Where reviews are read.'),
      writeUrl: href.describe('Where a review is written.'),
    })
    .describe('Where customers write reviews.'),
  accreditation: z
    .strictObject({
      name: label(60).describe('The words of the badge.'),
      url: z.string().url().nullable().describe('Where it leads; null for a badge without a link.'),
    })
    .describe('The trade accreditation in the footer.'),
  mapEmbedUrl: meaning(z.string().url(), { link: true }).describe('The map that loads when asked for.'),
  brands: distinct(z.array(label(40)).min(3)).describe('Brands whose products we install, set in type.'),
  zipCheck: z
    .strictObject({
      label: label(60).describe('Above the field.'),
      button: label(30).describe('The button.'),
      served: line(160).describe('For a ZIP code of a city with a page.'),
      near: line(200).describe('For one near such a city.'),
      home: line(160).describe("For one of the office's own town."),
      outside: line(200).describe('For one that is too far away.'),
      invalid: line(120).describe('For what is no ZIP code.'),
    })
    .describe(
      "The ZIP check's words. `{zip}`, `{city}` and `{miles}` stand for what was typed and what was found; `{city}` becomes the link to the city's page.",
    ),
  undelivered: z
    .strictObject({
      waiting: line(110).describe(
        'While a request could not be sent yet; beside it stands the button to call.',
      ),
      sent: line(110).describe('When it has gone after all.'),
      expired: line(140).describe('When it could not be sent for 72 hours and was deleted.'),
      delete: label(40).describe('The button that deletes a waiting request from a shared phone.'),
      confirm: line(110).describe('What the browser asks before it is deleted.'),
      deleted: line(110).describe('What is said then.'),
      limit: line(140).describe('What a form says from the seventh request in ten minutes on.'),
    })
    .describe("What a visitor is told of a request that did not go out at once (decisions, 'Behaviour')."),
  clickIdDays: z
    .number()
    .int()
    .min(0)
    .max(90)
    .describe(
      'How many days a browser remembers which ad led to the site, told on the privacy page; 0: only while the visit lasts. Ad platforms take no click older than 90 days.',
    ),
  consent: z
    .strictObject({
      text: line(160).describe('The question.'),
      optedOut: line(200).describe('What browsers that opt out are told instead.'),
      accept: label(30).describe('The button that says yes.'),
      decline: label(30).describe('The button that says no.'),
      more: label(60).describe('The link to the privacy page.'),
      close: label(30).describe('The button that closes it.'),
      link: label(30).describe('The link in the footer that opens it again.'),
    })
    .describe(
      'The question about measuring ads, in builds with a tag: its text, the text for browsers that opt out (Global Privacy Control), its buttons, and the link in the footer that opens it again.',
    ),
  now: z
    .strictObject({
      always: line(100).describe('In the HTML: true at any time, also on a holiday.'),
      open: line(100).describe('While the office is open; `{by}` is the time by which it calls back.'),
      closed: line(100).describe('While it is closed; `{day}` and `{time}` say when it opens.'),
      holiday: line(100).describe('The same on a holiday; `{holiday}` is its name.'),
    })
    .describe('What happens now to somebody who calls or sends a form; the script fills in the times.'),
  texts: z
    .boolean()
    .optional()
    .describe(
      'Whether somebody reads text messages to `phone`. Left out or `false`, texting is not offered.',
    ),
  texting: z
    .strictObject({
      label: label(30).describe('The button on phones.'),
      desktop: line(120).describe('Beside the code on larger screens.'),
      code: line(80, { readBy: 'alt' }).describe('What the code is, for those who cannot see it.'),
      usual: line(80).describe('The first line of a message.'),
      byPage: z
        .record(
          z.string().regex(/^\/\S*$/, 'is not an address: begin with a slash, as in "/sewer-line"'),
          line(80),
        )
        .describe('Its first line on a page, by address; an address above others counts for them, too.'),
    })
    .describe('What is said where the number takes texts.'),
  booking: z
    .strictObject({
      url: webAddress
        .optional()
        .describe(
          'The page of your scheduler (Housecall Pro, Jobber, Calendly …) that may be shown inside another page. Left out, the site offers none.',
        ),
      label: label(40).describe('The button under a form that opens the scheduler in its place.'),
      title: line(80).describe('What opens, for those who cannot see it.'),
    })
    .describe('A scheduler in which visitors pick a time themselves.'),
  stopTheWater: label(60).describe('The words of the link to the page that says how to shut the water off.'),
  placeholders: z
    .record(z.string(), ownerNote(160))
    .describe('Dotted names of the fields above that are stand-ins, with what the owner must give.'),
});

/** The name without the form of the company, which nobody says: `Inc.`, `LLC`. */
const withoutLegalForm = (name: string): string =>
  name.replace(/,?\s+(?:inc|llc|l\.l\.c|pllc|ltd|co|corp|lp|l\.p|llp)\.?$/i, '');

/** The business as the site uses it: what was left out in `content/site.json` has its default. */
export const site = written.transform((business) => ({
  ...business,
  shortName: business.shortName ?? withoutLegalForm(business.name),
}));

/** The business, from `content/site.json`. */
export type Site = z.infer<typeof site>;
