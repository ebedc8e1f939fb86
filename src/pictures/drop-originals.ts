import { readdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import type { AstroIntegration } from 'astro';

/**
 * Astro's name for the picture as it stands in the content: a hash of exactly eight characters. What is made of it has
 * a second hash behind that.
 */
const original = /\.[\w-]{8}\.(?:avif|gif|jpe?g|png|tiff?|webp)$/i;

/**
 * Takes the originals of pictures out of the built site. No page links them, but they would go online with it: a
 * phone's photograph of 12 MB, with the place where it was taken. Astro deletes originals that nothing has read, and
 * reads those of content collections itself.
 */
export function dropOriginals(): AstroIntegration {
  let folder = '';
  return {
    name: 'drop-originals',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = config.build.assets;
      },
      'astro:build:done': async ({ dir }) => {
        const assets = path.join(fileURLToPath(dir), folder);
        const names = await readdir(assets).catch(() => []);
        await Promise.all(
          names.filter((name) => original.test(name)).map((name) => rm(path.join(assets, name))),
        );
      },
    },
  };
}
