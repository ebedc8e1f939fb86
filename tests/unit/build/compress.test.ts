import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
