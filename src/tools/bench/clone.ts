import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runNpm } from '../npm.mjs';

/** A commit with its packages, and the environment for its commands. */
export interface Clone {
  name: string;
  folder: string;
  env: NodeJS.ProcessEnv;
}

/**
 * The environment for a commit's commands: with the Node that its `.nvmrc` names, which is fetched if this is another one.
 * 54484a6 runs its unit tests in threads, which Node 24 ends with a segmentation fault.
 */
function environmentOf(folder: string): NodeJS.ProcessEnv {
  const major = readFileSync(path.join(folder, 'files/.nvmrc'), 'utf8').trim();
  if (process.versions.node.startsWith(`${major}.`)) return process.env;
  const program = `node-${process.platform}-${process.arch}`;
  const home = path.join(folder, 'node');
  runNpm(['install', '--silent', '--no-audit', '--no-fund', '--prefix', home, `${program}@${major}`]);
  const bin = path.join(home, 'node_modules', program, 'bin');
  return { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
}

/**
 * Does something with commits of this repository, each in a folder of its own with its packages installed, and removes
 * the folders.
 * @param commits anything that `git rev-parse` understands
 * @throws Error if a commit does not exist, or its Node or packages cannot be installed
 */
export async function inClones(
  commits: readonly string[],
  work: (clones: readonly Clone[]) => Promise<void>,
): Promise<void> {
  const git = (...parameters: string[]): void => {
    execFileSync('git', parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
  };
  const folders = commits.map(() => mkdtempSync(path.join(tmpdir(), 'bench-')));
  try {
    const clones = commits.map((name, index): Clone => {
      const home = folders[index] ?? '';
      const folder = path.join(home, 'files');
      const hash = execFileSync('git', ['rev-parse', name], { encoding: 'utf8' }).trim();
      git('clone', '--quiet', '--shared', '--no-checkout', '.', folder);
      git('-C', folder, 'checkout', '--quiet', '--detach', hash);
      const env = environmentOf(home);
      runNpm(['ci', '--silent', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder, env });
      return { name, folder, env };
    });
    await work(clones);
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}
