import { readFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** The module in which Astro passes all content to the bundler, and the file that Astro makes it from. */
export const astroStore = { module: '\0astro:data-layer-content', file: 'data-store.json' };

/**
 * Passes the content to the bundler as one string of JSON. Astro writes it as a JavaScript literal, which Rollup
 * parses into syntax nodes: more than a gigabyte for 5,200 cities, where a whole build should need less than two.
 * Module and file are private to Astro: if they change, the build stops.
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

/** A module whose default export is the parsed JSON. */
const jsonModule = (json: string): string => `export default JSON.parse(${JSON.stringify(json)});`;
