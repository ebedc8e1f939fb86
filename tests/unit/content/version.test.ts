import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOnDisk } from '@/content/load/files';
import { contentVersion } from '@/content/version';
import { DeskHistory } from '@/tools/desk/history';

it('the built content has the name that the desk gives to what was published, whatever wrote its lines', () => {
  const root = mkdtempSync(join(tmpdir(), 'version-'));
  const git = (...command: string[]) => execFileSync('git', ['-C', root, ...command], { stdio: 'pipe' });
  const version = () => contentVersion(filesOnDisk(root));
  try {
    cpSync('.gitattributes', join(root, '.gitattributes'));
    cpSync('.gitignore', join(root, '.gitignore'));
    mkdirSync(join(root, 'content/cities'), { recursive: true });
    const city = join(root, 'content/cities/doña-ana.md');
    writeFileSync(city, '---\nname: Doña Ana\n---\nA town.\n');
    cpSync('public/favicon.ico', join(root, 'content/picture.png'));
    writeFileSync(join(root, 'content/.DS_Store'), 'left by Finder');
    const before = version();
    git('init', '--quiet');
    git('add', '.');
    git(
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@example.com',
      'commit',
      '--quiet',
      '--no-gpg-sign',
      '-m',
      'Begin',
    );
    expect(new DeskHistory(root).published()).toBe(before);
    expect(version()).toBe(before);
    rmSync(join(root, '.git'), { recursive: true });
    writeFileSync(city, readFileSync(city, 'utf8').replaceAll('\n', '\r\n'));
    expect(version()).toBe(before);
    writeFileSync(city, '---\nname: Doña Ana\n---\nA city.\n');
    expect(version()).not.toBe(before);
  } finally {
    rmSync(root, { recursive: true });
  }
});
