import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { contentDates } from './content-dates';
import { isListed, type SearchHead } from './listed';
import { canonicalPath } from './paths';
import { sitemapOptions } from './sitemap';

/** The file of a page with `build.format: 'file'`. */
const builtFile = (url: string): string => {
  const path = canonicalPath(new URL(url).pathname);
  return `${path === '/' ? '/index' : path}.html`;
};

/**
 * `@astrojs/sitemap` without aliases (their canonical link is another address) and pages with `noindex`. Both are read
 * from the built pages, so a new page or alias needs no change here.
 * @param heads by file, filled before the sitemap is written (`finishPages`)
 */
export const searchSitemap = ({ heads }: { heads: ReadonlyMap<string, SearchHead> }): AstroIntegration => {
  const headOf = (url: string): SearchHead => {
    const head = heads.get(builtFile(url));
    if (!head) throw new Error(`The sitemap has ${url}, which is not a page of this build.`);
    return head;
  };
  const isExcluded = (url: string): boolean => !isListed(headOf(url), url);
  const alternates = (url: string) => headOf(url).alternates;
  let dates: ReadonlyMap<string, string> | undefined;
  const changedAt = (path: string): string | undefined => (dates ??= contentDates(process.cwd())).get(path);
  return sitemap(sitemapOptions({ isExcluded, changedAt, alternates }));
};
