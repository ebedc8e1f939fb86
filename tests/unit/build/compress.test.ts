import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressTexts } from '@/build/compress';

describe('Compression before deployment', () => {
  let folder = '';
  let cache = '';
  const compress = (files: readonly string[]) => compressTexts(files, cache);
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'compress-'));
    cache = await mkdtemp(path.join(tmpdir(), 'cache-'));
  });
  afterEach(() => Promise.all([folder, cache].map((one) => rm(one, { recursive: true }))));

  it('puts a brotli and a gzip file beside each text file, with the same content', async () => {
    const page = path.join(folder, 'about.html');
    const text = '<p>Water on the floor</p>'.repeat(200);
    await writeFile(page, text);
    const { plain, brotli } = await compress([page]);
    expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe(text);
    expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toBe(text);
    expect(plain).toBe(text.length);
    expect(brotli).toBe((await readFile(`${page}.br`)).length);
  });

  it('does not compress pictures and fonts', async () => {
    const picture = path.join(folder, 'pipe.avif');
    await writeFile(picture, 'x');
    await compress([picture]);
    expect(await readdir(folder)).toEqual(['pipe.avif']);
  });

  it('says why a file cannot be read', async () => {
    const page = path.join(folder, 'about.html');
    await mkdir(page);
    await expect(compress([page])).rejects.toThrow('EISDIR');
  });

  it('names a file that could not be written', async () => {
    const page = path.join(folder, 'about.html');
    await writeFile(page, '<p>');
    await mkdir(`${page}.br`);
    await expect(compress([page])).rejects.toThrow('about.html.br');
  });
});
