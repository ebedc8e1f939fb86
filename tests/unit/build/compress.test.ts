import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { precompress } from '@/build/compress';

describe('Compression before deployment', () => {
  let folder = '';
  beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'compress-'))));
  afterEach(() => rm(folder, { recursive: true }));

  it('puts a brotli and a gzip file beside each text file, with the same content', async () => {
    const page = path.join(folder, 'about.html');
    const text = '<p>Water on the floor</p>'.repeat(200);
    await writeFile(page, text);
    const { plain, brotli } = await precompress([page]);
    expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe(text);
    expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toBe(text);
    expect(plain).toBe(text.length);
    expect(brotli).toBe((await readFile(`${page}.br`)).length);
  });

  it('leaves pictures and fonts alone', async () => {
    const picture = path.join(folder, 'pipe.avif');
    await writeFile(picture, 'x');
    await precompress([picture]);
    expect(await readdir(folder)).toEqual(['pipe.avif']);
  });
});
