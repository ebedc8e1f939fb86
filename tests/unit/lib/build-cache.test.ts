import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropUnused, madeOnce } from '@/lib/build-cache';

describe('The build cache', () => {
  let folder = '';
  beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'cache-'))));
  afterEach(() => rm(folder, { recursive: true }));

  const make = vi.fn(() => Promise.resolve(Buffer.from('slow')));
  beforeEach(() => make.mockClear());

  it('makes a result once, and gives the same bytes after that', async () => {
    for (let build = 0; build < 3; build++)
      expect(Buffer.from(await madeOnce('step', ['a', 'b'], make, folder)).toString()).toBe('slow');
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('makes it anew where an input is another, wherever the inputs are cut', async () => {
    for (const inputs of [['a', 'b'], ['ab'], ['a', 'b', ''], ['a', 'c']])
      await madeOnce('step', inputs, make, folder);
    expect(make).toHaveBeenCalledTimes(4);
  });

  it('stores nothing where making it fails', async () => {
    await expect(madeOnce('step', ['a'], () => Promise.reject(new Error('no room')), folder)).rejects.toThrow(
      'no room',
    );
    await madeOnce('step', ['a'], make, folder);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('deletes what no build has used for a month', async () => {
    for (const input of ['old', 'new']) await madeOnce('step', [input], make, folder);
    const step = path.join(folder, 'step');
    const [first = ''] = await readdir(step);
    const then = new Date('2026-01-01');
    await utimes(path.join(step, first), then, then);
    await dropUnused(new Date(), folder);
    expect(await readdir(step)).toHaveLength(1);
    await expect(dropUnused(new Date(), path.join(folder, 'nothing'))).resolves.toBeUndefined();
  });
});
