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

const areThere = (...programs: readonly string[]) => programs.every((program) => existsSync(program));

/** Debian's packages of the browsers, and whether what the tests start of each is there. */
const engines = {
  chromium: { packages: ['chromium', 'fonts-liberation'], isThere: () => findChromium() !== undefined },
  shell: { packages: ['chromium-headless-shell'], isThere: () => areThere(HEADLESS_SHELL) },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb', 'matchbox-window-manager'],
    isThere: () => areThere('/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/matchbox-window-manager'),
  },
  firefox: { packages: ['firefox-esr'], isThere: () => areThere('/usr/bin/firefox-esr') },
} as const;

const hasApt = (): boolean => existsSync('/usr/bin/apt-get');

/**
 * Finds the browser for the end-to-end tests. Installs Chromium from Debian's packages if it is missing.
 * @throws Error with what to do on a machine without apt
 */
export async function ensureChromium(): Promise<string> {
  const present = findChromium();
  if (present) return present;
  if (!hasApt())
    throw new Error('No Chromium was found. Install it, or set CHROMIUM_PATH to the browser to test with.');
  await install(engines.chromium.packages);
  const installed = findChromium();
  if (!installed) throw new Error('Chromium was installed but not found. Set CHROMIUM_PATH to its program.');
  return installed;
}

/**
 * Finds Chromium's headless shell, which has no window code: the tests use half as much CPU in it. Installs it from
 * Debian's packages if it is missing; without it the tests run in Chromium, which does the same more slowly.
 */
export async function findHeadlessShell(): Promise<string | undefined> {
  const { packages, isThere } = engines.shell;
  if (!isThere() && hasApt()) await install(packages).catch(() => undefined);
  return isThere() ? HEADLESS_SHELL : undefined;
}

/**
 * Installs the browsers of a test run that are missing, without waiting for it: half a minute, in which the tests build
 * the site. If that fails, it prints why. Tests in WebKit and Firefox are skipped then, and `ensureChromium` tries again.
 * @param others which of the other engines the run needs
 */
export async function installBrowsers(others: { webkit: boolean; firefox: boolean }): Promise<void> {
  const needed = [
    ...([engines.chromium, engines.shell] as const),
    ...(others.webkit ? [engines.webkit] : []),
    ...(others.firefox ? [engines.firefox] : []),
  ];
  const packages = needed.filter(({ isThere }) => !isThere()).flatMap((engine) => engine.packages);
  if (packages.length === 0 || !hasApt()) return;
  try {
    await install(packages);
  } catch (error) {
    console.log(`Not installed: ${(error as Error).message}`);
  }
}
