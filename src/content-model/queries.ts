/**
 * The only file that asks the collections. Every entry that leaves it has its named references resolved, so
 * no page, section or island ever sees `{{site.phone}}`.
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

/** The time that this build counts as its own; one for all pages. */
export const builtAt = new Date();

async function single<Key extends 'site' | 'claims' | 'promises' | 'prices' | 'navigation'>(
  key: Key,
): Promise<CollectionEntry<Key>['data']> {
  const entry = await getEntry(key, key);
  if (!entry) throw new Error(`content/${key}.json is missing: restore it from the repository's history.`);
  return entry.data;
}

const known = new Map<string, Promise<unknown>>();

/** What every page asks for, worked out once a build; afresh on each request of the dev server. */
function once<Value>(name: string, make: () => Promise<Value>): Promise<Value> {
  if (import.meta.env.DEV) return make();
  if (!known.has(name)) known.set(name, make());
  return known.get(name) as Promise<Value>;
}

let factsOnce: Promise<Facts> | undefined;

/** What named references stand for in this build. */
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

/** Order of two texts that is the same on every machine. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A page's sections without those whose prices or photographs the owner has not given: no menu counts with them. */
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
  // Astro has them in the order in which the disk has answered; those of one file in the file's order.
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

/** The office's hours and words for the line that says what happens now. */
export const getOfficeTimes = (): Promise<OfficeTimes> =>
  once('office times', async () => officeTimes(await getSite(), await getFacts(), builtAt));

/** The main site's menus. */
export const getNavigation = (): Promise<Navigation> =>
  once('navigation', async () =>
    resolveReferences(await single('navigation'), await getFacts(), 'content/navigation.json'),
  );

/** What common jobs cost, with the words of the table. */
export const getPrices = (): Promise<Prices> =>
  once('prices', async () =>
    resolveReferences(await single('prices'), await getFacts(), 'content/prices.json'),
  );

/** The priced jobs of a service, in the file's order. @param service the `service` of a section `prices` */
export const getPricesOf = async (service: string): Promise<PricedJob[]> =>
  (await getPrices()).jobs.filter(({ services }) => services.includes(service));

/** The address of a page of the main site. */
const pagePath = (id: string): string => pagePaths[id] ?? `/${id}`;

/** A page of the main site with its address, by its file's name. */
export const getPage = async (id: string) => ({ ...(await one('pages', id)), path: pagePath(id) });

/** A page of the main site, as its route hands it to its template. */
export type PageEntry = Awaited<ReturnType<typeof getPage>>;

/** The service pages that have one template. */
export const getServices = () => all('services');

/** A service page, as its route hands it to its template. */
export type ServiceEntry = Awaited<ReturnType<typeof getServices>>[number];

type Cities = Awaited<ReturnType<typeof all<'cities'>>>;

/** What is derived from the cities, by the list that it was derived from: with thousands, once a build is enough. */
const derived = new WeakMap<Cities, { sorted: Cities; nearest: Cities }>();

/** How many cities a map can show and structured data should list. */
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

/** The city pages, in the order of the alphabet. */
export const getCities = async () => (await derivedCities()).sorted;

/** A city page, as its route hands it to its template. */
export type CityEntry = Cities[number];

/**
 * The cities nearest to the office, in the order of the alphabet; all of them while there are few. For what every
 * page has, such as the map: it must not grow with the number of cities.
 */
export const getNearestCities = async () => (await derivedCities()).nearest;

/** The four groups of cities, each with its cities' ZIP codes; a city that its group does not list yet comes last. */
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

/** A set of questions, by its file's name. */
export const getFaqSet = async (id: string) => (await one('faqs', id)).data.items;

/** A lead form's words, by its file's name. */
export const getForm = async (id: string) => (await one('forms', id)).data;

/** An option set's options. */
export const getOptions = async (id: string) => (await one('optionSets', id)).data.options;

/** Reviews by their ids: the newest first, then those without a date in the order asked for. */
export async function getTestimonials(ids: readonly string[]): Promise<Testimonial[]> {
  return newestFirst(await Promise.all(ids.map(async (id) => (await one('testimonials', id)).data)));
}

/** The legal pages. */
export const getLegalPages = () => all('legal');

/** A legal page, as its route hands it to its template. */
export type LegalEntry = Awaited<ReturnType<typeof getLegalPages>>[number];

/** The landing pages with their addresses; `canonical` is that of the page that one is a second version of. */
export async function getLandingPages() {
  const pages = await all('landing');
  return pages.map(({ id, data, entry }) => {
    const path = landingPath(id, data.path);
    const base = pages.find((page) => page.id === data.variantOf);
    return { id, data, entry, path, canonical: base ? landingPath(base.id, base.data.path) : path };
  });
}

/** A landing page, as its route hands it to its template. */
export type LandingEntry = Awaited<ReturnType<typeof getLandingPages>>[number];

/** A page as sitemap, social images and checks see it. */
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

/** What a page's entry says of it, whichever collection it is in. */
interface PageData {
  head: Head;
  noindex?: boolean;
  aliases?: readonly string[];
  sections?: readonly Section[];
  /** A city's own. */
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

/** Every page of the site, each once, under its canonical path; second versions of landing pages are none of them. */
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
