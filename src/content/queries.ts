import { getCollection, getEntry, type CollectionEntry, type CollectionKey } from 'astro:content';
import { zipRanges } from '@/map/geography/zip-codes';
import { fill } from '@/lib/fill';
import { conditionalNumbers, type ConditionalNumber } from './call-numbers';
import { factsOf, holdsAt } from './facts';
import { withOffset } from './hours/moments';
import { entryName, defaultLocale, languageOf, localeOf, type Language } from './languages';
import { officeTimes } from './hours/office-times';
import type { OfficeTimes } from './hours/open-now';
import { pageKinds, type PageKind } from './paths';
import { hasPicture, type Picture } from './picture';
import { resolveReferences, type Facts } from './references';
import { sortNewestFirst, shownReviews } from './shown-reviews';
import { searchTitle } from './company-name';
import type {
  Head,
  InterfaceWords,
  Navigation,
  Offer,
  PricedJob,
  Prices,
  Section,
  Site,
  Testimonial,
} from './types';
import type { DrawingName } from './vocabulary';

/**
 * The only file that queries Astro's collections. It resolves named references in every entry, so no page, section or
 * island ever gets `{{site.phone}}`.
 */

/** The time of this build, the same for all pages. */
export const builtAt = new Date();

/** The language of a page, as components know it: their `Astro.currentLocale`. */
type PageLanguage = string | undefined;

async function readEntry<
  Key extends 'site' | 'claims' | 'promises' | 'offers' | 'prices' | 'navigation' | 'interface',
>(key: Key, language: PageLanguage): Promise<CollectionEntry<Key>['data']> {
  const entry = await getEntry(key, entryName(key, languageOf(language)));
  if (!entry) throw new Error(`content/${key}.json is missing: restore it from the repository's history.`);
  return entry.data;
}

const values = new Map<string, Promise<unknown>>();

/** Caches a value that every page needs for the whole build. The dev server makes it again for each request. */
function cached<Value>(name: string, make: () => Promise<Value>): Promise<Value> {
  if (import.meta.env.DEV) return make();
  if (!values.has(name)) values.set(name, make());
  return values.get(name) as Promise<Value>;
}

/** The values of named references in this build. */
export const getFacts = (language: PageLanguage): Promise<Facts> =>
  cached(`facts ${languageOf(language)}`, async () => {
    const [site, claims, promises, offers, words] = await Promise.all([
      readEntry('site', language),
      readEntry('claims', language),
      readEntry('promises', language),
      readEntry('offers', language),
      readEntry('interface', language),
    ]);
    return factsOf({ site, claims, promises, offers, interface: words }, builtAt, localeOf(language));
  });

function fileOf(collection: string, entry: { id: string; filePath?: string | undefined }): string {
  return entry.filePath ?? `content/${collection}.json (${entry.id})`;
}

/** Removes sections whose prices or photographs the owner has not given yet, so that menus do not list them. */
const withoutEmpty = (sections: readonly Section[], jobs: readonly PricedJob[]): Section[] =>
  sections.filter((section) => {
    if (section.type === 'prices') return jobs.some(({ services }) => services.includes(section.service));
    if (section.type === 'testimonials') return section.reviews.length > 0;
    return section.type !== 'team' || section.items.some(hasPicture);
  });

/** Writes into sections of reviews which reviews they show, and their number into its words. */
const withReviews = (sections: readonly Section[], all: readonly Testimonial[]): Section[] =>
  sections.map((section) => {
    if (section.type !== 'testimonials') return section;
    const reviews = shownReviews(section, all).map(({ id }) => id);
    const withCount = (text: string) => fill(text, { count: reviews.length });
    const { title, intro } = section;
    return { ...section, reviews, title: withCount(title), ...(intro && { intro: withCount(intro) }) };
  });

interface Resolved<Key extends CollectionKey> {
  /** Its name, the same in all languages. */
  id: string;
  data: CollectionEntry<Key>['data'];
  entry: CollectionEntry<Key>;
  /** The address of a page; '' for other entries. */
  path: string;
  /** The same; of a second version of a landing page, the address of its page. */
  canonical: string;
}

/** The entries of a collection in a language, with references and numbers filled in. */
async function resolveEntries<Key extends CollectionKey>(
  collection: Key,
  language: Language,
): Promise<Resolved<Key>[]> {
  const [entries, facts, names, { jobs }, reviews] = await Promise.all([
    readEntries(collection, language),
    getFacts(language),
    readEntry('site', language),
    readEntry('prices', language),
    readEntries('testimonials', language),
  ]);
  const allReviews = reviews.map(({ data }) => data);
  return entries.map((entry) => {
    const data = resolveReferences(entry.data, facts, fileOf(collection, entry));
    if ('head' in data) data.head.title = searchTitle(data.head.title, names);
    if ('sections' in data) data.sections = withoutEmpty(withReviews(data.sections, allReviews), jobs);
    const { address: path = '', variantOf } = entry.data as Addressed;
    const base = entries.find(({ id }) => variantOf && id === entryName(variantOf, language)) ?? entry;
    const { address: canonical = '' } = base.data as Addressed;
    return { id: entry.id.slice(entryName('', language).length), entry, data, path, canonical };
  });
}

/** What the loader (`content.config.ts`) adds to an entry, and a landing page's name of its page. */
interface Addressed {
  address?: string;
  variantOf?: string;
}

/** The entries of a collection in a language, as written, by file and in the order of the file. */
async function readEntries<Key extends CollectionKey>(
  collection: Key,
  language: Language,
): Promise<CollectionEntry<Key>[]> {
  const folder = entryName('', language);
  const entries = (await getCollection(collection)).filter(({ id }) =>
    folder ? id.startsWith(folder) : !id.includes('/'),
  );
  // Astro's order is that of the ids.
  const placeOf = ({ data }: CollectionEntry<Key>) => (data as { place?: number }).place ?? 0;
  return entries.sort((a, b) => placeOf(a) - placeOf(b));
}

function getEntries<Key extends CollectionKey>(
  collection: Key,
  language: PageLanguage,
): Promise<Resolved<Key>[]> {
  const name = languageOf(language);
  return cached(`collection ${collection} ${name}`, () => resolveEntries(collection, name));
}

async function findEntry<Key extends CollectionKey>(collection: Key, id: string, language: PageLanguage) {
  const entries = await getEntries(collection, language);
  const match = entries.find((entry) => entry.id === id);
  if (!match)
    throw new Error(
      `There is no "${id}" in ${collection}. Known: ${entries.map((entry) => entry.id).join(', ')}.`,
    );
  return match;
}

const getResolved = <Key extends 'site' | 'navigation' | 'prices' | 'interface'>(
  key: Key,
  language: PageLanguage,
): Promise<CollectionEntry<Key>['data']> =>
  cached(`${key} ${languageOf(language)}`, async () =>
    resolveReferences(await readEntry(key, language), await getFacts(language), `content/${key}.json`),
  );

/** The business. */
export const getSite = (language: PageLanguage): Promise<Site> => getResolved('site', language);

/** The office's hours and the sentences of the line 'what happens now'. */
export const getOfficeTimes = (language: PageLanguage): Promise<OfficeTimes> =>
  cached(`office times ${languageOf(language)}`, async () =>
    officeTimes(
      await getSite(language),
      await getFacts(language),
      builtAt,
      await getInterface(language),
      localeOf(language),
    ),
  );

/** The main site's menus. */
export const getNavigation = (language: PageLanguage): Promise<Navigation> =>
  getResolved('navigation', language);

/** The words of the interface. */
export const getInterface = (language: PageLanguage): Promise<InterfaceWords> =>
  getResolved('interface', language);

/** The prices of common jobs, with the texts of the table. */
export const getPrices = (language: PageLanguage): Promise<Prices> => getResolved('prices', language);

/** An offer with its texts and with times as search engines read them; undefined if it does not hold at the build. */
export async function getOffer(name: string, language: PageLanguage): Promise<Offer | undefined> {
  const [{ offers }, { timeZone }, facts] = await Promise.all([
    readEntry('offers', language),
    getSite(language),
    getFacts(language),
  ]);
  const offer = offers[name];
  if (!offer || !holdsAt(offer, builtAt, timeZone)) return undefined;
  const { from, until } = offer;
  return {
    ...resolveReferences(offer, facts, 'content/offers.json'),
    ...(from && { from: withOffset(from, timeZone) }),
    ...(until && { until: withOffset(until, timeZone) }),
  };
}

/** The priced jobs of a service, in the file's order. */
export const getPricesOf = async (service: string, language: PageLanguage): Promise<PricedJob[]> =>
  (await getPrices(language)).jobs.filter(({ services }) => services.includes(service));

/** A page of the main site with its address, by file name. */
export const getPage = (id: string, language: PageLanguage) => findEntry('pages', id, language);

/**
 * The cities in alphabetical order. One without a page in the language is as in the first one: the map, the regions and
 * the ZIP codes are the same in every language, and links lead to the page that there is.
 */
export const getCities = (language: PageLanguage): Promise<CityEntry[]> =>
  cached(`cities ${languageOf(language)}`, async () => {
    const [cities, own] = await Promise.all([
      getEntries('cities', defaultLocale),
      getEntries('cities', language),
    ]);
    const byId = new Map(own.map((city) => [city.id, city]));
    return cities.map((city) => byId.get(city.id) ?? city).sort((a, b) => a.id.localeCompare(b.id));
  });

/** A city page, as its template gets it. */
export type CityEntry = Resolved<'cities'>;

/** The four groups of cities, each with its cities' ZIP codes. A city that its group does not list yet comes last. */
export const getRegions = (language: PageLanguage) =>
  cached(`regions ${languageOf(language)}`, () => regionsWithCities(language));

async function regionsWithCities(language: PageLanguage) {
  const [regions, cities] = await Promise.all([getEntries('regions', language), getCities(language)]);
  return regions.map(({ data }) => {
    const unlisted = cities.filter(
      ({ id, data: city }) => city.region === data.id && !data.cities.includes(id),
    );
    const slugs = [...data.cities, ...unlisted.map(({ id }) => id)];
    const regionCities = cities.filter(({ id }) => slugs.includes(id));
    return {
      ...data,
      cities: slugs,
      zipCodes: zipRanges(regionCities.flatMap(({ data: city }) => city.zipCodes)),
    };
  });
}

/** The phone numbers of ads and landing pages, the most specific one first. */
export const getCallNumbers = (): Promise<ConditionalNumber[]> =>
  cached('call numbers', async () => {
    const [entries, languages] = await Promise.all([
      getEntries('callNumbers', defaultLocale),
      getLanguages(),
    ]);
    const pages = (await Promise.all(languages.map(getLandingPages))).flat();
    const addressesOf = (page: string) =>
      pages.filter(({ id }) => id === page).flatMap(({ path, data }) => [path, ...data.aliases]);
    return conditionalNumbers(
      entries.map(({ data }) => data),
      addressesOf,
    );
  });

/** The numbers that a visit can have: the main one, then those of ads and landing pages. */
export const getOwnNumbers = async (): Promise<string[]> => {
  const { phone } = await getSite(defaultLocale);
  return [...new Set([phone, ...(await getCallNumbers()).map(([number]) => number)])];
};

/** The cards of the services carousel, in the file's order. */
export const getPopularServices = async (language: PageLanguage) =>
  (await getEntries('popularServices', language)).map((card) => card.data);

/** A set of questions, by file name. */
export const getFaqSet = async (id: string, language: PageLanguage) =>
  (await findEntry('faqs', id, language)).data.items;

/** A lead form's texts, by file name. */
export const getForm = async (id: string, language: PageLanguage) =>
  (await findEntry('forms', id, language)).data;

/** An option set's options. */
export const getOptions = async (id: string, language: PageLanguage) =>
  (await findEntry('optionSets', id, language)).data.options;

/** Reviews by id: the newest first, then those without a date in the order of `ids`. */
export async function getTestimonials(
  ids: readonly string[],
  language: PageLanguage,
): Promise<Testimonial[]> {
  return sortNewestFirst(
    await Promise.all(ids.map(async (id) => (await findEntry('testimonials', id, language)).data)),
  );
}

/** A legal page, as its template gets it. */
export type LegalEntry = Resolved<'legal'>;

/** The landing pages with their addresses. */
export const getLandingPages = (language: PageLanguage) => getEntries('landing', language);

/** A page, for the sitemap, social images and checks. */
export interface PageSummary {
  /** Canonical path. */
  path: string;
  head: Head;
  /** The picture on its social image: its own, its hero's, or the house. */
  picture: Pick<Picture, 'photo' | 'focus'> & { drawing?: DrawingName | 'house' | undefined };
  noindex: boolean;
  /** Other paths that show the same page. */
  aliases: readonly string[];
}

interface PageData
  extends Picture, Pick<PageSummary, 'head'>, Partial<Pick<PageSummary, 'noindex' | 'aliases'>> {
  sections?: readonly Section[];
}

function summaryOf(path: string, { head, noindex = false, aliases = [], ...data }: PageData): PageSummary {
  const { drawing, photo, focus } = data.sections?.find((section) => section.type === 'hero') ?? data;
  const picture = head.socialDrawing
    ? { drawing: head.socialDrawing }
    : photo
      ? { photo, focus }
      : { drawing: drawing ?? ('house' as const) };
  return { path, head, picture, noindex, aliases };
}

/** A page with its kind, which decides about its template. */
export type PageOfAnyKind = { [Kind in PageKind]: { kind: Kind; page: Resolved<Kind> } }[PageKind];

/** Every page of a language. */
export async function pagesIn(language: Language): Promise<PageOfAnyKind[]> {
  const pagesOf = async (kind: PageKind) =>
    (await getEntries(kind, language)).map((page) => ({ kind, page }) as PageOfAnyKind);
  return (await Promise.all(pageKinds.map(pagesOf))).flat();
}

/** Every page of a language once, with its canonical path; without second versions of landing pages. */
export const listPages = async (language: PageLanguage): Promise<PageSummary[]> =>
  (await pagesIn(languageOf(language)))
    .filter(({ kind, page }) => kind !== 'landing' || !page.data.variantOf)
    .map(({ page }) => summaryOf(page.path, page.data));

/** The languages of this build, the first one first. */
export const getLanguages = async (): Promise<readonly Language[]> =>
  (await readEntry('site', undefined)).languages;

/** The addresses of a page by language; the first language's is always there. */
export type Addresses = Readonly<Partial<Record<Language, string>>>;

/** The addresses of every page, by each of its addresses in any language, aliases and second versions included. */
const allAddresses = (): Promise<ReadonlyMap<string, Addresses>> =>
  cached('addresses', async () => {
    const byPage = new Map<string, Partial<Record<Language, string>>>();
    const byAddress = new Map<string, Addresses>();
    for (const language of await getLanguages())
      for (const kind of pageKinds)
        for (const { id, path, data } of await getEntries(kind, language)) {
          const addresses = byPage.get(`${kind} ${id}`) ?? {};
          addresses[language] = path;
          byPage.set(`${kind} ${id}`, addresses);
          for (const address of [path, ...('aliases' in data ? data.aliases : [])])
            byAddress.set(address, addresses);
        }
    return byAddress;
  });

/** The addresses of a page in all languages. */
export const getAddresses = async (path: string): Promise<Addresses> =>
  (await allAddresses()).get(path) ?? {};

/** The address that a page has in a language, by its address in the first one; a page that it lacks is left out. */
export async function getLocalAddresses(language: PageLanguage): Promise<ReadonlyMap<string, string>> {
  const addresses = await allAddresses();
  return new Map(
    [...addresses].flatMap(([path, { [languageOf(language)]: local }]) => (local ? [[path, local]] : [])),
  );
}

/** The address of the home page in a language; the first one's if the language lacks it. */
export const getHomePath = async (language: PageLanguage): Promise<string> =>
  (await getLocalAddresses(language)).get('/') ?? '/';
