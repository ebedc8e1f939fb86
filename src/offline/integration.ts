import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';
import { createHash } from 'node:crypto';
import { forBrowsers } from '../build/vite-plugins';
import { settings } from '../config/settings';
import { isOtherLocale } from '../content/languages';
import { filesOnDisk } from '../content/load/files';
import { pathOf, readContent, siteLanguages } from '../content/load/read';
import { elementsOf } from '../lib/html';

/** Writes `/sw.js` next to the built pages: the service worker, with the list of what it caches. */
export function offlinePage(): AstroIntegration {
  const chunks: Chunk[] = [];
  return {
    name: 'offline-page',
    hooks: {
      'astro:build:setup': ({ updateConfig }) => {
        updateConfig({ plugins: [forBrowsers(recordChunks(chunks))] });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const addresses = keptAddresses(process.cwd());
        const pages = addresses
          .flatMap(({ pages }) => pages)
          .map((page) => readFile(new URL(`.${page}.html`, dir), 'utf8'));
        const html = (await Promise.all(pages)).join('');
        const offline = settings().offlinePage ? offlineFiles(html, chunks, addresses) : undefined;
        await writeFile(new URL('./sw.js', dir), await compileWorker(offline));
        logger.info(
          offline
            ? `keeps ${offline.files.length + offline.pages.length} files for offline visitors`
            : 'switched off',
        );
      },
    },
  };
}

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

/** Compiles the worker to a classic script. @param offline what it keeps; without, it removes itself */
export async function compileWorker(offline?: OfflineFiles): Promise<string> {
  const { code } = await transform(await readFile(new URL('./worker.ts', import.meta.url), 'utf8'), {
    loader: 'ts',
    sourcefile: 'worker.ts',
    define: { OFFLINE: String(JSON.stringify(offline)) },
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

/** What the service worker caches, as paths on the server. */
export interface OfflineFiles {
  /** Name of the cache; it changes with the pages and files in it. */
  cache: string;
  /** The page shown for every address while there is no connection. */
  page: string;
  /** The same for the addresses in the folder of a further language, by folder. */
  localPages?: Readonly<Record<string, string>>;
  /** All cached pages: that one, and those shown at their own address. */
  pages: string[];
  /** Files that these pages need, also to show a notice about a waiting request. */
  files: string[];
}

/** A script of the build, as Rollup describes it. */
export interface Chunk {
  /** Path in the built site, without a leading slash. */
  fileName: string;
  imports: readonly string[];
  /** The source file that is imported by its name, as an absolute path; none where only other chunks import it. */
  facadeModuleId: string | null;
}

/** The pages cached for visitors without a connection, by their names; the first is shown instead of every other one. */
export const KEPT_PAGES: readonly string[] = ['offline', 'stop-the-water'];

/** The addresses of these pages in a language, the offline page first. */
export interface KeptAddresses {
  /** As `/es`; '' for the first language. */
  folder: string;
  pages: readonly string[];
}

/**
 * What pages import on demand (`browser/early/`) and a visitor with a request needs without a connection: the notice of
 * the one that waits, and the correction of its number.
 */
const ON_DEMAND = ['/src/browser/waiting-leads.ts', '/src/browser/sent-number.ts'];

/** `rel` values of links to files that a page needs; not icons and the manifest. */
const NEEDED = new Set(['preload', 'modulepreload', 'stylesheet']);

const namedIn = (html: string): string[] =>
  elementsOf(html).flatMap(({ name, attributes, text }) => {
    if (name === 'style')
      return Array.from(text.matchAll(/url\((\/[^)]+\.woff2)\)/g), ([, font = '']) => font);
    const isNeeded = name === 'link' && NEEDED.has(attributes.get('rel') ?? '');
    const named = isNeeded
      ? attributes.get('href')
      : /^(img|script)$/.test(name) && (attributes.get('src') ?? attributes.get('data-src'));
    return named && /^\/[^/]/.test(named) ? [named] : [];
  });

/**
 * Finds what must be cached for visitors without a connection: the files in the cached pages, the scripts that these
 * import, and some scripts that they import on demand.
 * @throws Error if one of `ON_DEMAND` is not imported on demand any more: what is imported then would not be cached
 */
export function offlineFiles(
  html: string,
  chunks: readonly Chunk[],
  kept: readonly KeptAddresses[],
): OfflineFiles {
  const byPath = new Map(chunks.map((chunk) => [`/${chunk.fileName}`, chunk]));
  const onDemand = ON_DEMAND.map((module) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!chunk) throw new Error(`The offline page needs ${module}, which no page imports on demand.`);
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
  const offline = kept.map(({ folder, pages: [page = ''] }) => [folder, page] as const);
  return {
    cache: `offline-${digest.slice(0, 12)}`,
    page: offline[0]?.[1] ?? '',
    ...(offline.length > 1 && { localPages: Object.fromEntries(offline.slice(1)) }),
    pages: kept.flatMap(({ pages }) => pages),
    files: list,
  };
}
