import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import type { EdgeDescription } from '../../../../src/edge/description';
import { dist } from '../../support/built-site';
import { promisesOn } from '../../support/promises';
import { azure } from '../../support/servers/azure';
import { firebase } from '../../support/servers/firebase';
import { npmFile } from '../../support/servers/npm-program';

// The vendors' own emulators, 220 MB to install.
for (const kind of [firebase, azure]) promisesOn(kind);

interface Route {
  src: string;
  headers?: Record<string, string>;
  status?: number;
}

// There is no server of Vercel's to install without an account, but its package that makes routes of the file.
test('Vercel’s own package reads the file for it, with the headers and the spellings of the site', () => {
  const { getTransformedRoutes } = createRequire(import.meta.url)(
    npmFile('@vercel/routing-utils@6.6.0', 'dist/index.js'),
  ) as { getTransformedRoutes: (config: unknown) => { routes: Route[]; error: { message: string } | null } };
  const read = (file: string): unknown => JSON.parse(readFileSync(`${dist}-edge/${file}`, 'utf8'));
  const { routes, error } = getTransformedRoutes(read('vercel/vercel.json'));
  expect(error).toBeNull();
  const headersOf = (path: string) =>
    Object.assign(
      {},
      ...routes.filter(({ src }) => new RegExp(src).test(path)).map(({ headers }) => headers),
    ) as object;
  const { headers } = read('edge.json') as EdgeDescription;
  for (const path of ['/', '/plumbing', '/nowhere']) expect(headersOf(path), path).toMatchObject(headers);
  for (const path of ['/about/', '/about.html', '/es/'])
    expect(
      routes.find(({ src, status }) => status === 308 && new RegExp(src).test(path)),
      path,
    ).toBeDefined();
});
