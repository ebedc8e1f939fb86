import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as setup } from '@playwright/test';
import { buildCommand } from '../../../src/tools/commands/build-site';
import { copySite } from '../../../src/tools/site-copy';
import { anotherTown } from '../../sample/another-town';
import { tagSettings, versionFile } from '../ads/tag';
import { built } from './test';

/** Files of `content/` that the sample does not have, because they have no text. */
const notWords = /^content\/(drawings|examples|images|recipes|schemas|README\.md)/;

setup('a company in another state builds its site from content alone', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'another-town-'));
  try {
    copySite(folder, {
      withPictures: true,
      without: (file) => file.startsWith('content/') && !notWords.test(file),
    });
    const files = new Map(anotherTown()).set(versionFile.name, versionFile.text);
    for (const [name, text] of files) {
      if (text === null) continue;
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    // Its colors are in the icons, too.
    for (const program of [['--import', 'tsx', 'src/tools/commands/make-icons.ts'], buildCommand]) {
      const { status, stdout, stderr } = spawnSync(process.execPath, program, {
        cwd: folder,
        encoding: 'utf8',
        // Without the setting for pictures, so that a build without them is looked at, too.
        env: { ...process.env, ...tagSettings, SITE_URL: built.origin, PUBLIC_PHOTO_WEBHOOK_URL: '' },
      });
      expect(status, (stdout + stderr).slice(-3000)).toBe(0);
    }
    rmSync(built.folder, { recursive: true, force: true });
    for (const name of ['dist', 'dist-edge'])
      cpSync(path.join(folder, name), path.join(built.folder, name), { recursive: true });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
