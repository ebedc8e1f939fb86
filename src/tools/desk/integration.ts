import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type * as Handler from './handler';

/**
 * Adds the desk, where the office edits the content, to the dev server. Builds do not contain it and do not load its
 * packages.
 */
export function desk(): AstroIntegration {
  let root = '';
  return {
    name: 'desk',
    hooks: {
      'astro:config:setup': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:server:setup': async ({ server, refreshContent }) => {
        // Vitest's server has no HTTP server.
        if (!server.httpServer) return;
        const handler = fileURLToPath(new URL('./handler.ts', import.meta.url));
        const { createDesk } = (await server.ssrLoadModule(handler)) as typeof Handler;
        // On a busy machine Astro sometimes misses a change of a file, or that its own store of the content has changed.
        const answer = createDesk(root, async () => {
          // Astro refuses content with a mistake, which the desk lists.
          await refreshContent?.({}).catch(() => undefined);
          server.moduleGraph.invalidateAll();
        });
        server.middlewares.use((request, response, next) => {
          void answer(request, response).then((isOurs) => {
            if (!isOurs) next();
          });
        });
      },
    },
  };
}
