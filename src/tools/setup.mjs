/**
 * Installs the project's packages if they are missing or not those of the lock file. Plain JavaScript that imports no
 * package, because it runs before any is installed.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { runNpm } from './npm.mjs';

/** What npm itself writes after every install, with the same entries as `package-lock.json`. */
const installedList = 'node_modules/.package-lock.json';

/** The build cache (src/edge/README.md). It is where CDNs look for it, but `npm ci` deletes `node_modules`. */
const cache = 'node_modules/.astro';
const aside = '.cache-aside';

/**
 * The first package that is not installed as the lock file says, in words; undefined if all are. Packages that
 * somebody added by hand do no harm, and an optional one is absent where it is for another kind of machine.
 * @param {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }>} wanted
 * @param {Record<string, { version?: string, integrity?: string }>} installed
 * @returns {string | undefined}
 */
export function firstDifference(wanted, installed) {
  for (const [path, { version, integrity, optional, devOptional }] of Object.entries(wanted)) {
    if (path === '') continue;
    const name = path.replace(/^.*node_modules\//, '');
    const found = installed[path];
    if (!found) {
      if (optional || devOptional) continue;
      return `${name} is missing`;
    }
    if (found.version !== version) return `${name} is ${found.version}, not ${version}`;
    if (found.integrity !== integrity) return `${name} ${version} comes from somewhere else`;
  }
  return undefined;
}

/** @param {string} file */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Why the project cannot be built in its folder, in words; undefined if it can. Vite takes a path for an address, in
 * which `#` and `?` end it and `%` begins a code: a build ends in stack traces of other programs.
 * @param {string} folder
 * @returns {string | undefined}
 */
export function wrongFolder(folder) {
  const sign = /[#%?]/.exec(folder)?.[0];
  return (
    sign &&
    `The project is in ${folder}, and its tools cannot work in a folder with ${sign} in its name. Rename the folder.`
  );
}

/** Installs what `package-lock.json` lists; does nothing if `node_modules` already matches. */
export function ensurePackages() {
  if (existsSync('node_modules')) {
    const difference = existsSync(installedList)
      ? firstDifference(packagesIn('package-lock.json'), packagesIn(installedList))
      : 'npm did not install it';
    if (difference === undefined) return;
    console.log(
      `node_modules does not match package-lock.json: ${difference}. It is deleted and installed again.`,
    );
  }
  console.log('Installing packages (npm ci) …');
  rmSync(aside, { recursive: true, force: true });
  if (existsSync(cache)) renameSync(cache, aside);
  let isInstalled = false;
  try {
    // With what builds the site, also where NODE_ENV is production.
    runNpm(['ci', '--include=dev', '--no-audit', '--no-fund']);
    isInstalled = true;
  } catch {
    console.error('The packages could not be installed; npm says above why. Then run the command again.');
  } finally {
    mkdirSync('node_modules', { recursive: true });
    if (existsSync(aside)) renameSync(aside, cache);
  }
  if (!isInstalled) process.exit(1);
}
