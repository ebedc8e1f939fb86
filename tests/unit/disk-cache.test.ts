import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cached, dropUnused } from '@/disk-cache.mjs';

describe('The cache of a build', () => {
  let folder = '';
  beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'cache-'))));
  afterEach(() => rm(folder, { recursive: true }));

  let made = 0;
  const make = () => Promise.resolve(Buffer.from(`picture ${++made}`));
  beforeEach(() => void (made = 0));
  const entry = async () => path.join(folder, (await readdir(folder))[0] ?? '');

  it('makes a thing once, and again only when something that it depends on changes', async () => {
    const first = await cached(['card', 'design'], make, folder);
    expect((await cached(['card', 'design'], make, folder)).equals(first)).toBe(true);
    expect((await cached(['card', 'new design'], make, folder)).toString()).toBe('picture 2');
  });

  it('does not mistake two short ingredients for one long one', async () => {
    await cached(['a', 'b'], make, folder);
    expect((await cached(['ab'], make, folder)).toString()).toBe('picture 2');
  });

  it.each([
    ['cut short', async (file: string) => writeFile(file, (await readFile(file)).subarray(0, 35))],
    ['empty', (file: string) => writeFile(file, '')],
    ['written by somebody else', (file: string) => writeFile(file, 'x'.repeat(400))],
    ['a folder', async (file: string) => void (await rm(file), await mkdir(file))],
  ])('makes a thing again whose entry is %s', async (_, damage) => {
    await cached(['card'], make, folder);
    await damage(await entry());
    expect((await cached(['card'], make, folder)).toString()).toBe('picture 2');
  });

  it('makes everything if the folder cannot be used', async () => {
    const file = path.join(folder, 'not-a-folder');
    await writeFile(file, '');
    expect((await cached(['card'], make, file)).toString()).toBe('picture 1');
  });

  it('leaves nothing behind when a thing cannot be made', async () => {
    await expect(cached(['card'], () => Promise.reject(new Error('no drawing')), folder)).rejects.toThrow(
      'no drawing',
    );
    expect(await readdir(folder)).toEqual([]);
  });

  it('deletes entries that no build has used for a month, and keeps the others', async () => {
    const day = 24 * 60 * 60 * 1000;
    const longAgo = new Date(Date.now() - 40 * day);
    await cached(['used'], make, folder);
    await utimes(await entry(), longAgo, longAgo);
    await cached(['used'], make, folder);
    await cached(['new'], make, folder);
    dropUnused(folder);
    expect(await readdir(folder)).toHaveLength(2);
    dropUnused(folder, Date.now() + 31 * day);
    expect(await readdir(folder)).toEqual([]);
    expect(() => dropUnused(path.join(folder, 'missing'))).not.toThrow();
  });
});
