import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { answeredAsGone, guardPreview, neverKept } from '@/tools/desk/preview';

/** Asks a dev server that answers in a certain way, as the desk's frame or as a tab of its own. */
async function ask(answer: RequestListener, as: 'iframe' | 'document') {
  const server = createServer((request, response) => {
    guardPreview(request, response);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const response = await fetch(url, { headers: { 'Sec-Fetch-Dest': as } });
  const text = await response.text();
  server.close();
  return { status: response.status, type: response.headers.get('content-type'), text };
}

const page = '<!doctype html><html lang="en"><p>Drains</p></html>';
const html = { 'Content-Type': 'text/html' };

describe('the page next to a form', () => {
  it('is the page as it is', async () => {
    const seen = await ask((_, response) => {
      response.writeHead(200, { ...html, 'Content-Length': page.length });
      response.write(page.slice(0, 20));
      response.end(page.slice(20));
    }, 'iframe');
    expect(seen).toEqual({ status: 200, type: 'text/html', text: page });
  });

  it.each<[string, RequestListener]>([
    ['an error', (_, response) => response.writeHead(500, html).end('<title>ImageNotFound</title>at x.js:1')],
    [
      'an error in the middle of it',
      (_, response) => {
        response.writeHead(200, html);
        response.write(page.slice(0, 30));
        response.destroy(new Error('LocalImageUsedWrongly'));
      },
    ],
    ['half a page', (_, response) => response.writeHead(200, html).end(page.slice(0, 30))],
  ])('says plainly that it cannot be shown, instead of %s', async (_, answer) => {
    const { status, text } = await ask(answer, 'iframe');
    expect(status).toBe(500);
    expect(text).toContain('This page cannot be shown at the moment');
    expect(text).toContain('What you saved is kept');
    expect(text).not.toMatch(/ImageNotFound|x\.js|Drains/);
  });

  it('keeps the error for a developer who opens the page by itself', async () => {
    const { text } = await ask((_, response) => response.writeHead(500).end('at x.js:1'), 'document');
    expect(text).toBe('at x.js:1');
  });

  it('leaves the place of a picture empty that is gone, and serves the others', async () => {
    const server = createServer((request, response) => {
      if (!answeredAsGone(request, response)) response.writeHead(200, { 'Content-Type': 'image/avif' }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const typeOf = async (name: string) => {
      const href = encodeURIComponent(`/@fs${path.resolve('content/images/work', name)}?origWidth=1600`);
      const response = await fetch(`http://127.0.0.1:${port}/_image?href=${href}&w=800`);
      expect(response.status).toBe(200);
      return response.headers.get('content-type');
    };
    expect(await typeOf('gone.webp')).toBe('image/svg+xml');
    expect(await typeOf('service-van.avif')).toBe('image/avif');
    server.close();
  });

  it('asks for each picture again, because one that was replaced has the same address', async () => {
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
});
