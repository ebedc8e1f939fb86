import { z } from 'astro/zod';
import { namedList, referenceName as name, binding, fact, line, moment } from './fields';
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
    startsAt: z.boolean().default(false).describe('Tick it: the price is the lowest one, not the only one.'),
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
