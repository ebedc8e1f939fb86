import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildCommand } from '../../../src/tools/commands/build-site';
import { copySite } from '../../../src/tools/site-copy';

/** A digest of each file in a folder, by its name. */
const digests = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [
        path.relative(folder, file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );

test('the same commit builds the same bytes in another folder with the cache of an earlier build', () => {
  test.skip(!process.env.TEST_SITE_URL, 'dist/ is not the build of npm test');
  const history = spawnSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' }).stdout?.trim();
  const folder = mkdtempSync(path.join(tmpdir(), 'same-bytes-'));
  try {
    copySite(folder, { withPictures: true });
    const { status, stdout, stderr } = spawnSync(process.execPath, buildCommand, {
      cwd: folder,
      encoding: 'utf8',
      // The sitemap needs the dates of commits, but the copy has no history of its own.
      env: { ...process.env, ...(history && { GIT_DIR: history, GIT_WORK_TREE: folder }) },
    });
    expect(status, (stdout + stderr).slice(-3000)).toBe(0);
    for (const built of ['dist', 'dist-edge'])
      expect(digests(path.join(folder, built))).toEqual(digests(built));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
