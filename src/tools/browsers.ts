import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

/** Flags for a Chromium that opens only local pages: no window, no sandbox, no background requests to other hosts. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Installs Debian packages. Other work of this process goes on meanwhile.
 * @throws Error of apt-get; a call that takes two and a half minutes has no network
 */
async function install(packages: readonly string[]): Promise<void> {
  console.log(`apt-get installs ${packages.join(', ')} …`);
  // `update` first, because a fresh machine has no list of packages.
  for (const call of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
    // Waits while another program is using apt.
    await promisify(execFile)('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=120', ...call], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 150_000,
      maxBuffer: 16_000_000,
    });
}

const findChromium = (): string | undefined => places.find((place) => place && existsSync(place));

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Debian's packages of the browsers, and the programs of each that the tests start. */
const engines = {
  shell: { packages: ['chromium-headless-shell'], programs: [HEADLESS_SHELL] },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb', 'matchbox-window-manager'],
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/matchbox-window-manager'],
  },
  firefox: { packages: ['firefox-esr'], programs: ['/usr/bin/firefox-esr'] },
} as const;

const missing = (engine: keyof typeof engines): readonly string[] =>
  engines[engine].programs.every((program) => existsSync(program)) ? [] : engines[engine].packages;

/** Installs Debian packages if some are named, or prints why it cannot: then what needs them is skipped. */
async function tryToInstall(packages: readonly string[]): Promise<void> {
  if (packages.length > 0 && existsSync('/usr/bin/apt-get'))
    await install(packages).catch((error: Error) => console.log(`Not installed: ${error.message}`));
}

const missingChromium = () => (findChromium() ? [] : ['chromium', 'fonts-liberation']);

/**
 * Finds the browser for the end-to-end tests. Installs Chromium from Debian's packages if it is missing.
 * @throws Error with what to do where that cannot be done
 */
export async function ensureChromium(): Promise<string> {
  await tryToInstall(missingChromium());
  const found = findChromium();
  if (!found)
    throw new Error('No Chromium was found. Install it, or set CHROMIUM_PATH to the browser to test with.');
  return found;
}

/**
 * Finds Chromium's headless shell, which has no window code: the tests use half as much CPU in it. Installs it from
 * Debian's packages if it is missing; without it the tests run in Chromium, which does the same more slowly.
 */
export async function findHeadlessShell(): Promise<string | undefined> {
  await tryToInstall(missing('shell'));
  return missing('shell').length === 0 ? HEADLESS_SHELL : undefined;
}

/**
 * Installs the browsers of a test run that are missing, without waiting for it: half a minute, in which the tests build
 * the site.
 * @param others which of the other engines the run needs
 */
export const installBrowsers = (others: { webkit: boolean; firefox: boolean }): Promise<void> =>
  tryToInstall([
    ...missingChromium(),
    ...missing('shell'),
    ...(others.webkit ? missing('webkit') : []),
    ...(others.firefox ? missing('firefox') : []),
  ]);
