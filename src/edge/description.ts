import { extname } from 'node:path/posix';
import { contentPolicy, type PolicySources, securityHeaders } from './policy';

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

/** Describes how a built site is served. */
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
  // What old links have: a slash at the end, or .html.
  ...pages.flatMap((to) =>
    [to === '/' ? '/index' : `${to}/`, fileOfAddress(to)].map((from) => ({ from, to, status: 301 as const })),
  ),
];

/** The extra headers of files in one folder. */
export interface FolderRule {
  /** From the site's root, without a slash at its end: `/_astro`. */
  folder: string;
  headers: Readonly<Record<string, string>>;
}

/** How long responses may be cached: by top-level folder, and one rule for everything else. */
export interface Caching {
  /** `Cache-Control` of pages, errors and every file whose name stays the same when its content changes. */
  otherwise: string;
  folders: readonly FolderRule[];
  /** Top-level folders to which `otherwise` applies, for servers whose rules must name them. */
  revalidated: readonly string[];
}

/**
 * Revalidated each time, answered with 304 while nothing has changed, so that a new price is visible at once. Not
 * `no-store`, which would keep a page out of the back/forward cache.
 */
const revalidate = 'public, max-age=0, must-revalidate';

/**
 * Nobody on the way may rewrite a file: a proxy's scripts and decoders are refused by the security policy. Not for hosts
 * that compress themselves, since Cloudflare takes that for a rewriting, too, and would send pages of 80 KB.
 */
export const noTransform = ', no-transform';

/** The name holds a hash of the content, so the content never changes. 31,536,000 s is a year. */
const immutable = 'public, max-age=31536000, immutable';

/** Pictures for social networks change with a page's title and keep their names. 86,400 s is a day. */
const day = 'public, max-age=86400';

/** Only for this site's pages: other sites must not embed them at this site's expense. */
const ownPagesOnly = { 'Cross-Origin-Resource-Policy': 'same-origin' };

const rules: readonly FolderRule[] = [
  { folder: '/_astro', headers: { 'Cache-Control': immutable, ...ownPagesOnly } },
  { folder: '/drawings', headers: { 'Cache-Control': immutable, ...ownPagesOnly } },
  { folder: '/social', headers: { 'Cache-Control': day } },
];

/** The rules that a site with these files needs. */
export function cachingOf(files: readonly string[]): Caching {
  const folders = new Set(
    files.map((file) => /^(\/[^/]+)\//.exec(file)?.[1]).filter((name) => name !== undefined),
  );
  return {
    otherwise: revalidate,
    folders: rules.filter(({ folder }) => folders.has(folder)),
    revalidated: [...folders].filter((name) => !rules.some(({ folder }) => folder === name)).sort(),
  };
}

/** Content types of the kinds of files that a build may write. Text is UTF-8 throughout. */
const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  vcf: 'text/vcard; charset=utf-8',
};

/**
 * Content types by file ending, for the endings that these files have. Written out because the lists of servers
 * differ: nginx's has no webmanifest, and under `nosniff` a font without a type is refused.
 * @throws Error that names a file with an unknown ending
 */
export function mediaTypesOf(files: readonly string[]): Record<string, string> {
  const types: Record<string, string> = {};
  for (const file of files) {
    const ending = extname(file).slice(1);
    // Files for the server itself (`/_headers`) have none and are not sent.
    if (!ending) continue;
    const type = contentTypes[ending];
    if (!type) throw new Error(`${file}: src/edge/description.ts has no content type for .${ending}`);
    types[ending] = type;
  }
  return types;
}

/** A text in double quotes, as Caddy and nginx read it. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;
