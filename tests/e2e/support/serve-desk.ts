import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDesk } from '@/tools/desk/handler';

/** Serves only the desk, without the site, for tests. */
export async function serveDesk(root: string): Promise<{ url: string; close: () => Promise<void> }> {
  const desk = createDesk(root);
  const server = createServer((request, response) => {
    void desk(request, response).then((isOurs) => {
      if (!isOurs) response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}
