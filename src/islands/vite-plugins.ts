import type { Plugin } from 'vite';

/** How sonner 2.0.8 writes its stylesheet into the page as soon as it is imported. */
const INJECTION = /^__insertCSS\("(?:[^"\\]|\\.)*"\);$/m;

/**
 * Takes out of sonner's module the style element that it writes into the page: a strict content security policy
 * forbids it, and `toast/toast.css` ships the same rules as a file.
 * @throws Error (stops the build) when sonner has changed how it does that
 */
export function sonnerWithoutInjectedStyles(): Plugin {
  return {
    name: 'sonner-without-injected-styles',
    apply: 'build',
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.mjs$/.test(id)) return;
      if (!INJECTION.test(code))
        throw new Error(
          'sonner no longer injects its styles the way src/islands/vite-plugins.ts removes them: look there.',
        );
      return { code: code.replace(INJECTION, ''), map: null };
    },
  };
}

/** How Radix's packages keep the names of their functions through its own build. */
const KEEP_NAME = /^var __name = \(target, value\) => .*;$/m;

/**
 * Lets the minifier drop the function names that Radix's packages set one by one for people who debug them: 2.1 KB
 * of what a page may load. Nothing reads them; a package without them is left as it is.
 */
export function radixWithoutNames(): Plugin {
  return {
    name: 'radix-without-names',
    apply: 'build',
    transform(code, id) {
      if (!/\/@radix-ui\/[\w-]+\/dist\/index\.mjs$/.test(id)) return;
      return { code: code.replace(KEEP_NAME, 'var __name = (target) => target;'), map: null };
    },
  };
}

/** The module in which Vite keeps what it puts around every `import()` of a browser's script. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Asks for a lazy script and, in the same moment, for all that it imports. Stylesheets are not among that: ours come
 * as files of their own.
 */
const PRELOAD = `const asked = new Set();
export function __vitePreload(load, files = []) {
  for (const file of files)
    if (!asked.has(file)) {
      asked.add(file);
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
    }
  return load();
}`;

/**
 * Puts a shorter helper in the place of Vite's, a tenth of what a page may load before it is touched: Vite's waits
 * for stylesheets and knows nonces, of which this site has none.
 * @throws Error (stops the build) when a script wants a stylesheet after all, or the site is not at its root
 */
export function shortPreloadHelper(): Plugin {
  return {
    name: 'short-preload-helper',
    apply: 'build',
    enforce: 'pre',
    configResolved({ base }) {
      if (base !== '/')
        throw new Error(`The lazy scripts of src/islands/vite-plugins.ts need base "/", not "${base}".`);
    },
    load(id) {
      return id === PRELOAD_HELPER ? PRELOAD : undefined;
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && /__vite__mapDeps=.*?"[^"]+\.css"/.test(file.code))
          throw new Error(
            `${file.fileName} imports a stylesheet: link it instead (islands/stylesheet.ts), or give src/islands/vite-plugins.ts a helper that loads it.`,
          );
    },
  };
}

/** Below this many characters a script is compiled before anybody notices. */
const LONG_SCRIPT = 4_000;

/**
 * Tells Chromium to compile all of a script while it is being loaded, on another thread, and not one function after
 * the other when each is first called: an island's scripts are fetched because somebody has pressed something, and
 * the cold quote dialog opens a third sooner. Other browsers read a comment. Scripts that a page runs at once call
 * few of their functions and are left alone. Source: V8's explicit compile hints (v8.dev, Chrome 136).
 */
export function compiledWhileLoading(): Plugin {
  return {
    name: 'compiled-while-loading',
    apply: 'build',
    renderChunk: {
      // After the minifier, which takes comments away; before the name of the file is made from its content.
      order: 'post',
      handler(code, { facadeModuleId }) {
        if (code.length < LONG_SCRIPT || facadeModuleId?.includes('astro&type=script')) return;
        return { code: `//# allFunctionsCalledOnLoad\n${code}`, map: null };
      },
    },
  };
}
