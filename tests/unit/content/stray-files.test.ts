import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOnDisk, isStray } from '@/content/load/files';

it.each([
  '.DS_Store',
  'cities/._plano.md',
  'images/work/Thumbs.db',
  'desktop.ini',
  'cities/~$plano.md',
  'cities/plano.md~',
  'cities/.~lock.plano.md#',
  'cities/.plano.md.swp',
  '__MACOSX/cities/plano.md',
  'images/work/.photo.jpg.icloud',
  'cities/Icon\r',
  'cities/@eaDir/plano.md@SynoEAStream',
  '#recycle/plano.md',
  '.idea/workspace.xml',
])('%s is left there by a program', (file) => {
  expect(isStray(`content/${file}`)).toBe(true);
});

it.each([
  'cities/plano.md',
  'site.json',
  'cities/plano copy.md',
  'images/work/Icon.png',
  'images/Icons/a.png',
  'site.json.bak',
])('%s is somebody’s own', (file) => {
  expect(isStray(`content/${file}`)).toBe(false);
});

it('is not among the files of content', () => {
  const root = mkdtempSync(join(tmpdir(), 'stray-files-'));
  mkdirSync(join(root, 'content/cities'), { recursive: true });
  for (const name of ['.DS_Store', 'cities/._plano.md', 'cities/plano.md'])
    writeFileSync(join(root, 'content', name), '');
  symlinkSync('plano.md', join(root, 'content/cities/frisco.md'));
  expect(filesOnDisk(root).names()).toEqual(['content/cities/plano.md']);
  expect(filesOnDisk(root).notFiles?.()).toEqual(['content/cities/frisco.md']);
  rmSync(root, { recursive: true });
});
