import type { BuildEnvironmentOptions } from 'vite';

/**
 * What every island needs: React, Astro's renderer, the button, the icons, and the bundler's helpers for modules such as
 * React's. As one file it is 2.4 KB smaller (compressed) than the nine that the bundler would make, and costs one request.
 */
const SHARED =
  /^\0rolldown\/runtime\.js$|node_modules\/(react|react-dom|scheduler|@astrojs\/react|class-variance-authority|clsx)\/|\/src\/(islands\/(ready|ui\/\w+)|components\/button)\.tsx?$/;

/**
 * Storing and sending leads, except the few lines that every page runs at once (`storage`). One file: otherwise
 * a dialog's code would be seven files, and a browser over HTTP/1.1 fetches six at a time. Without `waiting-leads`, which
 * the early script imports: for the names of an imported module inside a larger file the bundler needs its helpers, which
 * are in React's file.
 */
const DELIVERY =
  /\/src\/(leads\/(recover-pending-forms|start-delivery|deliver|transport|webhooks|outbox|retry|storage-keys|recent-leads|lead-events)|browser\/undelivered-notice)\.ts$/;

/**
 * The early script with everything it imports: one request. Vite's helper around `import()` is part of it; Vite
 * may rename that, so `earlyScriptInOneFile` stops the build when this no longer matches.
 */
const EARLY =
  /\/EarlyScript\.astro\?|\/src\/browser\/(early|presses|open-now-line|visitor-events)[./]|\/src\/islands\/quote\/early\.ts$|\/content\/site\.json|\/src\/leads\/(attribution|click-ids|clock|consent|report-event|storage|pending-form)\.ts$|\/src\/content\/hours\/(open-now|seasons|time)\.ts$|\/src\/lib\/fill\.ts$|vite\/preload-helper/;

/** Without a file of its own it would be in that of validation, which then every island would load. */
const PHONE = /\/src\/lib\/phone\.ts$/;

/** The file that a module goes into, unless the bundler decides. */
function bundleOf(id: string): string | undefined {
  if (EARLY.test(id)) return 'early';
  if (SHARED.test(id)) return 'react';
  if (PHONE.test(id)) return 'phone';
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
      codeSplitting: {
        // Only modules named here: what the early script imports must not end up in a larger file.
        groups: [{ name: (id) => bundleOf(id) ?? null, includeDependenciesRecursively: false }],
      },
    },
  },
};
