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

const chromiumPackages = ['chromium', 'fonts-liberation'] as const;
const shellPackages = ['chromium-headless-shell'] as const;

/**
 * Finds the browser for the end-to-end tests. Installs Chromium from Debian's packages if it is missing.
 * @throws Error with what to do on a machine without apt
 */
export async function ensureChromium(): Promise<string> {
  const findBrowser = (): string | undefined => places.find((place) => place && existsSync(place));
  const present = findBrowser();
  if (present) return present;
  if (!existsSync('/usr/bin/apt-get'))
    throw new Error('No Chromium was found. Install it, or set CHROMIUM_PATH to the browser to test with.');
  await install(chromiumPackages);
  const installed = findBrowser();
  if (!installed) throw new Error('Chromium was installed but not found. Set CHROMIUM_PATH to its program.');
  return installed;
}

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Finds Chromium's headless shell, which has no window code: the tests use half as much CPU in it. Installs it from
 * Debian's packages if it is missing.
 */
export async function findHeadlessShell(): Promise<string | undefined> {
  if (!existsSync(HEADLESS_SHELL) && existsSync('/usr/bin/apt-get'))
    try {
      await install(shellPackages);
    } catch {
      // The tests then run in Chromium, which does the same more slowly.
    }
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined;
}

/** Debian's packages of the other two browser engines, and the program that the tests start for each. */
const otherBrowsers = [
  {
    name: 'WebKit',
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/matchbox-window-manager'],
    packages: ['webkit2gtk-driver', 'xvfb', 'matchbox-window-manager'],
  },
  { name: 'Firefox', programs: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
] as const;

/** Which of the other two engines a test run needs. */
interface OtherEngines {
  webkit: boolean;
  firefox: boolean;
}

/** The Debian packages that a test run needs and this machine does not have. */
function packagesToInstall({ webkit, firefox }: OtherEngines): string[] {
  if (!existsSync('/usr/bin/apt-get')) return [];
  const wanted = otherBrowsers.filter(({ name }) => (name === 'WebKit' ? webkit : firefox));
  return [
    ...(places.some((place) => place && existsSync(place)) ? [] : chromiumPackages),
    ...(existsSync(HEADLESS_SHELL) ? [] : shellPackages),
    ...wanted
      .filter(({ programs }) => !programs.every((program) => existsSync(program)))
      .flatMap(({ packages }) => packages),
  ];
}

/**
 * Installs the browsers of a test run that are missing, without waiting for it: half a minute, in which the tests build
 * the site. If that fails, it prints why. Tests in WebKit and Firefox are skipped then, and `ensureChromium` tries again.
 * @param engines which of the other engines the run needs
 */
export async function installBrowsers(engines: OtherEngines): Promise<void> {
  const packages = packagesToInstall(engines);
  if (packages.length === 0) return;
  try {
    await install(packages);
  } catch (error) {
    console.log(`Not installed: ${(error as Error).message}`);
  }
}
