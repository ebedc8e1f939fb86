import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds the browser for the end-to-end tests, and installs Chromium from Debian's packages where there is
 * none.
 * @returns path of the program
 * @throws Error with what to do on a machine without apt
 */
export function ensureChromium(): string {
  const found = (): string | undefined => places.find((place) => place && existsSync(place));
  const present = found();
  if (present) return present;
  if (!existsSync('/usr/bin/apt-get'))
    throw new Error('No Chromium was found. Install it, or set CHROMIUM_PATH to the browser to test with.');
  console.log('Installing Chromium from Debian packages …');
  execFileSync('apt-get', ['update'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
    stdio: 'inherit',
  });
  const installed = found();
  if (!installed) throw new Error('Chromium was installed but not found. Set CHROMIUM_PATH to its program.');
  return installed;
}
