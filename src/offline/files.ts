import { createHash } from 'node:crypto';
import { elementsOf } from '../html';

/** What the service worker keeps. Paths as a server answers them. */
export interface OfflineFiles {
  /** Name of the cache: another page or another file makes another cache. */
  cache: string;
  /** The page shown for every address while there is no connection. */
  page: string;
  /** All pages that are kept: that one, and those shown at their own address. */
  pages: string[];
  /** Files that these pages need to look right and to report a waiting request. */
  files: string[];
}

/** A script of the browser's build, as the bundler describes it. */
export interface Chunk {
  /** Path in the built site, without a leading slash. */
  fileName: string;
  /** Chunks that it imports statically. */
  imports: readonly string[];
  /** The source files in it, as absolute paths. */
  moduleIds: readonly string[];
}

/** The address of the page that stands in for every other one. */
export const OFFLINE_PAGE = '/offline';

/** Pages kept for visitors without a connection, such as how to shut off the water. */
export const KEPT_PAGES: readonly string[] = [OFFLINE_PAGE, '/stop-the-water'];

/**
 * What a page with a waiting lead imports on demand (`scripts/early/leads.ts`), which offline pages often have.
 */
const ON_DEMAND = [
  '/src/leads/adopt-forms.ts',
  '/src/leads/start-delivery.ts',
  '/src/scripts/undelivered-notice.ts',
];

/** Whether a `<link>` names a file that a page needs; icons and the manifest do not count. */
const NEEDED = new Set(['preload', 'modulepreload', 'stylesheet']);

/** Fonts, pictures and scripts that a page's markup names on this site. */
const namedIn = (html: string): string[] =>
  elementsOf(html).flatMap(({ name, attributes, text }) => {
    if (name === 'style')
      return Array.from(text.matchAll(/url\((\/[^)]+\.woff2)\)/g), ([, font = '']) => font);
    const isNeeded = name === 'link' && NEEDED.has(attributes.get('rel') ?? '');
    const named = isNeeded ? attributes.get('href') : /^(img|script)$/.test(name) && attributes.get('src');
    return named && /^\/[^/]/.test(named) ? [named] : [];
  });

/**
 * Finds what must be kept for offline visitors: files named in the kept pages, the scripts that those import, and
 * the few that they import on demand.
 * @param html the pages as built, concatenated
 * @param chunks the scripts of the build
 * @throws Error when a script that is needed on demand is no longer part of the build
 */
export function offlineFiles(html: string, chunks: readonly Chunk[]): OfflineFiles {
  const byPath = new Map(chunks.map((chunk) => [`/${chunk.fileName}`, chunk]));
  const onDemand = ON_DEMAND.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`The offline page needs ${module}, which is not among the site’s scripts.`);
    return `/${chunk.fileName}`;
  });
  const files = new Set<string>();
  const add = (path: string): void => {
    if (files.has(path)) return;
    files.add(path);
    for (const imported of byPath.get(path)?.imports ?? []) add(`/${imported}`);
  };
  for (const path of [...namedIn(html), ...onDemand]) add(path);
  const list = [...files].sort();
  const digest = createHash('sha256')
    .update(html + list.join())
    .digest('hex');
  return { cache: `offline-${digest.slice(0, 12)}`, page: OFFLINE_PAGE, pages: [...KEPT_PAGES], files: list };
}
