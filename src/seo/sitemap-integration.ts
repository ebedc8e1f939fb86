import { readFile } from 'node:fs/promises';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { contentDates } from './content-dates';
import { isListed } from './listed';
import { canonicalPath } from './paths';
import { sitemapOptions } from './sitemap';

/** The file in which `build.format: 'file'` puts a page. */
const builtFile = (url: string, outDir: URL): URL => {
  const path = canonicalPath(new URL(url).pathname);
  return new URL(`.${path === '/' ? '/index' : path}.html`, outDir);
};

/**
 * `@astrojs/sitemap`, which leaves out what the built pages themselves ask to leave out: aliases (their
 * canonical link names another address) and pages with `noindex`. A new page or alias needs no entry anywhere.
 */
export const searchSitemap = (): AstroIntegration => {
  let outDir: URL | undefined;
  const isExcluded = async (url: string): Promise<boolean> => {
    if (!outDir) throw new Error('The sitemap was asked for before the configuration was read');
    return !isListed(await readFile(builtFile(url, outDir), 'utf8'), url);
  };
  let dates: ReadonlyMap<string, string> | undefined;
  const changedAt = (path: string): string | undefined => (dates ??= contentDates(process.cwd())).get(path);
  const integration = sitemap(sitemapOptions({ isExcluded, changedAt }));
  const configDone = integration.hooks['astro:config:done'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:done': (options) => {
        outDir = options.config.outDir;
        return configDone?.(options);
      },
    },
  };
};
