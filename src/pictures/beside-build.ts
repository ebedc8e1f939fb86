import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { pictureOf } from './encode';
import { fallback, modern } from './recipe';

/** How Astro's store of content entries names a picture that stands in `content/images`. */
const pictureInStore = /"__ASTRO_IMAGE_(?:\.{1,2}\/)+(images\/[^"]+)"/g;

/**
 * Makes the pictures that the content names from the moment that a build begins, on the processors that bundling
 * leaves idle; Astro begins when all pages are done. A picture that is missed here is made then.
 */
export function pictures(): AstroIntegration {
  let cacheDir: URL | undefined;
  return {
    name: 'pictures',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // From the root of the project, for it becomes part of the names of files.
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

/** Makes every size of these pictures, the largest first, as many at a time as there are idle processors. */
async function makeAll(files: readonly string[]): Promise<void> {
  const targets = [...modern, fallback].sort((a, b) => b.width - a.width);
  const waiting = targets.flatMap((target) => files.map((file) => ({ file, target }))).values();
  const work = async (): Promise<void> => {
    for (const { file, target } of waiting) await pictureOf(await readFile(file), target);
  };
  const atATime = Math.max(1, availableParallelism() - 1);
  // What cannot be made here fails again where Astro asks for it, with the page's name.
  await Promise.all(Array.from({ length: atATime }, work)).catch(() => undefined);
}
