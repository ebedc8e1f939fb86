import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The page's address on the dev server. */
export const COMPONENTS_PATH = '/components';

/**
 * Adds the page of all components to the dev server. It is a route added here, not a file in
 * `src/pages`, so a build never contains it.
 */
export function componentsPage(): AstroIntegration {
  return {
    name: 'components-page',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({
          pattern: COMPONENTS_PATH,
          entrypoint: fileURLToPath(new URL('./page.astro', import.meta.url)),
        });
      },
    },
  };
}
