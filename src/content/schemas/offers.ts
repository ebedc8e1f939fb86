import { z } from 'astro/zod';
import {
  namedList,
  referenceName as name,
  binding,
  fact,
  line,
  moment,
  distinct,
  group,
  ref,
  day,
  tick,
} from './fields';
import { withBegin, withEnd } from '../hours/moments';

/** A wording of an offer, the only place that may name its price or say that something is free. */
const wording = (max: number) => binding(fact(max));

/** Whether a moment was valid, and is a text as read: zod also calls `refine` beside a mistake. */
const isText = (moment: unknown): moment is string => typeof moment === 'string';

const offer = z
  .strictObject({
    name: name.describe('The name that texts refer to it by.'),
    title: wording(60).describe('What the offer is called, as in “Drain cleaning special”.'),
    price: z.number().nonnegative().max(100_000).describe('In US dollars; 0 is free.'),
    startsAt: tick('Yes: the price is the lowest one, not the only one.'),
    includes: wording(160).optional().describe('What comes with it.'),
    condition: wording(160).describe('When it holds, in one line. It is shown wherever the offer is.'),
    excludes: wording(160).optional().describe('What it does not cover.'),
    line: wording(300).describe('Offer and condition in one sentence.'),
    from: moment
      .optional()
      .describe(
        'The first day of the offer, or the time of day at which it begins on it; if left empty, it has begun.',
      ),
    until: moment
      .optional()
      .describe(
        'The last day of the offer, or the time of day at which it ends on it; if left empty, it has no end.',
      ),
    wordings: z
      .record(name, wording(300))
      .default({})
      .describe('Further wordings by name, for a banner or headline.'),
    otherwise: z
      .record(name, binding(line(300)))
      .default({})
      .describe(
        'What pages say when the offer is over, by the name of the wording. Without one the text disappears.',
      ),
  })
  .refine(({ from, until }) => !isText(from) || !isText(until) || withBegin(from) < withEnd(until), {
    path: ['until'],
    message: 'is not after `from`: write the later one here',
  })
  .refine(({ wordings }) => Object.keys(wordings).every((own) => !(own in fields)), {
    path: ['wordings'],
    message: `has a name that every offer has: choose another`,
  });

const fields = { title: '', price: '', includes: '', condition: '', excludes: '', line: '', until: '' };

/**
 * What the company offers at a price or free, each with its condition and dates, from `content/offers.json`. Texts refer
 * to it, so that an offer changes or ends in one place.
 */
export const offers = z.strictObject({
  offers: namedList(offer).describe('What the company offers, each offer once.'),
});

const dollars = z.number().int('has cents: write whole dollars').positive().max(100_000);

/**
 * What a common job costs. The owner has given no prices, so the list is empty and pages show none until the owner
 * fills it in.
 */
const job = z
  .strictObject({
    services: distinct(z.array(ref('pricedService')).min(1)).describe(
      'The pages that show it: the `service` of their section `prices`.',
    ),
    job: binding(line(60)).describe('The job as a customer would call it.'),
    from: dollars.describe('The lowest usual price, in US dollars.'),
    to: dollars.describe('The highest usual price, in US dollars; the same as `from` if there is one price.'),
    included: z
      .array(binding(line(80)))
      .min(1)
      .max(6)
      .describe('What the price includes.'),
    moves: z
      .array(binding(line(80)))
      .max(6)
      .default([])
      .describe('What makes it lower or higher.'),
    checked: day.describe(
      'The day on which the owner last looked at this price. After a year the launch check asks again.',
    ),
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: 'is lower than `from`: write the higher price here',
  });

/** The prices of common jobs, and the texts of the table that shows them, from `content/prices.json`. */
export const prices = z.strictObject({
  words: group('The texts of the table.', {
    job: line(30).describe('Above the jobs.'),
    price: line(30).describe('Above the prices.'),
    included: line(40).describe('Before what is included.'),
    moves: line(40).describe('Before what makes the price lower or higher.'),
    checked: line(60)
      .refine((text) => text.includes('{date}'), 'lacks {date}, which is replaced by the date')
      .describe('When the price was last checked; `{date}` is the date.'),
  }),
  jobs: z.array(job).describe('Empty: no page shows prices.'),
});
