import { servePreview } from '../../../../src/tools/preview/preview';
import { freePort } from '../../../../src/tools/preview/free-port';
import { type ServerKind } from './server';

/** The preview of `npm start`, which every other test of the site uses. */
export const localPreview: ServerKind = {
  name: 'the local preview',
  start: async (dist) => {
    const port = await freePort();
    const server = await servePreview(dist, port);
    return {
      url: `http://localhost:${port}`,
      stop: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    };
  },
};
