/**
 * Installs the project's packages if they are missing or older than the lock file. Plain JavaScript that imports no
 * package, because it runs before any is installed.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.installed-from';

/** The build cache (README, 'Deployment'). It is where CDNs look for it, but `npm ci` deletes `node_modules`. */
const cache = 'node_modules/.astro';
const aside = '.cache-aside';

/** Installs what `package-lock.json` lists; does nothing if `node_modules` already matches. */
export function ensurePackages() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages (npm ci) …');
  rmSync(aside, { recursive: true, force: true });
  if (existsSync(cache)) renameSync(cache, aside);
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { stdio: 'inherit' });
  } finally {
    if (existsSync(aside)) renameSync(aside, cache);
  }
  writeFileSync(stamp, wanted);
}

ensurePackages();
