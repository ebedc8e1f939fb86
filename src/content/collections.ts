import { z } from 'astro/zod';
import { otherLocales } from './languages';
import { callNumber, faqSet, optionSet, popularService, region, testimonial } from './schemas/entries';
import { city } from './schemas/city';
import { claims, promises } from './schemas/claims';
import { colors } from './schemas/colors';
import { form } from './schemas/form';
import { interfaceWords } from './schemas/interface';
import { landing, legal, page, service } from './schemas/pages';
import { navigation } from './schemas/navigation';
import { offers, prices } from './schemas/offers';
import { site } from './schemas/site';
import type { Schema } from './zod';

/**
 * The kinds of content. Astro's collections, the content check and the desk's menu (in this order: what is edited most
 * comes first) follow from this table. A kind whose entries are pages also has its address in `paths.ts`.
 */
export const collectionTable = {
  pages: {
    at: 'content/pages/*.md',
    schema: page,
    what: 'A page of the main site',
    desk: {
      label: 'Main pages',
      one: 'page',
      icon: 'home',
      summary: "{{crumb | default('Page not found')}}",
      title: 'crumb',
      fixed: true,
    },
  },
  services: {
    at: 'content/services/*.md',
    schema: service,
    what: 'A service page',
    desk: { label: 'Service pages', one: 'service page', icon: 'plumbing', title: 'name' },
  },
  landing: {
    at: 'content/landing/*.md',
    schema: landing,
    what: 'A landing page',
    desk: {
      label: 'Landing pages',
      one: 'landing page',
      icon: 'ads_click',
      summary: '{{service.name}} {{path}}',
      title: 'service.name',
    },
  },
  cities: {
    at: 'content/cities/*.md',
    schema: city,
    what: 'A city page',
    desk: { label: 'City pages', one: 'city page', icon: 'location_city', title: 'name' },
  },
  faqs: {
    at: 'content/faqs/*.json',
    schema: faqSet,
    what: 'A set of questions',
    desk: { label: 'Questions', one: 'set of questions', icon: 'quiz', title: 'items.0.question' },
  },
  forms: {
    at: 'content/forms/*.json',
    schema: form,
    what: "A lead form's words",
    desk: { label: 'Forms', one: 'form', icon: 'contact_mail', title: 'title' },
  },
  legal: {
    at: 'content/legal/*.md',
    schema: legal,
    what: 'A legal page',
    desk: { label: 'Legal pages', one: 'legal page', icon: 'gavel', title: 'title', fixed: true },
  },
  site: {
    at: 'content/site.json',
    schema: site,
    what: 'The business',
    desk: { label: 'Phone and hours', one: 'entry', icon: 'call' },
  },
  callNumbers: {
    at: 'content/call-numbers.json',
    list: true,
    schema: callNumber,
    what: 'The phone numbers of ads and landing pages',
    desk: { label: 'Numbers of ads', one: 'number', icon: 'phone_forwarded' },
  },
  testimonials: {
    at: 'content/testimonials.json',
    list: true,
    schema: testimonial,
    what: 'The reviews',
    desk: { label: 'Reviews', one: 'review', icon: 'star' },
  },
  claims: {
    at: 'content/claims.json',
    schema: claims,
    what: 'What the company says about itself',
    desk: { label: 'Claims', one: 'claim', icon: 'fact_check' },
  },
  offers: {
    at: 'content/offers.json',
    schema: offers,
    what: 'What the company offers, free or at a price',
    desk: { label: 'Offers', one: 'offer', icon: 'loyalty' },
  },
  prices: {
    at: 'content/prices.json',
    schema: prices,
    what: 'What common jobs cost',
    desk: { label: 'Prices', one: 'job', icon: 'sell' },
  },
  promises: {
    at: 'content/promises.json',
    schema: promises,
    what: 'How the company says it works',
    desk: { label: 'Promises', one: 'promise', icon: 'handshake' },
  },
  popularServices: {
    at: 'content/popular-services.json',
    list: true,
    schema: popularService,
    what: 'The cards of the services carousel',
    desk: { label: 'Services carousel', one: 'card', icon: 'view_carousel' },
  },
  optionSets: {
    at: 'content/option-sets.json',
    list: true,
    schema: optionSet,
    what: 'The choices of the service menus',
    desk: { label: 'Choices of forms', one: 'list of choices', icon: 'list' },
  },
  regions: {
    at: 'content/regions.json',
    list: true,
    schema: region,
    what: 'The groups of cities',
    desk: { label: 'Groups of cities', one: 'group', icon: 'map' },
  },
  navigation: {
    at: 'content/navigation.json',
    schema: navigation,
    what: 'The menus',
    desk: { label: 'Menus', one: 'entry', icon: 'menu' },
  },
  interface: {
    at: 'content/interface.json',
    schema: interfaceWords,
    what: 'The words of buttons, menus, forms and maps',
    desk: { label: 'Words of the site', one: 'entry', icon: 'translate' },
  },
  colors: {
    at: 'content/colors.json',
    schema: colors,
    what: 'The colors',
    desk: { label: 'Colors', one: 'color', icon: 'palette' },
  },
} as const satisfies Record<string, Collection>;

/** The name of a content kind and of its collection. */
export type CollectionName = keyof typeof collectionTable;

/** One content kind: its file or folder, whether its file is a list of entries, and the schema of an entry. */
export interface Collection {
  /** The file, or the folder with `*` for the name. */
  at: string;
  list?: boolean;
  schema: Schema;
  /** What a file of this kind contains, for messages. */
  what: string;
  desk: MenuEntry;
}

/** How the desk shows a content kind. */
export interface MenuEntry {
  label: string;
  /** Name of one entry, as in 'Add review' and 'is not a review'. */
  one: string;
  /** The name of a Material Symbol. */
  icon: string;
  /** What the list of files shows for each file, if it is more than the title. */
  summary?: string;
  title?: string;
  /** True if code refers to the folder's files, so they can be edited but not added or removed. */
  fixed?: boolean;
}

/** The kinds by name. */
export const collections: Readonly<Record<CollectionName, Collection>> = collectionTable;

/** The names of all kinds. */
export const collectionNames = Object.keys(collectionTable) as CollectionName[];

/** Whether a kind is a folder with one file for each entry. */
export const isFolder = (kind: CollectionName): boolean => collections[kind].at.includes('*');

/** The schema of a whole file of a kind. */
export function wholeFile({ list, schema }: Collection): Schema {
  return list ? z.array(schema).min(1) : schema;
}

/** Files in `content/` that are not content entries. */
const others = new RegExp(
  String.raw`^content/(?:${[...otherLocales, 'images', 'drawings', 'recipes', 'examples'].join('|')})/|(?:^|/)README\.md$`,
);

/** The kind of a content file and the name of its entry; `other` for files that are not content entries. */
export function collectionOf(file: string): { kind: CollectionName; id: string } | 'other' | undefined {
  for (const kind of collectionNames) {
    const { at } = collections[kind];
    const [folder = '', ending] = at.split('*');
    if (ending === undefined) {
      if (file === at) return { kind, id: kind };
    } else if (file.startsWith(folder) && file.endsWith(ending) && !file.endsWith('/README.md')) {
      const id = file.slice(folder.length, -ending.length);
      if (!id.includes('/')) return { kind, id };
    }
  }
  return others.test(file) ? 'other' : undefined;
}
