import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';
import { forBrowsers } from '../build/vite-plugins';
import { settings } from '../config/settings';
import { isOtherLocale } from '../content/languages';
import { filesOnDisk } from '../content/load/files';
import { pathOf, readContent, siteLanguages } from '../content/load/read';
import { KEPT_PAGES, offlineFiles, type Chunk, type KeptAddresses } from './files';

/**
 * Writes `/sw.js` next to the built pages: the service worker that shows the offline page, with the list of what it
 * caches, or, if that is switched off, the one that removes itself.
 */
export function offlinePage(): AstroIntegration {
  const chunks: Chunk[] = [];
  return {
    name: 'offline-page',
    hooks: {
      'astro:build:setup': ({ updateConfig }) => {
        updateConfig({ plugins: [forBrowsers(recordChunks(chunks))] });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const on = settings().offlinePage;
        const addresses = keptAddresses(process.cwd());
        const pages = addresses
          .flatMap(({ pages }) => pages)
          .map((page) => readFile(new URL(`.${page}.html`, dir), 'utf8'));
        const html = (await Promise.all(pages)).join('');
        const offline = on ? offlineFiles(html, chunks, addresses) : undefined;
        const code = await compile(on ? 'worker' : 'retired-worker', { OFFLINE: JSON.stringify(offline) });
        await writeFile(new URL('./sw.js', dir), code);
        logger.info(
          offline
            ? `keeps ${offline.files.length + offline.pages.length} files for offline visitors`
            : 'switched off',
        );
      },
    },
  };
}

/** Where the pages are that are kept, in each language that has them. */
function keptAddresses(root: string): KeptAddresses[] {
  const files = filesOnDisk(root);
  return siteLanguages(files).flatMap((language) => {
    const { entries } = readContent(files, ['pages'], language);
    const pages = KEPT_PAGES.flatMap((name) => {
      const entry = entries.find(({ id }) => id === name);
      return (entry && pathOf(entry)) ?? [];
    });
    return pages.length === KEPT_PAGES.length
      ? [{ folder: isOtherLocale(language) ? `/${language}` : '', pages }]
      : [];
  });
}

/** Compiles one of this folder's workers to a classic script. */
export async function compile(
  name: 'worker' | 'retired-worker',
  define: Record<string, string | undefined>,
): Promise<string> {
  const file = new URL(`./${name}.ts`, import.meta.url);
  const constants = Object.fromEntries(
    Object.entries(define).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
  const { code } = await transform(await readFile(file, 'utf8'), {
    loader: 'ts',
    sourcefile: `${name}.ts`,
    define: constants,
    minify: true,
    format: 'iife',
    target: 'es2022',
  });
  return code;
}

function recordChunks(chunks: Chunk[]): Plugin {
  return {
    name: 'record-chunks',
    generateBundle: (_options, bundle) => {
      for (const output of Object.values(bundle)) if (output.type === 'chunk') chunks.push(output);
    },
  };
}
