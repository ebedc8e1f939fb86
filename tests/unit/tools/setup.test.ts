import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { npmProgram, programOf } from '@/tools/npm.mjs';
import { firstDifference, wrongFolder } from '@/tools/setup.mjs';

const lock = {
  '': { version: '1.0.0' },
  'node_modules/astro': { version: '5.18.2', integrity: 'sha512-a' },
  'node_modules/astro/node_modules/cookie': { version: '1.0.2', integrity: 'sha512-c' },
  'node_modules/@img/sharp-darwin': { version: '0.34.5', integrity: 'sha512-s', optional: true },
};
const { ['']: _project, ['node_modules/@img/sharp-darwin']: _forMacs, ...installed } = lock;

describe('An installation of the packages', () => {
  it('stays as it is after npm ci or npm install, without packages for other machines and with some added by hand', () => {
    const byHand = { ...installed, 'node_modules/left-pad': { version: '1.3.0', integrity: 'sha512-l' } };
    expect(firstDifference(lock, byHand)).toBeUndefined();
  });

  it('is renewed when a package is missing, has another version or comes from elsewhere, and says which', () => {
    const astro = 'node_modules/astro';
    expect(firstDifference(lock, { [astro]: installed[astro] })).toBe('cookie is missing');
    const changed = (change: object) => ({ ...installed, [astro]: { ...installed[astro], ...change } });
    expect(firstDifference(lock, changed({ version: '5.0.0' }))).toBe('astro is 5.0.0, not 5.18.2');
    expect(firstDifference(lock, changed({ integrity: 'sha512-x' }))).toBe(
      'astro 5.18.2 comes from somewhere else',
    );
  });

  it('of this project matches its lock file, so that npm ci and a build after it install once', () => {
    const packages = (file: string) =>
      (JSON.parse(readFileSync(file, 'utf8')) as { packages: Parameters<typeof firstDifference>[0] })
        .packages;
    expect(
      firstDifference(packages('package-lock.json'), packages('node_modules/.package-lock.json')),
    ).toBeUndefined();
  });
});

describe('The folder of the project', () => {
  it.each(['/home/ann/C# sites/plumber', '/srv/100% plumbing', '/srv/what?'])('is refused: %s', (folder) => {
    expect(wrongFolder(folder)).toContain('Rename the folder');
  });

  it('may have spaces and letters of any language', () => {
    expect(wrongFolder('/Users/josé/My sites (new)/plumber')).toBeUndefined();
  });
});

describe('Every script of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const commands = Object.values(scripts).flatMap((script) => script.split(' && '));

  it.each(commands)('fetches a newer Node and checks the folder first: %s', (command) => {
    const [node, run, tool = ''] = command.split(' ');
    expect([node, run]).toEqual(['node', 'src/tools/run.mjs']);
    expect(existsSync(tool.endsWith('.ts') ? tool : programOf(tool))).toBe(true);
  });

  it('begins with code that an old Node can read, and says in a sentence what to install', () => {
    const first = readFileSync('src/tools/run.mjs', 'utf8');
    expect(first).not.toMatch(/^import /m);
    expect(first.replaceAll(/\/\*[^]*?\*\//g, '')).not.toMatch(/\?\.|\?\?|await /);
    const old = `Object.defineProperty(process.versions, 'node', { value: '16.20.2' });`;
    const preload = `data:text/javascript,${encodeURIComponent(old)}`;
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', preload, 'src/tools/run.mjs', 'x.ts'],
      {
        encoding: 'utf8',
      },
    );
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(/^This is Node .*\. Install Node 24 \(.*\)\.$/);
  });
});

describe('npm', () => {
  it('is the one that runs this, as JavaScript', () => {
    const [program] = [npmProgram()];
    if (program) expect(existsSync(program)).toBe(true);
    expect(npmProgram({ npm_execpath: program }, '/nowhere/bin/node')).toBe(program);
    // Another package manager is no npm.
    expect(npmProgram({ npm_execpath: '/usr/lib/yarn.js' }, '/nowhere/bin/node')).toBeUndefined();
  });

  it('installs what builds the site where a host has set NODE_ENV to production', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^include=dev$/m);
  });
});
