import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type * as Handler from './handler';

/**
 * Adds the desk, where the office changes the content, to the dev server. A build does not hold it, and does not wait
 * for the packages that it needs either.
 */
export function desk(): AstroIntegration {
  let root = '';
  return {
    name: 'desk',
    hooks: {
      'astro:config:setup': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:server:setup': async ({ server }) => {
        // A server that nobody can visit belongs to a test run.
        if (!server.httpServer) return;
        const handler = fileURLToPath(new URL('./handler.ts', import.meta.url));
        const { createDesk } = (await server.ssrLoadModule(handler)) as typeof Handler;
        const answer = createDesk(root);
        server.middlewares.use((request, response, next) => {
          void answer(request, response).then((isOurs) => {
            if (!isOurs) next();
          });
        });
      },
    },
  };
}
