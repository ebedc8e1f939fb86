import { z } from 'astro/zod';
import type { Reader } from '../field-meta';
import { withMeta, type Schema } from '../zod';

/**
 * One line of text for visitors. May contain references such as `{{site.phone}}` or `{{claim.years}}`, which are
 * resolved at build time. Must not be empty or have spaces around it.
 * @param max in characters
 * @param readBy who reads it; by default visitors, as a sentence or heading
 */
export const line = (max = 200, { min = 1, readBy = 'page' }: { min?: number; readBy?: Reader } = {}) =>
  withMeta(
    z
      .string()
      .min(1, 'is empty: write the text, or remove the field if it may be left out')
      .min(min, `is too short to say anything: at least ${min} characters`)
      .max(max, `is too long: at most ${max} characters`)
      .refine((text) => text === text.trim(), 'has spaces at its start or end: remove them')
      .refine((text) => !text.includes('\n'), 'has a line break: write it in one line')
      .describe(
        `One line of text, at most ${max} characters. References such as {{site.phone}} are filled in.`,
      ),
    { readBy },
  );

/** The text of a button or link, or the name of a person, place or thing; not a sentence. */
export const label = (max: number) => line(max, { readBy: 'label' });

/** The name of a person, company, brand or place, which is the same in every language. */
export const properName = (max: number) => inEveryLanguage(label(max));

/** Marks a text that nobody translates: it is a name, or is sent to the office. */
export const inEveryLanguage = <Text extends Schema>(text: Text): Text =>
  withMeta(text, { inEveryLanguage: true });

/** Marks a text that says a price, a condition or what a visitor agrees to. */
export const binding = <Text extends Schema>(text: Text): Text => withMeta(text, { binds: true });

/** A visitor's question. It may mention a promise, because a question does not make one. */
export const question = (max: number) =>
  line(max, { readBy: 'question' }).describe('The question as people ask it, once on a page.');

/** What a picture shows, for people who cannot see it. */
export const alt = (max = 160) =>
  line(max, { readBy: 'alt' }).describe('What the picture shows, for people who cannot see it.');

/** The only place of a fact or claim, to which other texts refer. */
export const fact = (max: number) => line(max, { readBy: 'fact' });

/**
 * A reference to a claim and no other text, so that the claim is never written out.
 * @param reference the usual claim
 */
export const claim = (reference: string, max: number) =>
  withMeta(
    line(max).describe('A claim by its reference, which is chosen under “Put a fact into the text”.'),
    { claim: reference },
  );

/** Text for the company itself, which no visitor sees. */
export const ownerNote = (max: number) => line(max, { readBy: 'owner' });

/** A paragraph of text for visitors. May contain Markdown emphasis and links, and references. */
export const paragraph = (max = 1200) =>
  withMeta(
    z
      .string()
      .min(1, 'is empty: write the text, or remove the field if it may be left out')
      .max(max, `is too long: at most ${max} characters`)
      .describe(
        `A paragraph, at most ${max} characters. [Links](/contact), **bold words** and references such as {{site.phone}} are filled in.`,
      ),
    { readBy: 'page', markdown: true },
  );

/**
 * The target of a link: a path (`/contact#contact`), a fragment (`#free-estimate`), a full `https://` address, or a
 * reference to an address (`{{site.reviews.writeUrl}}`).
 */
export const href = withMeta(
  z
    .string()
    .regex(
      /^(\/[^\s]*|#[a-z][a-z0-9-]*|https:\/\/[^\s]+|mailto:[^\s]+|\{\{site\.[A-Za-z.]+Url\}\})$/,
      'is not a link: write a path such as /contact, a place on this page such as #free-estimate, or a full https:// address',
    )
    .describe(
      'An address such as /contact, a place on this page such as #free-estimate, or a full https:// address.',
    ),
  { link: true },
);

/** A full address on the web. */
export const webAddress = z
  .string()
  .url('is not a web address: write it with https://')
  .startsWith('https://', 'is not encrypted: write it with https://');

/** A phone number of the office. */
export const phoneNumber = z
  .string()
  .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'is not a phone number: write it as "(972) 555-0100"')
  .describe('The phone number, written like this: (972) 555-0100.');

/** A calendar day, as in `2026-12-25`. */
export const day = z
  .string()
  .date('is not a date: write it as "2026-12-25"')
  .describe('A date: year, month, day, as in 2026-12-25.');

/** A time of day with 24 hours, as in `17:00`. */
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time of day: write it with 24 hours, as "17:00"')
  .describe('A time of day in the time zone of the office, with 24 hours, as in 17:00.');

/**
 * A calendar day, or a time of one in the office's time zone. As read it is one text, `2026-12-25` or
 * `2026-12-25T17:00`, as `hours/moments.ts` takes it.
 */
export const moment = z
  .strictObject({ day, time: time.optional() })
  .transform(({ day: date, time: at }) => (at === undefined ? date : `${date}T${at}`));
