import { z } from 'astro/zod';
import { allLanguages, defaultLocale } from '../languages';
import { withMeta } from '../zod';
import { distinct, group } from './lists';
import { day, fact, href, inEveryLanguage, label, line, phoneNumber, properName, webAddress } from './text';

/** `8:00` becomes `08:00`, so that times can be compared as text. */
const time = z
  .string()
  .regex(/^([01]?\d|2[0-3]):[0-5]\d$/, 'is not a time: write it with 24 hours, as in "08:00" or "18:00"')
  .transform((written) => written.padStart(5, '0'))
  .describe('A time of day with 24 hours, as in 08:00 or 18:00.');

/** Days of the week with the names of schema.org and `Intl`. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** A week: days with the same times. */
const week = z
  .array(
    z.strictObject({
      days: distinct(z.array(withMeta(z.enum(weekdays), { noun: 'a day of the week' })).min(1)).describe(
        'The days with these hours.',
      ),
      opens: time,
      closes: time,
    }),
  )
  .min(1);

/** What a page says about now in one place, by the office's clock. */
const saidNow = (where: string) =>
  group(
    `${where} \`{time}\` is when the office calls back at the latest, \`{day}\` on which day; while it is closed, when it opens.`,
    {
      open: line(100).describe('While it is open, and calls back today; `{closes}` is when it closes.'),
      late: line(100)
        .optional()
        .describe('While it is open, but may call back on another day; left out, as `open`.'),
      closed: line(100).describe('While it is closed.'),
      holiday: line(100)
        .optional()
        .describe('On a day off, whose name is `{holiday}`; left out, as `closed`.'),
    },
  );

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
      'The name for places with little room: next to the logo, in search titles. Default: `name` without Inc. or LLC.',
    ),
  legalName: inEveryLanguage(fact(80)).describe('The registered name, for the legal pages.'),
  blurb: line(240).describe('The short text about the company in the footer.'),
  tagline: line(80).describe('What the company does, in one line.'),
  phone: phoneNumber,
  email: z
    .string()
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
      .describe('The ZIP code, in quotes.'),
  }),
  geo: group('The location of the office in degrees, with at least five decimals, as search engines ask.', {
    latitude: z.number().min(18).max(72).describe('Degrees north.'),
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
  timeZone: z.string().min(1).describe('The time zone of the hours: America/Chicago.'),
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
    .default([])
    .describe(
      'Other opening hours for a time, such as a summer. They begin and end by themselves, with whole days: the week says from when to when the office is open on each.',
    ),
  night: z
    .enum(nights)
    .optional()
    .describe(
      'Who answers a call at nine in the evening: `nobody`; `emergencies`: somebody, for emergencies; `always`: somebody, for any call. Left out: not said yet.',
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
        url: z.string().url().optional().describe('The address of the page; left out, there is none yet.'),
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
  accreditation: group('The trade accreditation in the footer; left out, there is none.', {
    name: label(60).describe('The text of the badge.'),
    url: z.string().url().optional().describe('The address of its link; left out, the badge is no link.'),
  }).optional(),
  mapEmbedUrl: withMeta(z.string().url(), { link: true }).describe(
    'The map that loads when a visitor asks for it.',
  ),
  brands: distinct(z.array(properName(40)).min(3)).describe(
    'Brands whose products we install, shown as text.',
  ),
  zipCheck: group(
    "The texts of the ZIP check. `{zip}` is what was typed; `{city}` and `{miles}` are what was found. `{city}` becomes a link to the city's page, `{call}` the phone number, as a link.",
    {
      label: label(60).describe('Above the field.'),
      button: label(30).describe('The button.'),
      request: label(30).describe('The button beside a yes that opens the form.'),
      served: line(160).describe('For a ZIP code of a city with a page.'),
      named: line(160).describe('For a ZIP code of a city that a page names as served but that has no page.'),
      near: line(200).describe('For a ZIP code near such a city.'),
      home: line(160).describe("For a ZIP code of the office's own town."),
      outside: line(200).describe('For a ZIP code that is too far away.'),
      invalid: line(120).describe('If what was typed is neither a ZIP code nor a city that we know.'),
    },
  ),
  undelivered: group('Messages about a request that could not be sent at once.', {
    waiting: line(110).describe('While a request could not be sent yet; next to it is the button to call.'),
    tab: line(110).describe('The same, where the device has no room: only this tab of the browser has it.'),
    page: line(110).describe(
      'The same, where nothing can be stored: the request is lost when the page is closed.',
    ),
    sent: line(110).describe('After it was sent in the end.'),
    expired: line(140).describe('After it could not be sent for 72 hours and was deleted.'),
    delete: label(40).describe('The button that deletes a waiting request from a shared phone.'),
    confirm: line(110).describe('The question before it is deleted.'),
    deleted: line(110).describe('The message after it was deleted.'),
    maybe: line(110).describe('The same, where an attempt to send it may have succeeded before.'),
  }),
  forms: group('What any form can say.', {
    limit: line(140).describe('From the seventh request in ten minutes on.'),
    unsent: line(140).describe('When nothing was sent, and nothing will be; with the phone number.'),
    slow: line(140).describe('When sending takes longer than eight seconds.'),
    faults: group('How many mistakes a form has, for people who hear the page.', {
      one: line(80).describe('One.'),
      many: line(80).describe('More than one; {count} is their number.'),
    }),
    phone: group('Asked once about a phone number that nobody can call; pressed again, the form is sent.', {
      count: line(140).describe('Not ten digits; {digits} is how many there are.'),
      start: line(140).describe('Ten digits that no US number has.'),
      letters: line(140).describe('No digits.'),
    }),
    closedDay: line(140).describe(
      'Asked once about a preferred day on which the office is closed; pressed again, the form is sent.',
    ),
  }),
  photos: group(
    'What is said about pictures of the problem, which visitors can send after a request if the site has a webhook for them.',
    {
      before: line(110).describe('Beside the contact form: that pictures can be added after sending.'),
      ask: line(110).describe('The question after a request.'),
      add: label(30).describe('The button that opens camera and library.'),
      note: line(110).describe('Under the button.'),
      picture: label(30).describe(
        'What a picture is called, for people who hear the page; {n} is its number.',
      ),
      removeShort: label(20).describe('The button that removes a picture.'),
      remove: label(40).describe('The same, for people who hear the page; it begins with the same word.'),
      making: label(30).describe('Under a picture that is being made smaller.'),
      sending: label(30).describe('Under a picture that is being sent.'),
      waits: label(30).describe('Under a picture that could not be sent yet.'),
      sent: label(30).describe('Under a picture that has arrived.'),
      arrived: group('When all have arrived.', {
        one: line(110).describe('One.'),
        many: line(110).describe('More than one.'),
      }),
      waiting: line(140).describe('While some wait to be sent.'),
      unkept: line(110).describe('The same, where storage is full or blocked.'),
      offline: line(140).describe('If the connection is gone at the press of the button.'),
      unreadable: line(110).describe('For a file that this browser cannot read.'),
      many: line(110).describe('For more than three.'),
      refused: line(110).describe('If the webhook refuses a picture.'),
      expired: line(110).describe('After it could not be sent for 72 hours and was deleted.'),
      text: line(80).describe('Added to the last three, if the number takes text messages.'),
      later: line(110).describe('On a later page, while some still wait.'),
      delete: label(30).describe('The button there that deletes them.'),
    },
  ),
  clickIdDays: z
    .number()
    .int()
    .min(0)
    .max(90)
    .describe(
      'For how many days a browser remembers which ad led to the site. The privacy page says it, too. 0: only during the visit. Ad platforms accept no click older than 90 days.',
    ),
  consent: group(
    'The question about measuring ads, in builds with a tag: its text, the text for browsers that opt out (Global Privacy Control), its buttons, and the link in the footer that opens it again.',
    {
      text: line(160).describe('The question.'),
      optedOut: line(200).describe('The text for browsers that opt out.'),
      accept: label(30).describe('The button that says yes.'),
      decline: label(30).describe('The button that says no.'),
      more: label(60).describe('The link to the privacy page.'),
      close: label(30).describe('The button that closes it.'),
      link: label(30).describe('The link in the footer that opens it again.'),
    },
  ),
  now: group(
    'What happens now if somebody calls or sends a form, by the office hours; the times are filled in. No sentence may say that you are closed: a page may offer service at any hour.',
    {
      settled: z
        .boolean()
        .default(false)
        .describe(
          'true once the office stands by these words and by the time in which it calls back (callback in claims.json).',
        ),
      always: line(100).describe(
        'The sentence that is there first, which must be true at any time, also on a holiday.',
      ),
      call: saidNow('Under a button that calls.'),
      form: saidNow('Under the button of a form that promises a call within the hour.'),
      sent: saidNow(
        'After such a form was sent: in the notification, after its promise of an hour, and on the thank-you page.',
      ),
      day: saidNow('In the notification that promises an answer within 24 hours, after that promise.'),
      banner: saidNow("Beside the offer in a landing page's orange banner."),
      emergency: group(
        'Under a button that calls, instead of `closed` and `holiday`, once `night` says so.',
        {
          closed: line(100).describe('If emergency calls are answered at night.'),
          always: line(100).describe('If every call is answered at night.'),
        },
      ).optional(),
    },
  ),
  texts: z
    .boolean()
    .optional()
    .describe(
      'Whether somebody reads text messages to `phone`. If left out or `false`, the site does not offer texting.',
    ),
  texting: group('The texts about texting, if the number takes text messages.', {
    label: label(30).describe('The button on phones.'),
    desktop: line(120).describe('Next to the code on larger screens.'),
    code: line(80, { readBy: 'alt' }).describe('What the code is, for people who cannot see it.'),
    usual: line(80).describe('The first line of a message.'),
    byPage: z
      .record(
        z.string().regex(/^\/\S*$/, 'is not an address: begin with a slash, as in "/sewer-line"'),
        line(80),
      )
      .describe('The first line on a page, by address; an address also applies to the addresses below it.'),
  }),
  booking: group('A scheduler where visitors pick a time themselves.', {
    url: webAddress
      .optional()
      .describe(
        'The page of your scheduler (Housecall Pro, Jobber, Calendly …) that can be embedded in another page. If left out, the site offers no scheduler.',
      ),
    label: label(40).describe('The button under a form that replaces the form with the scheduler.'),
    title: line(80).describe('What opens, for people who cannot see it.'),
  }),
  sampleReview: label(40)
    .default('Sample review')
    .describe("Above each review that is a sample and not a customer's."),
  stopTheWater: label(60).describe('The text of the link to the page about shutting off the water.'),
  freeze: label(60).describe(
    'The text of the link to the page about freezes, in the first view from November to February.',
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
    'The languages of the site: ["en"], or ["en", "es"] with the texts in `content/es/`. The launch check asks who answers the phone in each.',
  ),
  englishTerms: distinct(z.array(properName(40)).default([])).describe(
    'English terms that texts in other languages use, such as "breaker": screen readers then pronounce them as English. Of two that begin alike, the longer one first.',
  ),
});

/** The name without the legal form, such as `Inc.` or `LLC`. */
const withoutLegalForm = (name: string): string =>
  name.replace(/,?\s+(?:inc|llc|l\.l\.c|pllc|ltd|co|corp|lp|l\.p|llp)\.?$/i, '');

/** The business, with defaults for what `content/site.json` leaves out. */
export const site = written.transform((business) => ({
  ...business,
  shortName: business.shortName ?? withoutLegalForm(business.name),
}));

/** The business, from `content/site.json`. */
export type Site = z.infer<typeof site>;
