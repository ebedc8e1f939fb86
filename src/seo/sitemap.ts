import type { SitemapItem, SitemapOptions } from '@astrojs/sitemap';
import { canonicalPath } from './paths';

/** Pages that are never in the sitemap, whatever their robots tag says. */
const neverListed: ReadonlySet<string> = new Set(['/404', '/500', '/thank-you']);

/** What the sitemap needs to know about pages. */
export interface SitemapInput {
  /** Whether a page is left out: aliases and pages with `noindex`. Takes the page's address. */
  readonly isExcluded: (url: string) => boolean | Promise<boolean>;
  /** When the content of the page at a canonical path last changed, as an ISO time, if known. */
  readonly changedAt: (path: string) => string | undefined;
  /** The addresses of a page by language; empty if it is only in one. Takes the page's address. */
  readonly alternates: (url: string) => readonly { lang: string; url: string }[];
}

const pathOf = (url: string): string => canonicalPath(new URL(url).pathname);

/** The canonical address of a built page: without `.html` and, except for the home page, without a slash at its end. */
const canonicalUrl = (url: string): string => new URL(pathOf(url), url).href;

/**
 * Options for `@astrojs/sitemap`: the canonical address of every page that search engines may index. No priority and
 * no change frequency, because search engines ignore them.
 */
export const sitemapOptions = ({
  isExcluded,
  changedAt,
  alternates,
}: SitemapInput): NonNullable<SitemapOptions> => ({
  filter: (page) => !neverListed.has(pathOf(page)),
  serialize: async (item): Promise<SitemapItem | undefined> => {
    const url = canonicalUrl(item.url);
    const lastmod = changedAt(pathOf(url));
    if (await isExcluded(url)) return undefined;
    const links = [...alternates(url)];
    return { url, ...(lastmod && { lastmod }), ...(links.length > 0 && { links }) };
  },
});
