import { z } from 'astro/zod';
import { href, line } from './text';

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
  name: line(60).describe('The name of the company as customers know it.'),
  shortName: line(40)
    .optional()
    .describe(
      'The name where there is little room: beside the logo, in search titles. Left out, it is `name` without Inc. or LLC.',
    ),
  legalName: line(80).describe('The registered name, for the legal pages.'),
  blurb: line(240).describe('The blurb in the footer.'),
  tagline: line(80),
  phone: z
    .string()
    .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'is not a phone number as people write it: "(972) 555-0100"'),
  email: z.string().email('is not an e-mail address: "office@example.com"'),
  address: z.strictObject({
    street: line(80),
    city: line(40),
    region: z.string().regex(/^[A-Z]{2}$/, 'is not a state: write its two letters, "TX"'),
    postalCode: z.string().regex(/^\d{5}$/, 'is not a ZIP code: five digits'),
  }),
  geo: z
    .strictObject({
      latitude: z.number().min(18).max(72),
      longitude: z.number().min(-180).max(-64),
    })
    .describe('Where the office is, in degrees, to five decimals; search engines ask for at least five.'),
  furtherCities: z
    .array(line(40))
    .default([])
    .describe('Cities without a page that search engines are told of, besides those that pages name.'),
  license: z.strictObject({
    // The Texas State Board of Plumbing Examiners and the license holders write it with and without letters.
    number: z
      .string()
      .regex(
        /^(?:[A-Z]{1,4}[ -]?)?\d{4,6}$/,
        'is not a plumbing license number: write it as the state does, as in "M-12345", "RMP-41122" or "41122"',
      )
      .describe("Texas rules want the responsible master plumber's license number in advertising."),
    label: line(60),
  }),
  timeZone: z.string().min(1).describe('The time zone in which the hours are meant: America/Chicago.'),
  hours: z
    .array(
      z.strictObject({
        days: z.array(z.enum(weekdays)).min(1),
        opens: time,
        closes: time,
      }),
    )
    .min(1),
  holidays: z
    .array(
      z.strictObject({
        date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a date: write it as "2026-12-25"'),
        name: line(40),
      }),
    )
    .describe('Days on which the office is closed, in order, each with a name that visitors may see.'),
  priceRange: z.enum(['$', '$$', '$$$', '$$$$']),
  payments: z.array(line(40)).min(1),
  social: z
    .array(
      z.strictObject({
        network: z.enum(['facebook', 'instagram', 'youtube', 'x', 'linkedin', 'nextdoor']),
        label: line(40),
        url: z.string().url().nullable(),
      }),
    )
    .max(6)
    // Specification, section 2: 'three social icons with no destination'.
    .describe('The social pages. `"url": null` keeps the icon without a link.'),
  reviews: z.strictObject({
    service: line(40),
    readUrl: href,
    writeUrl: href,
  }),
  accreditation: z.strictObject({ name: line(60), url: z.string().url().nullable() }),
  mapEmbedUrl: z.string().url().describe('The map that loads when asked for.'),
  brands: z.array(line(40)).min(3).describe('Brands whose products we install, set in type.'),
  /**
   * The ZIP check's words. `{zip}`, `{city}` and `{miles}` stand for what was typed and what was found; `{city}`
   * becomes the link to the city's page.
   */
  zipCheck: z.strictObject({
    label: line(60),
    button: line(30),
    served: line(160),
    near: line(200),
    home: line(160),
    outside: line(200),
    invalid: line(120),
  }),
  undelivered: z
    .strictObject({
      waiting: line(110).describe(
        'While a request could not be sent yet; beside it stands the button to call.',
      ),
      sent: line(110).describe('When it has gone after all.'),
      expired: line(140).describe('When it could not be sent for 72 hours and was deleted.'),
      delete: line(40).describe('The button that deletes a waiting request from a shared phone.'),
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
      text: line(160),
      optedOut: line(200),
      accept: line(30),
      decline: line(30),
      more: line(60),
      close: line(30),
      link: line(30),
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
      label: line(30).describe('The button on phones.'),
      desktop: line(120).describe('Beside the code on larger screens.'),
      code: line(80).describe('What the code is, for those who cannot see it.'),
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
      url: z
        .string()
        .url('is not a web address: write it with https://')
        .startsWith('https://', 'is not encrypted: write it with https://')
        .optional()
        .describe(
          'The page of your scheduler (Housecall Pro, Jobber, Calendly …) that may be shown inside another page. Left out, the site offers none.',
        ),
      label: line(40).describe('The button under a form that opens the scheduler in its place.'),
      title: line(80).describe('What opens, for those who cannot see it.'),
    })
    .describe('A scheduler in which visitors pick a time themselves.'),
  stopTheWater: line(60).describe('The words of the link to the page that says how to shut the water off.'),
  placeholders: z
    .record(z.string(), line(160))
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
