import type { Kind } from '../content-model/meaning';
import { city } from '../content-model/schemas/city';
import { claims } from '../content-model/schemas/claims';
import { colors } from '../content-model/schemas/colors';
import { faqSet } from '../content-model/schemas/faq';
import { form } from '../content-model/schemas/form';
import { imagePath } from '../content-model/schemas/image';
import { landing } from '../content-model/schemas/landing';
import { legal } from '../content-model/schemas/legal';
import { navigation } from '../content-model/schemas/navigation';
import { optionSet } from '../content-model/schemas/option-set';
import { page } from '../content-model/schemas/page';
import { popularService } from '../content-model/schemas/popular-service';
import { prices } from '../content-model/schemas/prices';
import { promises } from '../content-model/schemas/promises';
import { region } from '../content-model/schemas/regions';
import { service } from '../content-model/schemas/service';
import { site } from '../content-model/schemas/site';
import { testimonial } from '../content-model/schemas/testimonial';
import { listOf, type Schema } from '../content-model/zod';

export type { Kind };

const image = () => imagePath;

/** The file or folder of each content kind, and the schema of its entries. */
export const kinds = {
  site: { at: 'content/site.json', schema: site, what: 'The business' },
  claims: { at: 'content/claims.json', schema: claims, what: 'What the company says about itself' },
  promises: { at: 'content/promises.json', schema: promises, what: 'How the company says it works' },
  prices: { at: 'content/prices.json', schema: prices, what: 'What common jobs cost' },
  colors: { at: 'content/colors.json', schema: colors, what: 'The colors' },
  navigation: { at: 'content/navigation.json', schema: navigation, what: 'The menus' },
  regions: {
    at: 'content/regions.json',
    list: true,
    schema: region,
    what: 'The groups of cities',
    one: 'a region',
  },
  testimonials: {
    at: 'content/testimonials.json',
    list: true,
    schema: testimonial,
    what: 'The reviews',
    one: 'a review',
  },
  popularServices: {
    at: 'content/popular-services.json',
    list: true,
    schema: popularService(image),
    what: 'The cards of the services carousel',
  },
  optionSets: {
    at: 'content/option-sets.json',
    list: true,
    schema: optionSet,
    what: 'The choices of the service menus',
    one: 'a set of options',
  },
  faqs: {
    at: 'content/faqs/*.json',
    schema: faqSet,
    what: 'A set of questions',
    one: 'a set of questions',
  },
  forms: { at: 'content/forms/*.json', schema: form, what: "A lead form's words", one: 'a form' },
  pages: { at: 'content/pages/*.md', schema: page(image), what: 'A page of the main site' },
  services: { at: 'content/services/*.md', schema: service(image), what: 'A service page' },
  landing: {
    at: 'content/landing/*.md',
    schema: landing(image),
    what: 'A landing page',
    one: 'a landing page',
  },
  cities: {
    at: 'content/cities/*.md',
    schema: city(image),
    what: 'A city page',
    one: 'a city with a page',
  },
  legal: { at: 'content/legal/*.md', schema: legal(image), what: 'A legal page' },
} as const satisfies Record<Kind, KindOfContent>;

/** One content kind: its file or folder, whether its file is a list of entries, and the schema of an entry. */
export interface KindOfContent {
  /** The file, or the folder with `*` for the name. */
  at: string;
  list?: boolean;
  schema: Schema;
  /** What a file of this kind contains, for messages. */
  what: string;
  /** What one entry is called in messages about references to it; not set if there are none. */
  one?: string;
}

/** The schema of a whole file of a kind. */
export function wholeFile({ list, schema }: KindOfContent): Schema {
  return list ? listOf(schema) : schema;
}

/** Files in `content/` that are not content entries. */
const others = [
  /^content\/images\//,
  /^content\/drawings\//,
  /^content\/recipes\//,
  /^content\/schemas\//,
  /^content\/examples\//,
  /(^|\/)README\.md$/,
];

/** The kind of a content file and the name of its entry; `other` for files that are not content entries. */
export function kindOf(file: string): { kind: Kind; id: string } | 'other' | undefined {
  for (const [kind, { at }] of Object.entries(kinds) as [Kind, KindOfContent][]) {
    const [folder = '', ending] = at.split('*');
    if (ending === undefined) {
      if (file === at) return { kind, id: kind };
    } else if (file.startsWith(folder) && file.endsWith(ending) && !file.endsWith('/README.md')) {
      const id = file.slice(folder.length, -ending.length);
      if (!id.includes('/')) return { kind, id };
    }
  }
  return others.some((pattern) => pattern.test(file)) ? 'other' : undefined;
}
