import type { UserConfig } from 'vite';

/**
 * What every island needs: React, Astro's renderer, the button, the icons. One file of them compresses 2.4 KB better
 * than the nine small ones that the bundler would make, and needs one request.
 */
const SHARED =
  /node_modules\/(react|react-dom|scheduler|@astrojs\/react|class-variance-authority|clsx)\/|commonjsHelpers|\/src\/(islands\/(ready|ui\/\w+)|components\/button)\.tsx?$/;

/**
 * Keeping and sending leads, apart from the few lines that every page runs at once (`outbox-key`). One file: with
 * more, a dialog's code is seven files, and a browser that speaks HTTP/1.1 fetches six at a time.
 */
const DELIVERY =
  /\/src\/(leads\/(adopt-forms|start-delivery|deliver|transport|webhooks|outbox|just-sent|lead-events|user-data)|scripts\/(undelivered-notice|waiting-leads))\.ts$/;

/**
 * The script that every page runs at once, with everything it imports: one request until the page answers. Vite's
 * helper around `import()` is part of that; its name is Vite's own, so `earlyScriptInOneFile` stops the build when
 * this no longer matches it.
 */
const EARLY =
  /\/EarlyScript\.astro\?|\/src\/scripts\/(early|open-now|visitor-events)[./]|\/content\/site\.json|\/src\/leads\/(attribution|conversion|consent|report-event|waiting-events|outbox-key|storage-areas|kept-form)\.ts$|\/src\/content-model\/(open-now|time)\.ts$|vite\/preload-helper/;

/** The file that a module goes into, where the bundler should not decide. */
function bundleOf(id: string): string | undefined {
  if (EARLY.test(id)) return 'early';
  if (SHARED.test(id)) return 'react';
  return DELIVERY.test(id) ? 'delivery' : undefined;
}

/** How the browser's scripts are cut, within the budgets of `design.md`. `smallScripts` makes them small. */
export const islandBundles: UserConfig['build'] = {
  minify: false,
  cssMinify: 'esbuild',
  reportCompressedSize: false,
  rollupOptions: {
    // Explicit ones only: what every page runs at once must not follow what it imports into a larger file.
    output: { manualChunks: bundleOf, onlyExplicitManualChunks: true },
  },
};
