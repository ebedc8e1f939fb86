import { readdirSync, readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';

/** What Vite's dev server takes for a script of a page, also in the code and the comments of a component. */
const scripts = /<script(?:\s[^>]*)?>(.*?)<\/script>/gis;

it('Vite’s dev server can read what it takes for scripts of components, or it misses packages of islands', async () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.astro'),
  );
  const found = files.flatMap((file) =>
    Array.from(readFileSync(`src/${file}`, 'utf8').matchAll(scripts), ([, code = '']) => ({ file, code })),
  );
  expect(found.length).toBeGreaterThan(0);
  for (const { file, code } of found)
    await expect(transform(code, { loader: 'ts' }), file).resolves.toBeDefined();
});
