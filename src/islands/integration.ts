import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { islandBundles } from './bundles.ts';
import {
  compiledWhileLoading,
  radixWithoutNames,
  shortPreloadHelper,
  sonnerWithoutInjectedStyles,
} from './vite-plugins.ts';

const directive = (name: string): string =>
  fileURLToPath(new URL(`./directives/${name}.ts`, import.meta.url));

/**
 * What the islands need from the build: `client:touch` and `client:near` (see `directives/directives.d.ts`), so that no page
 * loads the framework before its visitor does something (design, 'Islands'), a sonner that writes no styles, and
 * small scripts.
 */
export function islands(): AstroIntegration {
  return {
    name: 'islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'touch', entrypoint: directive('touch') });
        addClientDirective({ name: 'near', entrypoint: directive('near') });
        updateConfig({
          vite: {
            plugins: [
              sonnerWithoutInjectedStyles(),
              radixWithoutNames(),
              shortPreloadHelper(),
              compiledWhileLoading(),
            ],
          },
        });
      },
      'astro:build:setup': ({ target, updateConfig }) => {
        if (target === 'client') updateConfig({ build: islandBundles });
      },
    },
  };
}
