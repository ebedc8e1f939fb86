import type { BuildEnvironmentOptions } from 'vite';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import {
  buttonLooksAsText,
  compiledWhileLoading,
  earlyScriptInOneFile,
  forBrowsers,
  modernIslandScript,
  nothingPrebundled,
  plainImports,
  radixWithoutNames,
  smallScripts,
  sonnerWithoutInjectedStyles,
} from './vite-plugins';

/**
 * What every island needs: React, Astro's renderer, the button, the icons, and the bundler's helpers for modules such as
 * React's; and what two of them share of Radix. As one file it is 3 KB smaller (compressed) than the
 * eleven that the bundler would make, and costs one request.
 */
const SHARED =
  /^\0rolldown\/runtime\.js$|node_modules\/(react|react-dom|scheduler|@astrojs\/react|@radix-ui\/(primitive|react-(context|compose-refs|slot|use-layout-effect|use-effect-event|use-controllable-state|primitive|presence|id)))\/|\/src\/islands\/(ready|ui\/[\w-]+)\.tsx?$/;

/**
 * Checking, storing and sending leads, except the few lines that every page runs at once (`storage`), and pictures. One
 * file: as five it was 750 bytes more (compressed), and each of them imports the others. Without `waiting-leads` and
 * `waiting-events`, which the early script imports: for the names of an imported module inside a larger file the bundler
 * needs its helpers, which are in React's file.
 */
const DELIVERY =
  /\/src\/(leads\/(?!photos\.|correct-number|sent-request|waiting-events)[\w/-]+|browser\/undelivered-notice|lib\/phone)\.ts$|node_modules\/zod\//;

/**
 * The early script with everything it imports: one request. Vite's helper around `import()` is part of it; Vite
 * may rename that, so `earlyScriptInOneFile` stops the build when this no longer matches.
 */
const EARLY =
  /\/EarlyScript\.astro\?|\/src\/browser\/(early|early-clicks|open-now-line|visitor-events)[./]|\/src\/islands\/quote\/early\.ts$|\/content\/site\.json|\/src\/leads\/(attribution|click-ids|clock|consent|report-event|storage|pending-form)\.ts$|\/src\/content\/hours\/(open-now|seasons)\.ts$|\/src\/lib\/(fill|page-data)\.ts$|vite\/preload-helper/;

/** The file that a module goes into, unless the bundler decides. */
function bundleOf(id: string): string | undefined {
  if (EARLY.test(id)) return 'early';
  if (SHARED.test(id)) return 'react';
  return DELIVERY.test(id) ? 'delivery' : undefined;
}

/** How the browser's scripts are split, within the budgets that `tests/e2e/support/walk.ts` holds. `smallScripts` minifies them. */
export const islandBundles: BuildEnvironmentOptions = {
  // Lists of files to preload would be in the early script; see `plainImports`.
  modulePreload: false,
  minify: false,
  cssMinify: 'esbuild',
  reportCompressedSize: false,
  rolldownOptions: {
    // Rolldown asks for this where groups leave out what their modules import.
    preserveEntrySignatures: 'allow-extension',
    // The early script would fetch the file that has a name, such as a storage key, for that name alone.
    optimization: { inlineConst: true },
    output: {
      // `minify: false` above would still have Rolldown print all code anew, with line breaks, after `smallScripts`.
      minify: false,
      // Astro's name for the early script is 50 characters, which seven files import.
      entryFileNames: ({ name }) => `_astro/${name.startsWith('EarlyScript') ? 'early' : name}.[hash].js`,
      codeSplitting: {
        // Only modules named here: what the early script imports must not end up in a larger file.
        groups: [{ name: (id) => bundleOf(id) ?? null, includeDependenciesRecursively: false }],
      },
    },
  },
};

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
          radixWithoutNames(),
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
