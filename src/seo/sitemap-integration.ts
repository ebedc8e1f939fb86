import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { contentDates } from './content-dates';
import { isListed, type SearchHead } from './listed';
import { canonicalPath } from './paths';
import { sitemapOptions } from './sitemap';

/** The file in which `build.format: 'file'` puts a page. */
const builtFile = (url: string): string => {
  const path = canonicalPath(new URL(url).pathname);
  return `${path === '/' ? '/index' : path}.html`;
};

/**
 * `@astrojs/sitemap`, which leaves out what the built pages themselves ask to leave out: aliases (their
 * canonical link names another address) and pages with `noindex`. A new page or alias needs no entry anywhere.
 * @param heads by file, filled before the sitemap is written (`finishPages`)
 */
export const searchSitemap = ({ heads }: { heads: ReadonlyMap<string, SearchHead> }): AstroIntegration => {
  const isExcluded = (url: string): boolean => {
    const head = heads.get(builtFile(url));
    if (!head) throw new Error(`The sitemap was asked for ${url}, which is no page of this build.`);
    return !isListed(head, url);
  };
  let dates: ReadonlyMap<string, string> | undefined;
  const changedAt = (path: string): string | undefined => (dates ??= contentDates(process.cwd())).get(path);
  return sitemap(sitemapOptions({ isExcluded, changedAt }));
};
