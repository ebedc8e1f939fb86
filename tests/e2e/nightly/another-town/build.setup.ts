import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as setup } from '@playwright/test';
import { buildCommand } from '../../../../src/tools/commands/build-site';
import { anotherTown } from '../../../sample/another-town';
import { tagSettings, versionFile } from '../../support/tag';
import { built } from '../../support/another-town';

/** Files of `content/` that the sample does not have, because they have no text. */
const notWords = /^content\/(drawings|examples|images|recipes|schemas|README\.md)/;

/** What a build reads, and pictures of earlier builds, so that it does not make the same again. */
const sources =
  'content public src astro.config.mjs package.json tailwind.config.mjs tsconfig.json node_modules/.astro/assets';

/** Copies the project without the words of its content to an empty folder. Packages are linked. */
function copySite(folder: string): void {
  const packages = path.join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync('node_modules'))
    if (!name.startsWith('.')) symlinkSync(path.resolve('node_modules', name), path.join(packages, name));
  const isCopied = (file: string) => !file.startsWith('content/') || notWords.test(file);
  for (const name of sources.split(' ').filter((source) => existsSync(source)))
    cpSync(name, path.join(folder, name), {
      recursive: true,
      filter: (source) => isCopied(source.split(path.sep).join('/')),
    });
}

/** What a build writes for the server. */
const output = ['dist', 'dist-edge'];

function run(folder: string, program: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    cwd: folder,
    encoding: 'utf8',
    // Without the setting for pictures, so that a build without them is looked at, too.
    env: { ...process.env, ...tagSettings, SITE_URL: built.origin, PUBLIC_PHOTO_WEBHOOK_URL: '' },
  });
  expect(status, (stdout + stderr).slice(-3000)).toBe(0);
}

setup.describe.serial('its build', () => {
  let folder = '';
  setup.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  setup('a company in another state builds its site from content alone', () => {
    folder = mkdtempSync(path.join(tmpdir(), 'another-town-'));
    copySite(folder);
    const files = new Map(anotherTown()).set(versionFile.name, versionFile.text);
    for (const [name, text] of files) {
      if (text === null) continue;
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    // Its colors are in the icons, too.
    run(folder, ['--import', 'tsx', 'src/tools/commands/make-icons.ts']);
    run(folder, buildCommand);
    rmSync(built.folder, { recursive: true, force: true });
    for (const name of output)
      cpSync(path.join(folder, name), path.join(built.folder, name), { recursive: true });
  });

  setup('the same content builds the same bytes in another folder with the cache of an earlier build', () => {
    const other = mkdtempSync(path.join(tmpdir(), 'same-bytes-'));
    try {
      cpSync(folder, other, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (source) => !output.includes(path.relative(folder, source)),
      });
      run(other, buildCommand);
      for (const name of output)
        execFileSync('diff', [
          '--recursive',
          '--brief',
          path.join(other, name),
          path.join(built.folder, name),
        ]);
    } finally {
      rmSync(other, { recursive: true, force: true });
    }
  });
});
