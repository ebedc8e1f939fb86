/**
 * The only file that queries Astro's collections. It resolves named references in every entry, so no page, section or
 * island ever gets `{{site.phone}}`.
 */
import type { ImageMetadata } from 'astro';
import { getCollection, getEntry, type CollectionEntry, type CollectionKey } from 'astro:content';
import { distanceMiles } from '@/geography/coordinates';
import { zipRanges } from '@/geography/zip-codes';
import { factsOf } from './facts';
import { officeTimes } from './office-times';
import type { OfficeTimes } from './open-now';
import { landingPath, pagePaths } from './paths';
import { hasPicture, type Picture } from './picture';
import { resolveReferences, type Facts } from './references';
import { newestFirst } from './newest-first';
import { searchTitle } from './search-title';
import type { Head } from './schemas/head';
import type { Navigation } from './schemas/navigation';
import type { PricedJob, Prices } from './schemas/prices';
import type { Section } from './schemas/sections';
import type { Site } from './schemas/site';
import type { Testimonial } from './schemas/testimonial';
import type { DrawingName } from './vocabulary/drawings';

/** The time of this build, the same for all pages. */
export const builtAt = new Date();

async function single<Key extends 'site' | 'claims' | 'promises' | 'prices' | 'navigation'>(
  key: Key,
): Promise<CollectionEntry<Key>['data']> {
  const entry = await getEntry(key, key);
  if (!entry) throw new Error(`content/${key}.json is missing: restore it from the repository's history.`);
  return entry.data;
}

const known = new Map<string, Promise<unknown>>();

/** Caches a value that every page needs for the whole build. The dev server makes it again for each request. */
function once<Value>(name: string, make: () => Promise<Value>): Promise<Value> {
  if (import.meta.env.DEV) return make();
  if (!known.has(name)) known.set(name, make());
  return known.get(name) as Promise<Value>;
}

let factsOnce: Promise<Facts> | undefined;

/** The values of named references in this build. */
export function getFacts(): Promise<Facts> {
  factsOnce ??= Promise.all([single('site'), single('claims'), single('promises')]).then(
    ([site, claims, promises]) => factsOf(site, claims, promises, builtAt),
  );
  return factsOnce;
}

/** The file that an entry comes from, for error messages. */
function fileOf(collection: string, entry: { id: string; filePath?: string | undefined }): string {
  return entry.filePath ?? `content/${collection}.json (${entry.id})`;
}

/** Compares texts independently of the machine's locale. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Removes sections whose prices or photographs the owner has not given yet, so that menus do not list them. */
const withoutEmpty = (sections: readonly Section[], jobs: readonly PricedJob[]): Section[] =>
  sections.filter((section) => {
    if (section.type === 'prices') return jobs.some(({ services }) => services.includes(section.service));
    return section.type !== 'team' || section.items.some(hasPicture);
  });

async function resolved<Key extends CollectionKey>(
  collection: Key,
): Promise<{ id: string; data: CollectionEntry<Key>['data']; entry: CollectionEntry<Key> }[]> {
  const [entries, facts, names, { jobs }] = await Promise.all([
    getCollection(collection),
    getFacts(),
    single('site'),
    single('prices'),
  ]);
  // Astro's order depends on which file was read first. Entries of the same file stay in their order.
  const byFile = [...entries].sort((a, b) => compare(a.filePath ?? '', b.filePath ?? ''));
  return byFile.map((entry) => {
    const data = resolveReferences(entry.data, facts, fileOf(collection, entry));
    if ('head' in data) data.head.title = searchTitle(data.head.title, names);
    if ('sections' in data) data.sections = withoutEmpty(data.sections, jobs);
    return { id: entry.id, entry, data };
  });
}

/** All entries of a collection, resolved. */
function all<Key extends CollectionKey>(collection: Key): ReturnType<typeof resolved<Key>> {
  if (import.meta.env.DEV) factsOnce = undefined;
  return once(`collection ${collection}`, () => resolved(collection));
}

async function one<Key extends CollectionKey>(collection: Key, id: string) {
  const entries = await all(collection);
  const found = entries.find((entry) => entry.id === id);
  if (!found)
    throw new Error(
      `There is no "${id}" in ${collection}. Known: ${entries.map((entry) => entry.id).join(', ')}.`,
    );
  return found;
}

/** The business. */
export const getSite = (): Promise<Site> =>
  once('site', async () => resolveReferences(await single('site'), await getFacts(), 'content/site.json'));

/** The office's hours and the sentences of the line 'what happens now'. */
export const getOfficeTimes = (): Promise<OfficeTimes> =>
  once('office times', async () => officeTimes(await getSite(), await getFacts(), builtAt));

/** The main site's menus. */
export const getNavigation = (): Promise<Navigation> =>
  once('navigation', async () =>
    resolveReferences(await single('navigation'), await getFacts(), 'content/navigation.json'),
  );

/** The prices of common jobs, with the texts of the table. */
export const getPrices = (): Promise<Prices> =>
  once('prices', async () =>
    resolveReferences(await single('prices'), await getFacts(), 'content/prices.json'),
  );

/**
 * The priced jobs of a service, in the file's order.
 * @param service the `service` of a section `prices`
 */
export const getPricesOf = async (service: string): Promise<PricedJob[]> =>
  (await getPrices()).jobs.filter(({ services }) => services.includes(service));

/** The address of a page of the main site. */
const pagePath = (id: string): string => pagePaths[id] ?? `/${id}`;

/** A page of the main site with its address, by file name. */
export const getPage = async (id: string) => ({ ...(await one('pages', id)), path: pagePath(id) });

/** A page of the main site, as its route passes it to its template. */
export type PageEntry = Awaited<ReturnType<typeof getPage>>;

/** The service pages. */
export const getServices = () => all('services');

/** A service page, as its route passes it to its template. */
export type ServiceEntry = Awaited<ReturnType<typeof getServices>>[number];

type Cities = Awaited<ReturnType<typeof all<'cities'>>>;

/** Sorted lists of cities, cached by the list that they were made from, because sorting thousands takes long. */
const derived = new WeakMap<Cities, { sorted: Cities; nearest: Cities }>();

/** The largest number of cities on the map and in structured data. */
const manyCities = 40;

async function derivedCities(): Promise<{ sorted: Cities; nearest: Cities }> {
  const [cities, { geo: office }] = await Promise.all([all('cities'), getSite()]);
  let known = derived.get(cities);
  if (!known) {
    const sorted = [...cities].sort((a, b) => a.id.localeCompare(b.id));
    const miles = new Map(sorted.map((city) => [city, distanceMiles(office, city.data.geo)]));
    const near = [...sorted].sort((a, b) => (miles.get(a) ?? 0) - (miles.get(b) ?? 0)).slice(0, manyCities);
    derived.set(cities, (known = { sorted, nearest: sorted.filter((city) => near.includes(city)) }));
  }
  return known;
}

/** The city pages in alphabetical order. */
export const getCities = async () => (await derivedCities()).sorted;

/** A city page, as its route passes it to its template. */
export type CityEntry = Cities[number];

/**
 * The cities nearest to the office, in alphabetical order; all of them if there are few. For parts that every page
 * has, such as the map, so that they do not grow with the number of cities.
 */
export const getNearestCities = async () => (await derivedCities()).nearest;

/** The four groups of cities, each with its cities' ZIP codes. A city that its group does not list yet comes last. */
export const getRegions = () => once('regions', regionsWithCities);

async function regionsWithCities() {
  const [regions, cities] = await Promise.all([all('regions'), getCities()]);
  return regions.map(({ data }) => {
    const unlisted = cities.filter(
      ({ id, data: city }) => city.region === data.id && !data.cities.includes(id),
    );
    const slugs = [...data.cities, ...unlisted.map(({ id }) => id)];
    const own = cities.filter(({ id }) => slugs.includes(id));
    return { ...data, cities: slugs, zipCodes: zipRanges(own.flatMap(({ data: city }) => city.zipCodes)) };
  });
}

/** The cards of the services carousel, in the file's order. */
export const getPopularServices = async () => (await all('popularServices')).map((card) => card.data);

/** A set of questions, by file name. */
export const getFaqSet = async (id: string) => (await one('faqs', id)).data.items;

/** A lead form's texts, by file name. */
export const getForm = async (id: string) => (await one('forms', id)).data;

/** An option set's options. */
export const getOptions = async (id: string) => (await one('optionSets', id)).data.options;

/** Reviews by id: the newest first, then those without a date in the order of `ids`. */
export async function getTestimonials(ids: readonly string[]): Promise<Testimonial[]> {
  return newestFirst(await Promise.all(ids.map(async (id) => (await one('testimonials', id)).data)));
}

/** The legal pages. */
export const getLegalPages = () => all('legal');

/** A legal page, as its route passes it to its template. */
export type LegalEntry = Awaited<ReturnType<typeof getLegalPages>>[number];

/** The landing pages with their addresses. The `canonical` of a second version is the address of its page. */
export async function getLandingPages() {
  const pages = await all('landing');
  return pages.map(({ id, data, entry }) => {
    const path = landingPath(id, data.path);
    const base = pages.find((page) => page.id === data.variantOf);
    return { id, data, entry, path, canonical: base ? landingPath(base.id, base.data.path) : path };
  });
}

/** A landing page, as its route passes it to its template. */
export type LandingEntry = Awaited<ReturnType<typeof getLandingPages>>[number];

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

/** Fields of a page's entry in any collection. */
interface PageData {
  head: Head;
  noindex?: boolean;
  aliases?: readonly string[];
  sections?: readonly Section[];
  /** Of a city. */
  drawing?: DrawingName | undefined;
  photo?: unknown;
  focus?: string | undefined;
}

function summaryOf(path: string, { head, noindex = false, aliases = [], ...data }: PageData): PageSummary {
  const { socialDrawing, socialPhoto, socialFocus } = head;
  const { drawing, photo, focus } = data.sections?.find((section) => section.type === 'hero') ?? data;
  const picture = socialPhoto
    ? { photo: socialPhoto as ImageMetadata, focus: socialFocus }
    : socialDrawing
      ? { drawing: socialDrawing }
      : photo
        ? { photo: photo as ImageMetadata, focus }
        : { drawing: drawing ?? ('house' as const) };
  return { path, head, picture, noindex, aliases };
}

/** Every page of the site once, with its canonical path; without second versions of landing pages. */
export async function listPages(): Promise<PageSummary[]> {
  const [pages, services, landings, cities, legals] = await Promise.all([
    all('pages'),
    getServices(),
    getLandingPages(),
    getCities(),
    getLegalPages(),
  ]);
  return [
    ...pages.map(({ id, data }) => summaryOf(pagePath(id), data)),
    ...services.map(({ id, data }) => summaryOf(`/services/${id}`, data)),
    ...landings.filter(({ data }) => !data.variantOf).map(({ path, data }) => summaryOf(path, data)),
    ...cities.map(({ id, data }) => summaryOf(`/service-area/${id}`, data)),
    ...legals.map(({ id, data }) => summaryOf(`/${id}`, data)),
  ];
}
