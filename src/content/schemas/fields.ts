import { z } from 'astro/zod';
import { type Named, type Reader, withMeta, type Schema } from '../zod';
import { anchorIds, drawingNames, iconNames } from '../vocabulary';
import { pictureEndings } from '../picture';

/**
 * One line of text for visitors. May contain references such as `{{site.phone}}` or `{{claim.years}}`, which are
 * resolved at build time. Must not be empty or have spaces around it.
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
  withMeta(line(max).describe('A claim by its reference, which is chosen under “Copy a fact”.'), {
    claim: reference,
  });

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

/** Something that is so only where somebody says yes. */
export const tick = (about: string) => z.boolean().default(false).describe(about);

/** A calendar day, as in `2026-12-25`. */
export const day = z.iso
  .date('is not a date: write it as "2026-12-25"')
  .describe('A date: year, month, day, as in 2026-12-25.');

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

/** A list without duplicates. */
export const distinct = <List extends Schema>(list: List): List => withMeta(list, { distinct: true });

const byName = <Entry extends { name: string }>(
  entries: readonly Entry[],
): Record<string, Omit<Entry, 'name'>> =>
  Object.fromEntries(entries.map(({ name, ...entry }) => [name, entry]));

/**
 * A list of groups to which texts refer by their field `name`. It is a list as written, which editors and translators
 * can work with, and a record by name as read.
 */
export const namedList = <Entry extends z.ZodType<{ name: string }>>(entry: Entry) =>
  z
    .array(entry)
    .superRefine((entries, context) =>
      entries.forEach(({ name }, index) => {
        if (entries.findIndex((other) => other.name === name) < index)
          context.addIssue({
            code: 'custom',
            path: [index, 'name'],
            message: `is the name of two entries: give one of them another`,
          });
      }),
    )
    .transform((entries) => byName<z.infer<Entry>>(entries));

/** A group of fields. */
export const group = <Fields extends z.ZodRawShape>(about: string, fields: Fields) =>
  z.strictObject(fields).describe(about);

/** A list of `min` to `max` groups of fields. */
export const list = <Fields extends z.ZodRawShape>(what: string, min: number, max: number, fields: Fields) =>
  z.array(z.strictObject(fields)).min(min).max(max).describe(`${what}, ${min} to ${max}.`);

/** The name of a drawing. One schema for all fields, so that the JSON schemas list the names once. */
export const drawingName = withMeta(z.enum(drawingNames).describe('The name of a drawing.'), {
  noun: 'a drawing',
});

/** The name of an icon. */
export const iconName = withMeta(z.enum(iconNames).describe('The name of an icon.'), { noun: 'an icon' });

/** The kebab-case name of an entry, as in `slab-leak`. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a name: use lower-case letters, digits and single hyphens')
  .describe('A name in lower-case letters, digits and hyphens.');

/** A name in a reference. */
export const namePattern = /^[A-Za-z][A-Za-z0-9]*$/;

/** A name that can be part of a reference, as in `{{promise.haulAway.bullet}}`. */
export const referenceName = z
  .string()
  .regex(namePattern, 'is not one word: use letters and digits, a letter first');

const described: Readonly<Record<Named, string>> = {
  forms: 'Name of a form in `content/forms/`.',
  optionSets: 'Name of an option set in `content/option-sets.json`.',
  faqs: 'Name of a set of questions in `content/faqs/`.',
  testimonials: 'Id of a review in `content/testimonials.json`.',
  regions: 'Name of a group in `content/regions.json`.',
  cities: 'Name of a city with a page: its file in `content/cities/`.',
  landing: 'Name of a landing page: its file in `content/landing/`.',
  quoteService: 'The service that the quote form begins with.',
  offer: 'The name of the offer in `content/offers.json` that the page is about.',
  pricedService: 'The `service` of a section `prices`, on whose page it is shown.',
};

/** A reference to another entry. The content check looks for the entry, and the desk shows a menu of them. */
export const ref = (to: Named) =>
  withMeta(to === 'offer' ? referenceName : slug, { ref: to }).describe(described[to]);

/** A name that other fields refer to. */
export const names = (what: Named) => withMeta(slug, { names: what });

/** An id that links can target, from the public list. */
export const anchor = () =>
  withMeta(z.enum(anchorIds), { anchor: true, noun: 'one of the public ids' }).describe(
    'Links can lead to it by this name. Most sections need none.',
  );

/**
 * A picture's path as it is written in content. Checks only the text; `content/check/rules/pictures.ts` checks that the
 * file exists and is large enough.
 */
export const imagePath = withMeta(
  z
    .string()
    .regex(
      /^(?!.*\.hei[cf]$)/i,
      "is an iPhone's HEIC picture, which browsers cannot show: send it to yourself by mail, which makes it a JPEG, or set the camera to Formats, Most Compatible",
    )
    .regex(
      new RegExp(`^(?!.*\\.(?!(?:${pictureEndings.join('|')})$)[a-z0-9]+$)`, 'i'),
      'is not a picture in a format that pages can show: save it as a JPEG, and write its new name here',
    )
    .regex(
      /^[\w./-]*$/,
      'has a space, an accent or a sign in its name, which web addresses cannot have: rename the file with letters, digits and hyphens, as in new-heater.jpg, and write that name here',
    )
    .regex(
      /^\.{1,2}\/images\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.\w+$/,
      'is not a picture in content/images: write its path from this file, as in ../images/work/new-heater.jpg',
    ),
  { image: true },
).describe('Path from this file to a picture of at least 1200 by 900 pixels: ../images/work/new-heater.jpg');

/** The point of a photograph that stays visible when it is cropped, as in `40% 25%`. */
export const focus = z
  .string()
  .regex(
    /^(?:100|\d{1,2})% (?:100|\d{1,2})%$/,
    'is not a point: write how far from the left and from the top, as in "40% 25%"',
  )
  .describe(
    'The point of the photograph that stays visible when it is cropped: how far from the left and from the top, as in “40% 25%”. If left empty: its center.',
  );

/** The meaning that marks a group with a picture; set on one of its fields. */
const shows = (needed: boolean, described: boolean) => ({ picture: { needed, described } });

/** The fields of a photograph. */
export const photograph = () => ({
  photo: withMeta(imagePath.optional(), shows(false, false)),
  alt: alt().optional(),
  focus: focus.optional(),
});

/**
 * The fields of a picture: the name of a drawing or the path of a photograph. The content check makes sure that there
 * is only one of the two (`content/check/rules/pictures.ts`). The schema cannot check it, because a branch of a
 * discriminated union cannot have refinements.
 * @param described whether a drawing needs a description; a photograph always does
 */
export const picture = ({ needed = false, described = false } = {}) => ({
  // Wraps the shared schema instead of copying it, so that the JSON schemas list the names once.
  drawing: withMeta(drawingName.optional(), shows(needed, described)),
  ...photograph(),
});

/** An address of this site. */
export const address = z
  .string()
  .regex(/^\/[A-Za-z0-9/-]*$/, 'is not an address: it starts with / and has letters, digits and hyphens');

/** The address of a page that its file names, which is none of those that code uses. */
export const ownAddress = address.refine(
  (path) => !/^\/(service-area|services|social|drawings|_astro|robots\.txt)(\/|$)/.test(path),
  'is an address of another kind of page: choose another one',
);

/** Other addresses that show the same page. */
export const aliases = z.array(ownAddress).default([]).describe('Other addresses that show this page.');

const words = label(60).describe('The text on the button.');

/** A button. Its `kind` says what it does. */
export const action = withMeta(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('call').describe('Calls the business phone.'), label: words }),
    z.strictObject({
      kind: z.literal('quote').describe('Opens the quote form; a service can be chosen in it.'),
      label: words,
      service: ref('quoteService').optional(),
    }),
    withMeta(
      z.strictObject({
        kind: z.literal('modal').describe("Opens the landing page's own form, `modalForm`."),
        label: words,
      }),
      { needs: 'modalForm' },
    ),
    z.strictObject({ kind: z.literal('link').describe('Leads to a page.'), label: words, href }),
  ]),
  { noun: 'a kind of button' },
);

/** A section's buttons. */
export const actions = (max: number) =>
  z.array(action).max(max).default([]).describe(`Its buttons, at most ${max}.`);

/** The buttons of a section that needs at least one. */
export const someActions = (max: number) =>
  z.array(action).min(1).max(max).describe(`Its buttons, 1 to ${max}.`);

/** Fields of every kind of section: an id for links, a heading, a name in a menu, an introduction. */
export const base = {
  id: anchor().optional(),
  title: line(90).describe('The heading.'),
  menuLabel: label(30).optional().describe("Name in the page's menu, if it has one; by default the title."),
  intro: line(320).optional().describe('A sentence or two under the heading.'),
};

/** Milliseconds between the slides of a carousel that moves by itself. */
export const autoplay = z.number().int().min(1000).describe('The time between slides.');

/** The heading and the text of an item of a section. */
export const titleAndText = (text: number, title = 60) => ({
  title: line(title).describe('What it is about.'),
  text: line(text).describe('One or two sentences.'),
});
