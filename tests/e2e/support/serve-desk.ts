import { createServer } from 'node:http';
import { createDesk } from '@/tools/desk/handler';
import { listen } from '@/tools/preview/listen';

/** Serves only the desk, without the site, for tests. */
export async function serveDesk(root: string): Promise<{ url: string; close: () => Promise<void> }> {
  const desk = createDesk(root);
  const server = createServer((request, response) => {
    void desk(request, response).then((isOurs) => {
      if (!isOurs) response.writeHead(404).end();
    });
  });
  const { port, close } = await listen(server, 0, '127.0.0.1');
  return { url: `http://localhost:${port}`, close };
}
