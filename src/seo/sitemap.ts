import type { SitemapItem, SitemapOptions } from '@astrojs/sitemap';
import { canonicalPath } from './paths';

/** Pages that no search result should lead to, whatever they say. */
const neverListed: ReadonlySet<string> = new Set(['/404', '/500', '/thank-you']);

/** What the sitemap needs to know of the pages. */
export interface SitemapInput {
  /** Whether a page stays out: aliases and pages that ask not to be indexed. Takes the page's address. */
  readonly isExcluded: (url: string) => boolean | Promise<boolean>;
  /** When the content of the page at a canonical path last changed, as an ISO time, where that is known. */
  readonly changedAt: (path: string) => string | undefined;
}

const pathOf = (url: string): string => canonicalPath(new URL(url).pathname);

/** The address under which a built page is known: no `.html`, no slash at its end but the home page's. */
const canonicalUrl = (url: string): string => new URL(pathOf(url), url).href;

/**
 * Options for `@astrojs/sitemap`: the main address of every page that may be found, and nothing else. No
 * priority and no change frequency, which search engines ignore.
 */
export const sitemapOptions = ({ isExcluded, changedAt }: SitemapInput): NonNullable<SitemapOptions> => ({
  filter: (page) => !neverListed.has(pathOf(page)),
  serialize: async (item): Promise<SitemapItem | undefined> => {
    const url = canonicalUrl(item.url);
    const lastmod = changedAt(pathOf(url));
    return (await isExcluded(url)) ? undefined : { url, ...(lastmod && { lastmod }) };
  },
});
