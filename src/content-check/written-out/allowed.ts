/** A text that states a claim and is allowed all the same. */
export interface AllowedText {
  /** The text, or a global pattern. */
  text: string | RegExp;
  /** The fields where it is allowed, as a pattern of paths such as `sections.*.items.*.title`; default: all. */
  fields?: RegExp;
  /** Why it is allowed: usually the place in the specification that has the exact text. */
  why: string;
}

/**
 * Exceptions from the search for written-out claims. Do not add claims here: add a reading to `content/claims.json` and
 * refer to it.
 */
export const allowedTexts: readonly AllowedText[] = [
  {
    text: 'Free Leak Detection with Repair - Same-Day Service',
    fields: /^landing\.sections\.\*\.text$/,
    why: "Specification, section 2, 'Long-layout landing pages' 2: the slab leak page's orange banner, word for word.",
  },
  {
    text: 'Free Sewer Inspection When You Call Today',
    fields: /^landing\.sections\.\*\.text$/,
    why: "Specification, section 2, 'Long-layout landing pages' 5: the sewer page's orange banner, word for word.",
  },
  {
    text: 'Get Free Quote',
    fields: /^landing\.sections\.\*\.actions\.\*\.label$/,
    why: "Specification, section 2, 'Long-layout landing pages': the button of Our Work, word for word.",
  },
  {
    text: 'Get your free quote',
    fields: /^forms\.title$/,
    why: "The heading of the form that the specification's Get Free Quote stands for; the quote is what is free.",
  },
  {
    text: 'Get a free quote for a job like this',
    fields: /^forms\.title$/,
    why: "The heading of the modal form that the specification's Get Free Quote opens.",
  },
  {
    text: 'Get My Free Quote',
    fields: /^forms\.submit$/,
    why: "The button that sends the form of the specification's Get Free Quote.",
  },
  {
    text: 'Free Estimates',
    fields: /\.(quickLinks|links)\.\*\.label$/,
    why: "Specification, section 2, 'Page frame' and 'Long-layout landing pages' 1: a footer link's name, word for word.",
  },
  {
    text: 'Are you licensed and insured',
    fields: /\.question$/,
    why: 'A question states nothing; its answer refers to the claim.',
  },
  {
    text: /\(\d{3}\) 555-01\d{2}/g,
    fields: /^forms\.fields\.phone\.placeholder$/,
    why: "Specification, section 5: the example in an empty phone field. It shows how a visitor's own number is written, with any area code; numbers from 555-0100 to 555-0199 belong to nobody.",
  },
  {
    text: 'you@example.com',
    fields: /^forms\.fields\.email\.placeholder$/,
    why: "The example in an empty e-mail field. It shows how a visitor's own address is written.",
  },
];
