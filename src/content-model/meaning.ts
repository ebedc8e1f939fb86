/**
 * The kinds of content, named like their collections in `src/content.config.ts`. Where each lies and what schema it
 * has stands in `content-check/kinds.ts`.
 */
export type Kind =
  | 'site'
  | 'claims'
  | 'promises'
  | 'prices'
  | 'colors'
  | 'navigation'
  | 'regions'
  | 'testimonials'
  | 'popularServices'
  | 'optionSets'
  | 'faqs'
  | 'forms'
  | 'pages'
  | 'services'
  | 'landing'
  | 'cities'
  | 'legal';

/**
 * Who reads a text.
 * - `page`: visitors, as sentences or headings.
 * - `label`: visitors, as the name of a button, a link, a field, a place: no sentence.
 * - `question`: visitors, as their own question: it names a promise and gives none.
 * - `keyword`: search engines, as what people type; the same holds.
 * - `search`: search engines and people on their result pages.
 * - `alt`: people who cannot see the picture that it describes.
 * - `promise`: as `page`; a wording of `content/promises.json`, where promises are kept.
 * - `fact`: as `label`; the one place where this fact or claim is written down.
 * - `owner`: nobody but the company itself.
 */
export type Reader =
  'page' | 'label' | 'question' | 'keyword' | 'search' | 'alt' | 'promise' | 'fact' | 'owner';

/** What has names that content refers to: entries of a kind, the quote form's options, sections `prices`. */
export type Named = Kind | 'quoteService' | 'pricedService';

/**
 * What a field means beyond its shape. The content check's rules, its messages and the desk go by this, never by a
 * field's name or place: a schema that is added brings its rules with it.
 */
export interface Meaning {
  /** Text that somebody reads; left out, a value for machines. */
  readBy?: Reader;
  /** Text in which links and bold words become markup. */
  markdown?: true;
  /** The name of one of these, which has to be there. */
  ref?: Named;
  /** A name that others may refer to. */
  names?: Named;
  /** Holds nothing but a claim, so it can only be a reference; this one, usually. */
  claim?: string;
  /** A number is counted up to, once the claim is filled in. */
  counted?: true;
  /** An address that a link or button leads to. */
  link?: true;
  /** An id that links on the page may target; each once a page. */
  anchor?: true;
  /** The way to a picture's file. */
  image?: true;
  /** The drawing or photograph of its group: whether there must be one, and whether it must be described. */
  picture?: { needed: boolean; described: boolean };
  /** A list in which nothing may stand twice. */
  distinct?: true;
  /** The group needs this field of its page: `modalForm`. */
  needs?: string;
  /** What the values of a closed list are, for messages: `an icon`. */
  noun?: string;
}
