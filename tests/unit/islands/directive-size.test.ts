import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { transformWithEsbuild } from 'vite';
import { describe, expect, it } from 'vitest';

describe('the directives, which stand in the HTML of every page', () => {
  it.each(['touch', 'near'])('weigh less than 400 bytes: client:%s', async (name) => {
    const file = new URL(`../../../src/islands/directives/${name}.ts`, import.meta.url);
    const { code } = await transformWithEsbuild(readFileSync(file, 'utf8'), `${name}.ts`, { minify: true });
    expect(brotliCompressSync(code).length).toBeLessThan(400);
  });
});
