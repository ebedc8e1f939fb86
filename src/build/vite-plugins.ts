import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { minifySync, version } from '@swc/core';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { madeOnce } from '../lib/build-cache';

/** A plugin for the browser's scripts only: one build makes them and the code that renders the pages. */
export const forBrowsers = (plugin: Plugin): Plugin => ({
  ...plugin,
  applyToEnvironment: ({ name }) => name === 'client',
});

/** The call by which sonner's module adds its stylesheet when it is imported. */
const INJECTION = /^__insertCSS\("(?:[^"\\]|\\.)*"\);$/m;

/** Left in a bundle if that call was not removed. */
const STYLE_ELEMENT = /createElement\(["']style["']\)[^]*data-sonner-toaster/;

/**
 * Removes from sonner's module the code that adds a style element to the page: the content security policy forbids
 * it, and `islands/toast/toast.css` has the same rules as a file.
 * @throws Error (stops the build) when sonner's code or its place has changed
 */
export function sonnerWithoutInjectedStyles(): Plugin {
  const changed =
    'sonner no longer injects its styles the way src/build/vite-plugins.ts removes them: look there.';
  return {
    name: 'sonner-without-injected-styles',
    apply: 'build',
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.mjs$/.test(id)) return;
      if (!INJECTION.test(code)) throw new Error(changed);
      return { code: code.replace(INJECTION, ''), map: null };
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && STYLE_ELEMENT.test(file.code)) throw new Error(changed);
    },
  };
}

/** The helper with which Radix's packages give each function its name in the source, also those made while rendering. */
const NAMES = /^var __name = .*$/m;

/**
 * Leaves out these names, which only a debugger reads: a tenth of Radix's code.
 * @throws Error (stops the build) when a newer Radix names its functions in another way
 */
export function radixWithoutNames(): Plugin {
  return {
    name: 'radix-without-names',
    apply: 'build',
    transform(code, id) {
      if (!/\/@radix-ui\/react-[\w-]+\/dist\/index\.mjs$/.test(id)) return;
      if (!NAMES.test(code) && code.includes('__name'))
        throw new Error(`${id} no longer has what src/build/vite-plugins.ts leaves out.`);
      return { code: code.replace(NAMES, 'var __name = (target) => target;'), map: null };
    },
  };
}

/**
 * Minifies a script of the browser. Measured on all of them, as brotli: swc 108,640 bytes in 0.2 s, terser 108,950 in
 * 3.2 s, esbuild 3 KB more. Four passes are 165 bytes less than two; a fifth changes nothing.
 * @param isModule whether its own names are invisible to other scripts, and so can be shortened
 */
export const minified = (code: string, isModule: boolean): string =>
  minifySync(code, { module: isModule, ...smallest }).code;

const smallest = { compress: { passes: 4 }, mangle: true } as const;

/**
 * Keeps Vite from bundling React and others for a browser when Astro reads the content through a development server of Vite,
 * which no browser opens: 2.4 of the 37 s of processor time of a build without a cache.
 */
export function nothingPrebundled(): Plugin {
  return {
    name: 'nothing-prebundled',
    apply: (_config, { mode }) => mode === 'production',
    enforce: 'post',
    configEnvironment(_name, options) {
      options.optimizeDeps = { noDiscovery: true, include: [] };
    },
  };
}

/** Minifies the files of the browser's scripts; one that an earlier build has minified is read from the cache. */
export function smallScripts(): Plugin {
  return {
    name: 'small-scripts',
    apply: 'build',
    renderChunk: {
      order: 'post',
      handler: async (code) => {
        const small = await madeOnce(`swc-${version}`, [JSON.stringify(smallest), code], () =>
          Promise.resolve(Buffer.from(minified(code, true))),
        );
        return { code: Buffer.from(small).toString(), map: null };
      },
    },
  };
}

/**
 * Writes the classes of the islands' buttons into their script: the table of all variants and what reads it are 600 bytes
 * (compressed) more.
 */
export function buttonLooksAsText(): Plugin {
  return {
    name: 'button-looks-as-text',
    apply: 'build',
    load: async (id) => {
      if (!id.endsWith('/src/islands/ui/button-looks.ts')) return;
      const { outputFiles } = await build({
        entryPoints: [id],
        bundle: true,
        write: false,
        format: 'iife',
        globalName: 'made',
      });
      const buttonLooks: unknown = runInNewContext(`${outputFiles[0]?.text};made.buttonLooks`);
      return `export const buttonLooks = ${JSON.stringify(buttonLooks)}`;
    },
  };
}

/**
 * Takes the script of Astro's islands, which is in every page that has one, from its source. The package has it compiled for
 * browsers of 2018, without class fields and `?.`: 150 bytes more as brotli, of the 6,144 before any touch.
 * @throws Error (stops the build) when a newer Astro has no such source
 */
export function modernIslandScript(): Plugin {
  return {
    name: 'modern-island-script',
    apply: 'build',
    transform(_code, id) {
      if (!id.endsWith('/server/astro-island.prebuilt.js')) return;
      const source = readFileSync(id.replace('.prebuilt', ''), 'utf8');
      // In a block, as its names would be those of the whole page.
      const code = minified(`{${source.replaceAll('process.env.NODE_ENV', '"production"')}}`, false);
      return { code: `export default ${JSON.stringify(code)}`, map: null };
    },
  };
}

/** Smaller scripts compile fast enough as they are, in characters. */
const LONG_SCRIPT = 4_000;

/**
 * Makes Chromium compile all of a script on another thread while it loads, instead of each function at its first
 * call: the quote dialog opens a third sooner after a cold start. To other browsers the hint is a comment. The
 * early script is left out, because it calls few of its functions at once. Source: V8's explicit compile hints
 * (v8.dev, Chrome 136).
 */
export function compiledWhileLoading(): Plugin {
  return {
    name: 'compiled-while-loading',
    apply: 'build',
    renderChunk: {
      // After the minifier, which removes comments; before the file's name is made from its content.
      order: 'post',
      handler(code, { moduleIds }) {
        if (code.length < LONG_SCRIPT || moduleIds.some((id) => id.endsWith(EARLY_SCRIPT))) return;
        return { code: `//# allFunctionsCalledOnLoad\n${code}`, map: null };
      },
    },
  };
}

/** Vite's helper around an `import()`. The list of what it preloads is still a word of Vite's when files are minified. */
const PRELOADING =
  /[\w$]+\(\s*\(\)\s*=>\s*(import\([^)]*\)(?:\.then\(\(?\w+\)?\s*=>\s*[\w$.]+\))?),\s*(?:\[\]|__VITE_PRELOAD__)(?:,[^)]*)?\)/g;

/**
 * Takes out Vite's helper around each `import()`, which preloads a module's stylesheets and reports events that nothing
 * here listens to: half a kilobyte in the early script of every page, with the list of files that `modulePreload` in
 * `bundles.ts` leaves out. No module that is imported later has a stylesheet; notifications add theirs by its address.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    // Before Vite's own plugin gives the helper's code.
    enforce: 'pre',
    load: (id) =>
      id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined,
    renderChunk: { order: 'post', handler: (code) => ({ code: code.replace(PRELOADING, '$1'), map: null }) },
  };
}

/** The early script. */
const EARLY_SCRIPT = '/src/browser/early.ts';

/**
 * Stops the build when the early script is more than one file: a second request costs a slow phone 150 ms and more
 * before the page responds. `bundles.ts` lists its modules; one of them, Vite's helper around `import()`, may be
 * renamed by Vite.
 */
export function earlyScriptInOneFile(): Plugin {
  return {
    name: 'early-script-in-one-file',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const early = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(EARLY_SCRIPT)));
      if (!early)
        throw new Error(`No script of the build contains ${EARLY_SCRIPT} (src/build/vite-plugins.ts).`);
      if (early.imports.length > 0)
        throw new Error(
          `The early script imports ${early.imports.join(', ')}: name their modules in EARLY in src/build/bundles.ts.`,
        );
    },
  };
}
