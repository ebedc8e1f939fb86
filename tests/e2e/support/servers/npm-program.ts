import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runNpm } from '../../../../src/tools/npm.mjs';
import { NotHere } from './server';

/**
 * A file of a package that only these tests need, which is therefore none of the project's: installed into `.cache/` when
 * a test first asks for it.
 * @param name of the package, with its version: `wrangler@4.86.0`
 * @throws NotHere where it cannot be installed
 */
export function npmFile(name: string, file: string): string {
  const folder = path.resolve('.cache/hosts', name.replaceAll(/[@/]+/g, '-').replace(/^-/, ''));
  const wanted = path.join(folder, 'node_modules', name.replace(/(.)@.*/, '$1'), file);
  if (existsSync(wanted)) return wanted;
  mkdirSync('.cache/hosts', { recursive: true });
  // Two workers may install at once, each into a folder of its own: the first one's is used.
  const own = mkdtempSync(path.resolve('.cache/hosts/new-'));
  try {
    // Without install scripts: superstatic's compiles an optional package for minutes.
    runNpm(['install', '--prefix', own, '--ignore-scripts', '--no-audit', '--no-fund', name], {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 120_000,
    });
  } catch (error) {
    rmSync(own, { recursive: true });
    throw new NotHere(`${name} cannot be installed from the package registry: ${String(error)}`);
  }
  try {
    renameSync(own, folder);
  } catch {
    rmSync(own, { recursive: true });
  }
  return wanted;
}
