import { createServer, type Server } from 'node:http';
import sirv from 'sirv';
import { listen } from '../preview/listen';

/**
 * Serves a built site as files, compressed where the build has done so. Without the headers of `npm run preview`, whose
 * description earlier commits wrote elsewhere or not at all, so that two builds are served alike.
 * @param port must be free
 */
export async function serveFiles(folder: string, port: number): Promise<Server> {
  const server = createServer(sirv(folder, { brotli: true, gzip: true, extensions: ['html'] }));
  await listen(server, port);
  return server;
}
