import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { neverKept } from '@/tools/desk/preview';

it('The page next to a form asks for each picture again, because one that was replaced has the same address', async () => {
  const server = createServer((_, response) => {
    neverKept(response);
    response.writeHead(200, { 'cache-control': 'public, max-age=31536000' }).end('picture');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/_image`);
  await response.text();
  server.close();
  expect(response.headers.get('cache-control')).toBe('no-store');
});
