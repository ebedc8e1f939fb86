import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Where the dev server shows it. */
export const COMPONENTS_PATH = '/components';

/**
 * Adds the page of all components in all states to the dev server. It is added as a route instead of standing in
 * `src/pages`, so that a build cannot hold it.
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
