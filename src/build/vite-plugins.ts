import { createRequire } from 'node:module';
import { minify, type MinifyOptions } from 'terser';
import type { Plugin } from 'vite';
import { cached } from '../disk-cache.ts';

/** How sonner writes its stylesheet into the page as soon as it is imported. */
const INJECTION = /^__insertCSS\("(?:[^"\\]|\\.)*"\);$/m;

/** What is left of the injection in a bundle if it was not taken out. */
const STYLE_ELEMENT = /createElement\(["']style["']\)[^]*data-sonner-toaster/;

/**
 * Takes out of sonner's module the style element that it writes into the page: the content security policy forbids
 * it, and `islands/toast/toast.css` has the same rules as a file.
 * @throws Error (stops the build) when sonner does that in another way, or has moved its module
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

/** Terser's version is part of what decides a script, and the package has no other place that says it. */
const { version: terserVersion } = createRequire(import.meta.url)('terser/package.json') as {
  version: string;
};

/** 3 KB less over a whole page than esbuild leaves. A third pass costs four seconds and saves 29 bytes of 108,882. */
const terserOptions: MinifyOptions = { module: true, safari10: true, compress: { passes: 2 } };

/**
 * Makes the browser's scripts small with terser, as Vite would do it, but each script only once: what an earlier
 * build has made of the same script comes from the cache.
 */
export function smallScripts(): Plugin {
  return {
    name: 'small-scripts',
    apply: 'build',
    renderChunk: {
      order: 'post',
      async handler(code) {
        const small = await cached([code, JSON.stringify(terserOptions), terserVersion], async () =>
          Buffer.from((await minify(code, terserOptions)).code ?? ''),
        );
        return { code: small.toString(), map: null };
      },
    },
  };
}

/** Below this many characters a script is compiled before anybody notices. */
const LONG_SCRIPT = 4_000;

/**
 * Tells Chromium to compile all of a script on another thread while it loads, instead of each function when it is
 * first called: the cold quote dialog opens a third sooner. Other browsers read a comment. The early script calls
 * few of its functions at once and is left alone. Source: V8's explicit compile hints (v8.dev, Chrome 136).
 */
export function compiledWhileLoading(): Plugin {
  return {
    name: 'compiled-while-loading',
    apply: 'build',
    renderChunk: {
      // After the minifier, which takes comments away; before the name of the file is made from its content.
      order: 'post',
      handler(code, { moduleIds }) {
        if (code.length < LONG_SCRIPT || moduleIds.some((id) => id.endsWith(EARLY_SCRIPT))) return;
        return { code: `//# allFunctionsCalledOnLoad\n${code}`, map: null };
      },
    },
  };
}

/** The script that every page runs at once. */
const EARLY_SCRIPT = '/src/scripts/early.ts';

/**
 * Stops the build when the early script is no longer one file: a second one costs a slow phone a round trip (150 ms
 * and more) before the page answers. Which modules go into it stands in `bundles.ts`; one of them, Vite's helper
 * around `import()`, has a name that Vite may change.
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
