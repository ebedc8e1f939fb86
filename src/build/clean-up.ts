import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isStray } from '../content/load/files';

/** Every file of a built site, from its root and with slashes: `/about.html`, `/services/drain.html`; sorted. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .sort();
}

/**
 * The original of a picture: its name has one hash of eight characters, and that of a resized picture a second one. No
 * page links to it, but it would be published: a phone's photograph of 12 MB with its GPS position. Astro deletes only
 * originals that nothing has read, and it reads those of content collections itself.
 */
const original = /^\/_astro\/[^/]*\.[\w-]{8}\.(?:avif|gif|jpe?g|png|tiff?|webp)$/i;

/** Deletes originals, and what file managers have left in `public/`, which Astro copies as it is. */
export function cleanUp(): AstroIntegration {
  return {
    name: 'clean-up',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const unwanted = (await filesIn(folder)).filter((file) => isStray(file) || original.test(file));
        await Promise.all(unwanted.map((file) => rm(path.join(folder, file))));
      },
    },
  };
}
