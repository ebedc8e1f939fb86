import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { pictureOf } from './encode';
import { fallback, modern } from './recipe';

/** Matches a picture of `content/images` in Astro's store of content entries. */
const pictureInStore = /"__ASTRO_IMAGE_(?:\.{1,2}\/)+(images\/[^"]+)"/g;

/**
 * Encodes the pictures of the content in parallel with bundling, on idle CPU cores. Astro itself would start only after
 * all pages are rendered. A picture that is missed here is encoded then.
 */
export function pictures(): AstroIntegration {
  let cacheDir: URL | undefined;
  return {
    name: 'pictures',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // Relative to the project, because it becomes part of file names.
        updateConfig({ image: { service: { entrypoint: './src/pictures/service.ts', config: {} } } });
      },
      'astro:config:done': ({ config }) => {
        cacheDir = config.cacheDir;
      },
      'astro:build:start': async () => {
        if (!cacheDir) return;
        const store = await readFile(new URL('data-store.json', cacheDir), 'utf8').catch(() => '');
        const names = new Set(Array.from(store.matchAll(pictureInStore), ([, name = '']) => name));
        void makeAll([...names].map((name) => path.join('content', name)));
      },
    },
  };
}

/** Makes every size of these pictures, the largest first, one at a time for each idle CPU core. */
async function makeAll(files: readonly string[]): Promise<void> {
  const targets = [...modern, fallback].sort((a, b) => b.width - a.width);
  const waiting = targets.flatMap((target) => files.map((file) => ({ file, target }))).values();
  const work = async (): Promise<void> => {
    for (const { file, target } of waiting) await pictureOf(await readFile(file), target);
  };
  const atATime = Math.max(1, availableParallelism() - 1);
  // An error is ignored here, because Astro will run into it again and report it with the page's name.
  await Promise.all(Array.from({ length: atATime }, work)).catch(() => undefined);
}
