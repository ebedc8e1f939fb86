import { z } from 'astro/zod';

/**
 * One line of text for visitors. May hold named references such as `{{site.phone}}` or `{{claim.years}}`,
 * which are resolved at build time; never empty, never with spaces around it.
 */
export const line = (max = 200, min = 1) =>
  z
    .string()
    .min(1, 'is empty: write the text, or remove the field if it may be left out')
    .min(min, `is too short to say anything: at least ${min} characters`)
    .max(max, `is too long: at most ${max} characters`)
    .refine((text) => text === text.trim(), 'has spaces at its start or end: remove them')
    .refine((text) => !text.includes('\n'), 'has a line break: write it in one line')
    .describe(
      `One line of text, at most ${max} characters. References such as {{site.phone}} are filled in.`,
    );

/** A paragraph of text for visitors; Markdown emphasis and links are allowed, as are named references. */
export const paragraph = (max = 1200) =>
  z
    .string()
    .min(1, 'is empty: write the text, or remove the field if it may be left out')
    .max(max, `is too long: at most ${max} characters`)
    .describe(
      `A paragraph, at most ${max} characters. [Links](/contact), **bold words** and references such as {{site.phone}} are filled in.`,
    );

/**
 * A site address: a path (`/contact#contact`), a fragment (`#free-estimate`), a full `https://` address, or the
 * name of an address that the owner keeps elsewhere (`{{site.reviews.writeUrl}}`).
 */
export const href = z
  .string()
  .regex(
    /^(\/[^\s]*|#[a-z][a-z0-9-]*|https:\/\/[^\s]+|mailto:[^\s]+|\{\{site\.[A-Za-z.]+Url\}\})$/,
    'is not a link: write a path such as /contact, a fragment such as #free-estimate, or a full https:// address',
  )
  .describe(
    'A path such as /contact, a place on this page such as #free-estimate, or a full https:// address.',
  );

/** The kebab-case name of an entry, as in `slab-leak`. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a name: use lower-case letters, digits and single hyphens')
  .describe('A name in lower-case letters, digits and hyphens.');

/** A calendar day, as in `2026-12-25`. */
export const day = z
  .string()
  .date('is not a date: write it as "2026-12-25"')
  .describe('A date: year, month, day, as in 2026-12-25.');
