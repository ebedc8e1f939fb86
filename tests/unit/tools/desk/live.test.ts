import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isLive } from '@/tools/desk/live';

/** Asks a public site that answers with this text whether it shows the content `abc`. */
async function ask(answer: string) {
  const server = createServer((request, response) =>
    response.writeHead(request.url === '/version.json' ? 200 : 404).end(answer),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const live = await isLive(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, 'abc');
  server.close();
  return live;
}

describe('after a publish, the desk', () => {
  it.each([
    ['that visitors see it', '{"content":"abc"}', 'yes'],
    ['that they do not see it yet', '{"content":"before"}', 'not yet'],
    ['nothing of a site that was built without a history', '{"content":null}', 'unknown'],
    ['nothing of a site that answers something else', '<!doctype html>', 'unknown'],
  ])('says %s', async (_, answer, live) => {
    expect(await ask(answer)).toBe(live);
  });

  it('asks nobody where the site has no public address', async () => {
    expect(await isLive(undefined, 'abc')).toBe('unknown');
  });
});
