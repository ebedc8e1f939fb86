import { z, type ZodTypeAny } from 'astro/zod';
import { claims } from '../content-model/schemas/claims';
import { colors } from '../content-model/schemas/colors';
import { faqSet } from '../content-model/schemas/faq';
import { form, optionSet } from '../content-model/schemas/form';
import { navigation } from '../content-model/schemas/navigation';
import { city, landing, legal, page, service } from '../content-model/schemas/page';
import { popularService } from '../content-model/schemas/popular-service';
import { prices } from '../content-model/schemas/prices';
import { promises } from '../content-model/schemas/promises';
import { region } from '../content-model/schemas/regions';
import { site } from '../content-model/schemas/site';
import { testimonial } from '../content-model/schemas/testimonial';

/**
 * A picture as an editor writes it: the way to a file beside the content. Whether the file is there and is
 * large enough is checked apart, because that takes a look at the disk.
 */
export const imagePath = z
  .string()
  .regex(
    /^(?!.*\.hei[cf]$)/i,
    "is an iPhone's HEIC picture, which browsers cannot show: send it to yourself by mail, which makes it a JPEG, or set the camera to Formats, Most Compatible",
  )
  .regex(
    /^\.{1,2}\/[^\s]+\.(avif|gif|jpe?g|png|tiff?|webp)$/i,
    'is not a picture: write the way to it from this file, as in ../images/work/new-heater.jpg',
  )
  .describe(
    'A picture of at least 1200 by 900 pixels, as the way from this file: ../images/work/new-heater.jpg',
  );
const image = () => imagePath;

/** The kinds of content, named like their collections in `src/content.config.ts`. */
export const kinds = {
  site: { at: 'content/site.json', schema: site, what: 'The business' },
  claims: { at: 'content/claims.json', schema: claims, what: 'What the company says about itself' },
  promises: { at: 'content/promises.json', schema: promises, what: 'How the company says it works' },
  prices: { at: 'content/prices.json', schema: prices, what: 'What common jobs cost' },
  colors: { at: 'content/colors.json', schema: colors, what: 'The colors' },
  navigation: { at: 'content/navigation.json', schema: navigation, what: 'The menus' },
  regions: { at: 'content/regions.json', list: true, schema: region, what: 'The groups of cities' },
  testimonials: { at: 'content/testimonials.json', list: true, schema: testimonial, what: 'The reviews' },
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
  },
  faqs: { at: 'content/faqs/*.json', schema: faqSet, what: 'A set of questions' },
  forms: { at: 'content/forms/*.json', schema: form, what: "A lead form's words" },
  pages: { at: 'content/pages/*.md', schema: page(image), what: 'A page of the main site' },
  services: { at: 'content/services/*.md', schema: service(image), what: 'A service page' },
  landing: { at: 'content/landing/*.md', schema: landing(image), what: 'A landing page' },
  cities: { at: 'content/cities/*.md', schema: city(image), what: 'A city page' },
  legal: { at: 'content/legal/*.md', schema: legal(image), what: 'A legal page' },
} as const satisfies Record<string, KindOfContent>;

/** One kind of content: where it lies, whether its file is a list of entries, and the schema of an entry. */
export interface KindOfContent {
  /** The file, or the folder with `*` for the name. */
  at: string;
  list?: boolean;
  schema: ZodTypeAny;
  /** What a file of this kind holds, for people. */
  what: string;
}

/** The name of a kind of content. */
export type Kind = keyof typeof kinds;

/** What a file of a kind holds as a whole. */
export function wholeFile({ list, schema }: KindOfContent): ZodTypeAny {
  return list ? z.array(schema).min(1) : schema;
}

/** Folders and files below `content/` that the site does not read, or not as texts. */
const others = [
  /^content\/images\//,
  /^content\/drawings\//,
  /^content\/recipes\//,
  /^content\/schemas\//,
  /^content\/examples\//,
  /(^|\/)README\.md$/,
];

/** Which kind of content a file is, and its entry's name; `other` for what the site does not read. */
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
