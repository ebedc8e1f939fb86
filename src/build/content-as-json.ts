import { readFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** The module in which Astro hands every content entry to the bundler, and the file that it makes it from. */
export const astroStore = { module: '\0astro:data-layer-content', file: 'data-store.json' };

/**
 * Hands the content to the bundler as one string of JSON. As the literal that Astro makes of it, each value of
 * each entry becomes nodes of Rollup's syntax tree: with 5,200 cities more than a gigabyte, where a whole build
 * should stay below two.
 *
 * The names of module and file are Astro's own and may change with it: then the build stops.
 */
export function contentAsJson(): AstroIntegration {
  let store: URL | undefined;
  let isUsed = false;
  const plugin: Plugin = {
    name: 'content-as-json',
    load: {
      order: 'pre',
      handler: async (id) => {
        if (id !== astroStore.module || !store) return undefined;
        isUsed = true;
        return { code: jsonModule(await readFile(store, 'utf8')), map: { mappings: '' } };
      },
    },
  };
  return {
    name: 'content-as-json',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build') updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:config:done': ({ config }) => {
        store = new URL(astroStore.file, config.cacheDir);
      },
      'astro:build:done': () => {
        if (!isUsed)
          throw new Error(
            'Astro no longer loads its content from the module that src/build/content-as-json.ts replaces: name the new one there, or take this out if 5,200 cities build below 2 GB without it.',
          );
      },
    },
  };
}

/** A module whose default export is what a text of JSON says. */
const jsonModule = (json: string): string => `export default JSON.parse(${JSON.stringify(json)});`;
