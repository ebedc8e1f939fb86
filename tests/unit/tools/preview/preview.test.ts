import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeEdge } from '@/edge/description';
import { servePreview } from '@/tools/preview/preview';

let folder: string;
let server: Server | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preview-'));
});

afterEach(async () => {
  server?.close();
  await rm(folder, { recursive: true });
});

/** Serves a site of two pages, of which only the given files are left on the disk. */
async function serve(files: Readonly<Record<string, string>>): Promise<(path: string) => Promise<Response>> {
  const dist = join(folder, 'dist');
  await mkdir(dist);
  await mkdir(`${dist}-edge`);
  for (const [name, text] of Object.entries(files)) await writeFile(join(dist, name), text);
  const edge = describeEdge({
    siteUrl: 'https://www.example.com',
    files: ['/index.html', '/about.html', '/404.html'],
    scriptHashes: [],
    webhooks: [],
    mapUrl: 'https://maps.example.com',
    tag: undefined,
  });
  await writeFile(`${dist}-edge/edge.json`, JSON.stringify(edge));
  server = await servePreview(dist, 0);
  const { port } = server.address() as AddressInfo;
  return (path) => fetch(`http://localhost:${port}${path}`);
}

it.each([
  ['/nowhere', 404, '/404.html'],
  ['/about', 500, '/about.html'],
])('goes on, and names the file, where that of %s is missing', async (path, status, file) => {
  const get = await serve({ 'index.html': 'home' });
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(`${file} is missing`);
  expect((await get('/')).status).toBe(200);
});
