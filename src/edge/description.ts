import { cachingOf, type Caching } from './caching';
import { mediaTypesOf } from './media-types';
import { contentPolicy, type PolicySources } from './policy';
import { securityHeaders } from './security-headers';

/**
 * What every server of the site must do, as data: its addresses, their headers and how long responses may be
 * cached. The configuration of each kind of server is written from this, and the local preview follows it, so they
 * cannot disagree.
 */
export interface EdgeDescription {
  /** Host of the public origin, with its port if it has one. */
  host: string;
  /** Headers of every answer, errors included. */
  headers: Readonly<Record<string, string>>;
  /** How long answers may be kept, by folder. */
  caching: Caching;
  /** Addresses of the pages; the file of `/about` is `/about.html`, that of `/` is `/index.html`. */
  pages: readonly string[];
  /** The file sent with status 404 for every unknown address. */
  notFound: string;
  /** The same for the addresses in the folder of a further language, as `/es`. */
  localNotFound: readonly { folder: string; file: string }[];
  /** Files in the site's folder that are for the server, not for visitors. */
  hidden: readonly string[];
  /** Content types by file extension, for the extensions that the site has. */
  mediaTypes: Readonly<Record<string, string>>;
}

/** The input of the description. */
export interface SiteFacts extends PolicySources {
  /** Public origin, without a slash at its end. */
  siteUrl: string;
  /** Every file of the built site, from its root: `/about.html`. */
  files: readonly string[];
}

const notFound = '/404.html';

/** In the folder of a language. */
const localNotFound = /^(\/[a-z]{2})\/404\.html$/;

/** Every file that is sent with status 404. */
export const notFoundFiles = (edge: Pick<EdgeDescription, 'notFound' | 'localNotFound'>): string[] => [
  edge.notFound,
  ...edge.localNotFound.map(({ file }) => file),
];

/** Files that some servers read from the site's own folder. */
export const serverFiles = { headers: '/_headers', redirects: '/_redirects' } as const;

/** The address of a page's file: `/about` for `/about.html`, `/` for `/index.html`. */
export const addressOfFile = (file: string): string => file.replace(/(^\/index)?\.html$/, '') || '/';

/** The file of a page's address: `/about.html` for `/about`. */
export const fileOfAddress = (address: string): string => (address === '/' ? '/index' : address) + '.html';

/**
 * Describes how a built site is served.
 * @throws TypeError if an address in the facts is not valid
 */
export function describeEdge(facts: SiteFacts): EdgeDescription {
  const files = facts.files.filter((file) => !/\.(br|gz)$/.test(file));
  return {
    host: new URL(facts.siteUrl).host,
    headers: {
      'Content-Security-Policy': contentPolicy(facts),
      ...securityHeaders({ hasTag: facts.tag !== undefined }),
    },
    caching: cachingOf(files),
    pages: files
      .filter((file) => file.endsWith('.html') && file !== notFound && !localNotFound.test(file))
      .map(addressOfFile)
      .sort(),
    notFound,
    localNotFound: files.flatMap((file) => {
      const folder = localNotFound.exec(file)?.[1];
      return folder ? [{ folder, file }] : [];
    }),
    hidden: Object.values(serverFiles),
    mediaTypes: mediaTypesOf(files),
  };
}

/** A permanent redirect. */
export interface Redirect {
  from: string;
  to: string;
  status: 301;
}

/** Other forms of a page's address that old links have: with a slash at the end or with `.html`. */
const misspellings = (address: string): string[] =>
  address === '/' ? ['/index', '/index.html'] : [`${address}/`, fileOfAddress(address)];

/**
 * Redirects to the addresses that have capitals from the same in lower case, which is what people type from a
 * printed ad. No redirect where the lower-case form is a page of its own.
 */
export const lowerCaseRedirectsOf = (pages: readonly string[]): Redirect[] =>
  pages.flatMap((to) => {
    const from = to.toLowerCase();
    return from === to || pages.includes(from) ? [] : [{ from, to, status: 301 as const }];
  });

/** The redirects that a site with these pages needs. */
export const redirectsOf = (pages: readonly string[]): Redirect[] => [
  ...lowerCaseRedirectsOf(pages),
  ...pages.flatMap((to) => misspellings(to).map((from) => ({ from, to, status: 301 as const }))),
];
