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
