import sitemap, { type SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { fileOfAddress } from '../edge/description';
import { isListed, type SearchHead } from '../seo/listed';
import { canonicalPath } from '../seo/paths';

/** Robots tag and canonical link of each built page by its file, as in `/about.html`. */
type Heads = ReadonlyMap<string, SearchHead>;

/**
 * A page's entry in the sitemap; undefined for aliases, whose canonical link is another address, and for pages with
 * `noindex`. No priority and no change frequency, because search engines ignore them, and no date
 * (docs/decisions/sitemap-without-dates.md).
 * @param built the page's address as Astro gives it, with or without `.html`
 */
export function sitemapItem(built: string, heads: Heads): SitemapItem | undefined {
  const path = canonicalPath(new URL(built).pathname);
  const url = new URL(path, built).href;
  const head = heads.get(fileOfAddress(path));
  if (!head) throw new Error(`The sitemap has ${url}, which is not a page of this build.`);
  if (!isListed(head, url)) return undefined;
  const links = [...head.alternates];
  return { url, ...(links.length > 0 && { links }) };
}

/**
 * `@astrojs/sitemap` with the pages that search engines may index. Which these are is read from the built pages, so a new
 * page or alias needs no change here.
 * @param heads filled before the sitemap is written (`postprocess`)
 */
export function searchSitemap({ heads }: { heads: Heads }): AstroIntegration {
  return sitemap({ serialize: ({ url }) => sitemapItem(url, heads) });
}
