import { readdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import type { AstroIntegration } from 'astro';

/**
 * Matches Astro's name of an original picture, which has one hash of eight characters. Resized pictures have a second
 * hash after it.
 */
const original = /\.[\w-]{8}\.(?:avif|gif|jpe?g|png|tiff?|webp)$/i;

/**
 * Deletes the originals of pictures from the built site. No page links to them, but they would be published: for
 * example a phone's photograph of 12 MB with its GPS position. Astro deletes only originals that nothing has read, and
 * it reads those of content collections itself.
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
