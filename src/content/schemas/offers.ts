import { z } from 'astro/zod';
import { namedList } from './lists';
import { referenceName as name } from './names';
import { withBegin, withEnd } from '../hours/moments';
import { binding, fact, line, moment } from './text';

/** A wording of an offer, the only place that may name its price or say that something is free. */
const wording = (max: number) => binding(fact(max));

/** Whether a moment was valid, and is a text as read: zod also calls `refine` beside a mistake. */
const isText = (moment: unknown): moment is string => typeof moment === 'string';

const offer = z
  .strictObject({
    name: name.describe('The name that texts refer to it by: {{offer.drain}}.'),
    title: wording(60).describe(
      'What the offer is called, as in "Drain cleaning special": {{offer.drain.title}}.',
    ),
    price: z
      .number()
      .nonnegative()
      .max(100_000)
      .describe('In US dollars; 0 is free. {{offer.drain.price}} is "$79", or "Free".'),
    startsAt: z.boolean().default(false).describe('true: the price is the lowest one, not the only one.'),
    includes: wording(160).optional().describe('What comes with it: {{offer.drain.includes}}.'),
    condition: wording(160).describe(
      'When it holds, in one line. It is shown wherever the offer is: {{offer.drain.condition}}.',
    ),
    excludes: wording(160).optional().describe('What it does not cover: {{offer.drain.excludes}}.'),
    line: wording(300).describe(
      'Offer and condition in one sentence: {{offer.drain}} or {{offer.drain.line}}.',
    ),
    from: moment
      .optional()
      .describe(
        'The first day of the offer, or the time of day at which it begins on it; left out, it has begun.',
      ),
    until: moment
      .optional()
      .describe(
        'The last day of the offer, or the time of day at which it ends on it; left out, it has no end. {{offer.drain.until}} is "May 31, 2027".',
      ),
    wordings: z
      .record(name, wording(300))
      .default({})
      .describe('Further wordings by name, for a banner or headline: {{offer.drain.banner}}.'),
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

/** The names that a wording cannot have. */
const fields = { title: '', price: '', includes: '', condition: '', excludes: '', line: '', until: '' };

/**
 * What the company offers at a price or free, each with its condition and dates, from `content/offers.json`. Texts refer
 * to it, so that an offer changes or ends in one place.
 */
export const offers = z.strictObject({
  offers: namedList(offer).describe('What the company offers, each offer once.'),
});

/** The offers as written in `content/offers.json`. */
export type Offers = z.infer<typeof offers>;

/** One offer. */
export type Offer = Offers['offers'][string];
