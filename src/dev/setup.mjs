/**
 * Installs the project's packages where they are missing or older than the lock file. Plain JavaScript without
 * imports from packages: it runs before there are any.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.installed-from';

/** What builds keep (README, 'Deployment') lies where CDNs look for it, and `npm ci` empties that folder. */
const cache = 'node_modules/.astro';
const aside = '.cache-aside';

/** Makes `node_modules` what `package-lock.json` says; does nothing if it is already. */
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
