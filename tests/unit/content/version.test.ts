import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOnDisk, contentVersion } from '@/content/load/files';

it('content has one name, whatever wrote its lines', () => {
  const root = mkdtempSync(join(tmpdir(), 'version-'));
  const version = () => contentVersion(filesOnDisk(root));
  try {
    mkdirSync(join(root, 'content/cities'), { recursive: true });
    const city = join(root, 'content/cities/doña-ana.md');
    writeFileSync(city, '---\nname: Doña Ana\n---\nA town.\n');
    cpSync('public/favicon.ico', join(root, 'content/picture.png'));
    writeFileSync(join(root, 'content/.DS_Store'), 'left by Finder');
    const before = version();
    writeFileSync(city, readFileSync(city, 'utf8').replaceAll('\n', '\r\n'));
    expect(version()).toBe(before);
    writeFileSync(city, '---\nname: Doña Ana\n---\nA city.\n');
    expect(version()).not.toBe(before);
  } finally {
    rmSync(root, { recursive: true });
  }
});
