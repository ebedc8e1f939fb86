import { defaultLocale, isOtherLocale, languages, type Language } from './languages';

/** The address of every page that is made from content. `src/pages/[...page].astro` makes the pages there. */

/** The main site's pages whose address is not their file's name. */
const mainAddresses: Readonly<Record<string, string>> = {
  home: '/',
  commercial: '/services/commercial-plumbing',
  'not-found': '/404',
};

/** The main site's pages, which must all be there, by file name in `content/pages/`. */
export const mainPages: readonly string[] = [
  'home',
  'about',
  'commercial',
  'contact',
  'testimonials',
  'thank-you',
  'not-found',
  'offline',
  'stop-the-water',
  'freeze',
];

/** The address of a city's page. A function of its own, so that the browser gets nothing else of this file. */
export const cityPath = (slug: string, language: Language = defaultLocale): string =>
  `${languages[language].cities}${slug}`;

/** The address of a page by its kind of content and its file's name; for a landing page, also by its field `path`. */
const addresses = {
  pages: (id: string) => mainAddresses[id] ?? `/${id}`,
  services: (id: string) => `/services/${id}`,
  landing: (id: string, path?: string) => path ?? `/${id}`,
  cities: (id: string) => cityPath(id),
  legal: (id: string) => `/${id}`,
};

/** A kind of content whose entries are pages. */
export type PageKind = keyof typeof addresses;

/** The kinds of content whose entries are pages. */
export const pageKinds = Object.keys(addresses) as PageKind[];

/** Whether the entries of a kind of content are pages. */
export const isPageKind = (kind: string): kind is PageKind => Object.hasOwn(addresses, kind);

/** The pages whose address in a further language is that in the first one, with the language before it. */
const sameAddress: readonly string[] = ['home', 'not-found'];

/** Whether a page's translation says its address in the field `path`. A city keeps its name in every language. */
export const hasTranslatedPath = (kind: PageKind, id: string): boolean =>
  kind !== 'cities' && !(kind === 'pages' && sameAddress.includes(id));

/**
 * The address of a page.
 * @param path the field `path` of a landing page, or of a translation
 * @example pagePath('services', 'drain') // '/services/drain'
 */
export function pagePath(
  kind: PageKind,
  id: string,
  path?: string,
  language: Language = defaultLocale,
): string {
  if (kind === 'cities') return cityPath(id, language);
  if (!isOtherLocale(language)) return addresses[kind](id, path);
  return path ?? `/${language}${addresses[kind](id).replace(/\/$/, '')}`;
}
