import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isStray } from '../content/load/files';
import { filesIn } from './files';

/** Deletes from the built site what file managers have left in `public/`, which Astro copies as it is. */
export function dropStrayFiles(): AstroIntegration {
  return {
    name: 'drop-stray-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const strayFiles = (await filesIn(folder)).filter(isStray);
        await Promise.all(strayFiles.map((file) => rm(path.join(folder, file))));
      },
    },
  };
}
