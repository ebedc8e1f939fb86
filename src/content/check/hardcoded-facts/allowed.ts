/** A text that states a claim and is allowed all the same. */
export interface AllowedText {
  /** The text, or a global pattern. */
  text: string | RegExp;
  /** The fields where it is allowed, as a pattern of paths such as `sections.*.items.*.title`; default: all. */
  fields?: RegExp;
  /** Why it is allowed: usually that the owner gave the exact text. */
  why: string;
}

/**
 * Exceptions from the search for hardcoded facts. Do not add claims here: add a reading to `content/claims.json` and
 * refer to it.
 */
export const allowedTexts: readonly AllowedText[] = [
  {
    text: 'Free Leak Detection with Repair - Same-Day Service',
    fields: /^landing\.sections\.\*\.text$/,
    why: "The slab leak page's orange banner, word for word as the owner gave it.",
  },
  {
    text: 'Free Sewer Inspection When You Call Today',
    fields: /^landing\.sections\.\*\.text$/,
    why: "The sewer page's orange banner, word for word as the owner gave it.",
  },
  {
    text: 'Get Free Quote',
    fields: /^landing\.sections\.\*\.actions\.\*\.label$/,
    why: 'The button of Our Work, word for word as the owner gave it.',
  },
  {
    text: 'Free Estimates',
    fields: /\.(quickLinks|links)\.\*\.label$/,
    why: "A footer link's name, word for word as the owner gave it.",
  },
  {
    text: 'Are you licensed and insured',
    fields: /\.question$/,
    why: 'A question states nothing; its answer refers to the claim.',
  },
  {
    text: /\(\d{3}\) 555-01\d{2}/g,
    fields: /^forms\.fields\.phone\.placeholder$/,
    why: "The example in an empty phone field. It shows how a visitor's own number is written, with any area code; numbers from 555-0100 to 555-0199 belong to nobody.",
  },
  {
    text: /\b\w+@example\.com/g,
    fields: /^forms\.fields\.email\.placeholder$/,
    why: "The example in an empty e-mail field. It shows how a visitor's own address is written.",
  },
];
