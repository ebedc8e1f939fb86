import { rm } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { dropUnused } from '../disk-cache.mjs';

/** What Astro itself keeps between builds, in the same folder as our cache (`cacheDir`). */
const astrosOwn = ['data-store.json', 'assets'];

/**
 * Deletes Astro's own cache before a build. Astro uses cached pictures without checking that they are whole, and
 * keeps content entries in the order in which they were first added, so the same commit would not build the same
 * pages. Reading the content again takes less than a second per thousand entries.
 */
export function caches(): AstroIntegration {
  let isBuild = false;
  return {
    name: 'caches',
    hooks: {
      'astro:config:setup': ({ command }) => {
        isBuild = command === 'build';
      },
      'astro:config:done': async ({ config }) => {
        if (!isBuild) return;
        for (const name of astrosOwn)
          await rm(new URL(name, config.cacheDir), { recursive: true, force: true });
      },
      'astro:build:done': () => dropUnused(),
    },
  };
}
