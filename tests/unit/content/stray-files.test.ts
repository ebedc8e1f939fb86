import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOnDisk } from '@/content/load/files';
import { isStray, strayFiles } from '@/content/stray-files';

it.each([
  '.DS_Store',
  'cities/.DS_Store',
  'cities/._plano.md',
  'images/work/Thumbs.db',
  'images/work/thumbs.db',
  'desktop.ini',
  'cities/~$plano.md',
  'cities/plano.md~',
  'cities/.~lock.plano.md#',
  'cities/.plano.md.swp',
  '__MACOSX/cities/plano.md',
  'images/work/.photo.jpg.icloud',
])('%s is left there by a program', (file) => {
  expect(isStray(`content/${file}`)).toBe(true);
});

it.each(['cities/plano.md', 'site.json', 'cities/plano copy.md', 'images/work/Icon.png', 'site.json.bak'])(
  '%s is somebody’s own',
  (file) => {
    expect(isStray(`content/${file}`)).toBe(false);
  },
);

it('is what Git passes over, too', () => {
  const ignored = readFileSync('.gitignore', 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining([...strayFiles]));
});

it('is not among the files of content', () => {
  const root = mkdtempSync(join(tmpdir(), 'stray-files-'));
  mkdirSync(join(root, 'content/cities'), { recursive: true });
  for (const name of ['.DS_Store', 'cities/._plano.md', 'cities/plano.md'])
    writeFileSync(join(root, 'content', name), '');
  expect(filesOnDisk(root).names()).toEqual(['content/cities/plano.md']);
  rmSync(root, { recursive: true });
});
