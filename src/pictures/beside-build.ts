import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesOnDisk } from '../content-reader/files';
import { pictureOf } from './encode';
import { fallback, modern } from './recipe';

/** Matches a picture of the content where a text names it. */
const pictureNamed = /images\/[^"'\n]+\.(?:avif|jpe?g|png|webp)/g;

/**
 * Encodes the pictures of the content beside the rest of the build, on idle CPU cores. Astro itself would start only
 * after all pages are rendered. A picture that is missed here is encoded then.
 */
export function pictures(): AstroIntegration {
  return {
    name: 'pictures',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        // Relative to the project, because it becomes part of file names.
        updateConfig({ image: { service: { entrypoint: './src/pictures/service.ts', config: {} } } });
        if (command !== 'build') return;
        const files = filesOnDisk(fileURLToPath(config.root));
        const texts = files.names().filter((name) => /^content\/.+\.(md|json)$/.test(name));
        const named = new Set(texts.flatMap((name) => files.read(name).match(pictureNamed) ?? []));
        void makeAll(files.names().filter((name) => named.has(name.slice('content/'.length))));
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
