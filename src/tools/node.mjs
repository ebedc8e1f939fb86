/**
 * Runs the project's commands with the Node.js that Astro needs. A machine with an older one gets it from the npm registry,
 * into `.cache/node`, once. Plain JavaScript that imports no package and runs on Node 20.
 */
import { cpSync, existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { runNpm } from './npm.mjs';

const minimum = [22, 12];
const folder = '.cache/node';

const isEnough = ([major = 0, minor = 0]) =>
  major > minimum[0] || (major === minimum[0] && minor >= minimum[1]);

/**
 * The program that runs the commands: this one if it is new enough, otherwise that of `src/tools/node/package.json`. It is also
 * the first on `PATH`, so that npm and npx use it, too.
 * @returns {string}
 */
export function ensureNode() {
  if (isEnough(process.versions.node.split('.').map(Number))) return process.execPath;
  const bin = resolve(folder, `node_modules/node-${process.platform}-${process.arch}/bin`);
  // The program itself: a fetch that was cut off leaves folders.
  if (!existsSync(resolve(bin, 'node'))) {
    console.log(
      `This is Node ${process.version}; Astro needs ${minimum.join('.')} or newer. Installing it (53 MB, npm) …`,
    );
    cpSync('src/tools/node', folder, { recursive: true });
    try {
      runNpm(['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder });
    } catch {
      // npm has said why; what to do is told below.
    }
    if (!existsSync(resolve(bin, 'node'))) {
      console.error('It could not be fetched here. Install Node 24 (https://nodejs.org) and run this again.');
      process.exit(1);
    }
  }
  process.env.PATH = `${bin}${delimiter}${process.env.PATH}`;
  return resolve(bin, 'node');
}
