import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { islandBundles } from './bundles';
import {
  compiledWhileLoading,
  earlyScriptInOneFile,
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
        updateConfig({ vite: { plugins: [sonnerWithoutInjectedStyles()] } });
      },
      'astro:build:setup': ({ target, updateConfig }) => {
        if (target !== 'client') return;
        // In this order: the minifier removes comments, and the compile hint is one.
        updateConfig({
          build: islandBundles,
          plugins: [plainImports(), smallScripts(), compiledWhileLoading(), earlyScriptInOneFile()],
        });
      },
    },
  };
}
