/**
 * Who reads a text.
 * - `page`: visitors, as sentences or headings.
 * - `label`: visitors, as the name of a button, link, field or place; not a sentence.
 * - `question`: visitors, as their own question; it may mention a promise, because a question does not make one.
 * - `keyword`: search engines, as words that people search for; may mention a promise, too.
 * - `search`: search engines and people on their result pages.
 * - `alt`: people who cannot see the picture that it describes.
 * - `promise`: as `page`; a wording in `content/promises.json`, the only place that may make promises.
 * - `fact`: as `label`; the only place where this fact or claim is written.
 * - `owner`: only the company itself.
 */
export type Reader =
  'page' | 'label' | 'question' | 'keyword' | 'search' | 'alt' | 'promise' | 'fact' | 'owner';

/** What content can refer to by name: entries of these kinds, the quote form's options, sections `prices`, offers. */
export type Named =
  | 'forms'
  | 'optionSets'
  | 'faqs'
  | 'testimonials'
  | 'regions'
  | 'cities'
  | 'landing'
  | 'quoteService'
  | 'offer'
  | 'pricedService';

/**
 * What a field means beyond its type. The content check's rules, its messages and the desk use this and never a
 * field's name or position, so a new schema needs no change in the content check.
 */
export interface FieldMeta {
  /** Who reads the text; not set for values that only code reads. */
  readBy?: Reader;
  /** The same in every language, as the name of a person or brand is: nobody translates it. */
  inEveryLanguage?: true;
  /** It says a price, a condition or what a visitor agrees to: a translation that is behind it stops a launch. */
  binds?: true;
  /** Markdown: links and bold words become HTML. */
  markdown?: true;
  /** The name of an entry that must exist. */
  ref?: Named;
  /** A name that other fields can refer to. */
  names?: Named;
  /** The field must be a reference to a claim; the value is the usual one. */
  claim?: string;
  /** A counter counts up to it, so it must be a number once the reference is resolved. */
  counted?: true;
  /** The target of a link or button. */
  link?: true;
  /** An id that links can target; unique on a page. */
  anchor?: true;
  /** The path of a picture file. */
  image?: true;
  /** The group has a drawing or photograph: whether it is required, and whether it needs a description. */
  picture?: { needed: boolean; described: boolean };
  /** A color: the desk shows it and has a color picker. */
  color?: true;
  /** A list without duplicates. */
  distinct?: true;
  /** The group is only allowed on a page that has this field: `modalForm`. */
  needs?: string;
  /** What a value of an enum is called in messages: `an icon`. */
  noun?: string;
}
