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
 * Exceptions from the search for hardcoded-facts claims. Do not add claims here: add a reading to `content/claims.json` and
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

/** Sentences that commit the company and are covered all the same, although no reference stands in them. */
export const coveredSentences: readonly { text: RegExp; why: string }[] = [
  {
    text: /\bwe(?:'ll)? (?:call(?: you| to confirm|$|[. ](?:and|…|\{phone)?)|contact you|get back to you|set up (?:a|the) time|offer the nearest|tell you whether we get there)|^get a call back|\byour? (?:\w+ )?request\b|a request from you|trying to send/i,
    why: 'Arranging a visit, and what becomes of a request: that is what the forms are for, and `claim.reply` says when.',
  },
  {
    text: /\b(?:know|agree to|agreed to|give you|yes to) (?:the|a) price|\bprice you agreed to|\bpriced before (?:we|work) starts?/i,
    why: 'Upfront pricing (`claim.pricing`) in other words: the customer agrees to the price before the work.',
  },
  {
    text: /^(?:our work|quality workmanship guarantee|guaranteed work|we make the repair|quote request submitted!|.* service estimate .*)$|^reviews\b/i,
    why: 'Titles, word for word as the owner gave them; what they name is a claim.',
  },
  {
    text: /^free$|^see our \{privacy\} and \{terms\}\.$/i,
    why: 'Words of the interface: the price of an offer that costs nothing, and the links below a consent box.',
  },
  {
    text: /^we'll quote it when you call/i,
    why: 'What a leak test without the repair costs, as the owner worded it beside the free one.',
  },
  {
    text: /\bfirst opening\b/i,
    why: 'Whoever calls gets the next time that is open, as the owner worded it; it is no promise of a day.',
  },
  {
    text: /\bplumber license\b|^licensed plumbers\b|\bmaster plumber\b.*\bresponsible for (?:our|the) work\b/i,
    why: 'The license, whose number is in `site.json`, and what it means in Texas law.',
  },
  {
    text: /^we don't sell phone numbers/i,
    why: 'The privacy policy says so.',
  },
];
