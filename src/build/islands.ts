import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { islandBundles } from './bundles';
import {
  buttonLooksAsText,
  compiledWhileLoading,
  earlyScriptInOneFile,
  forBrowsers,
  modernIslandScript,
  nothingPrebundled,
  plainImports,
  smallScripts,
  sonnerWithoutInjectedStyles,
} from './vite-plugins';

const VISITOR = fileURLToPath(new URL('../islands/directives/visitor.ts', import.meta.url));

/**
 * What the islands need from the build: the directive `client:visitor` (see
 * `islands/directives/directives.d.ts`), a sonner that writes no styles, and scripts cut into few files.
 */
export function islands(): AstroIntegration {
  return {
    name: 'islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'visitor', entrypoint: VISITOR });
        updateConfig({
          vite: {
            plugins: [sonnerWithoutInjectedStyles(), modernIslandScript(), nothingPrebundled()],
            // Lightning CSS, Vite's default, takes the prefix out of `@supports not (-moz-appearance: none)`, which then
            // holds nowhere.
            build: { cssMinify: 'esbuild' },
          },
        });
      },
      'astro:build:setup': ({ updateConfig }) => {
        // In this order: the minifier removes comments, and the compile hint is one.
        const plugins = [
          buttonLooksAsText(),
          plainImports(),
          smallScripts(),
          compiledWhileLoading(),
          earlyScriptInOneFile(),
        ];
        updateConfig({
          environments: { client: { build: islandBundles } },
          plugins: plugins.map(forBrowsers),
        });
      },
    },
  };
}
