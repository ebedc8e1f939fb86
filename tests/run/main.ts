/**
 * `npm test`: type check, lint and the unit tests of every day, in parallel with the build and the browser tests in
 * `tests/e2e/fast`. `npm run test:all` adds everything else, the check of the format included; `-- checks` runs only
 * what needs no built site, and `-- --shard=1/4` a quarter of all browser tests, so that CI can do them at the same
 * time. With folders or files only the browser tests in them run, after the build: `npm test -- visitor`,
 * `npm test -- visitor/home.spec.ts`; `npm run test:visual:update` renews the pictures of pages so. The last line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installBrowsers } from '@/tools/browsers';
import { programOf } from '@/tools/npm.mjs';
import { prepareTestSite } from './test-site';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

const words = process.argv.slice(2);
const isAll = words.includes('--all');
/** Options of Playwright. */
const options = words.filter((word) => word.startsWith('--') && word !== '--all');
const names = words.filter((word) => word !== '' && !word.startsWith('--'));
const onlyChecks = names.includes('checks');

/** Which files Playwright runs: regular expressions for their paths. */
const browserTests =
  names.length > 0
    ? names.map((name) => `tests/e2e/((fast|nightly)/)?${name}`)
    : [isAll ? 'tests/e2e/' : 'tests/e2e/fast/'];

let passed = 0;
let failed = 0;
const seconds: [block: string, seconds: number][] = [];
const skipped = new Set<string>();

/**
 * Runs the program of a package and prints how long it took.
 * @param command the package's name and what its program gets
 * @param live whether its output is shown at once; otherwise at its end, so that the output of two programs does not
 *   mix
 */
async function run(
  title: string,
  command: readonly string[],
  { live = false, env = process.env }: { live?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<boolean> {
  const begun = Date.now();
  if (live) console.log(`\n# ${title}\n`);
  const [name = '', ...parameters] = command;
  const output: Buffer[] = [];
  const child = spawn(process.execPath, [programOf(name), ...parameters], {
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    env,
  });
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  const good = await new Promise<boolean>((resolve) => {
    child.on('error', ({ message }) => {
      output.push(Buffer.from(message));
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
  if (!live) console.log(`\n# ${title}\n\n${Buffer.concat(output).toString()}`);
  seconds.push([title, (Date.now() - begun) / 1000]);
  return good;
}

/** Counts a step without a test report as one test. */
function count(good: boolean): void {
  if (good) passed += 1;
  else failed += 1;
}

/** Adds the numbers of a runner's report; a run without a report counts as one failure. */
function countReport<Report>(
  file: string,
  read: (report: Report) => { passed: number; failed: number },
  good: boolean,
): void {
  if (!existsSync(file)) {
    failed += 1;
    return;
  }
  const numbers = read(JSON.parse(readFileSync(file, 'utf8')) as Report);
  passed += numbers.passed;
  failed += numbers.failed;
  // A crash or a broken setup counts as a failure, too, although no test failed.
  if (!good && numbers.failed === 0) failed += 1;
}

function finish(): never {
  console.log(`\n${seconds.map(([title, time]) => `${time.toFixed(0).padStart(4)} s  ${title}`).join('\n')}`);
  if (skipped.size > 0) console.log(`\nSkipped: ${[...skipped].join('\nSkipped: ')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}

/** Why tests were skipped: a browser or server that could not be installed. */
function reasonsIn({ suites = [], specs }: JSONReportSuite): string[] {
  return [
    ...suites.flatMap(reasonsIn),
    ...specs.flatMap(({ tests }) =>
      tests.flatMap(({ annotations }) =>
        annotations.flatMap(({ type, description }) => (type === 'skip' && description ? [description] : [])),
      ),
    ),
  ];
}

/**
 * The checks that need no built site, one after the other. They run in parallel with the build, which leaves one
 * core free, and with the browser tests, which spend much time waiting.
 */
async function checks(env: NodeJS.ProcessEnv): Promise<void> {
  count(await run('Types', ['astro', 'check', '--minimumFailingSeverity', 'error'], { env }));
  count(await run('Lint', ['eslint', '--cache', '--cache-location', '.cache/eslint/', '.'], { env }));
  if (isAll || onlyChecks) {
    const format = ['--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier'];
    count(await run('Format', ['prettier', ...format, '.'], { env }));
  }
  const report = 'test-results/unit.json';
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  countReport(
    report,
    (numbers: { numPassedTests: number; numFailedTests: number }) => ({
      passed: numbers.numPassedTests,
      failed: numbers.numFailedTests,
    }),
    await run('Unit tests', ['vitest', 'run', ...reporters], {
      env: { ...env, TEST_LIST: isAll ? 'all' : 'fast' },
    }),
  );
}

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

const { env, serve } = await prepareTestSite();
const inOtherBrowsers = names.length === 0 || names.some((name) => name.startsWith('browsers'));
const browsers = onlyChecks
  ? undefined
  : installBrowsers({ webkit: inOtherBrowsers, firefox: inOtherBrowsers && (isAll || names.length > 0) });

async function visits(): Promise<void> {
  const built = await run('Build', ['astro', 'build'], { env });
  count(built);
  if (!built) return;
  await browsers;
  const close = await serve();
  const report = 'test-results/e2e.json';
  const good = await run('End-to-end tests', ['@playwright/test', 'test', ...browserTests, ...options], {
    live: true,
    env: { ...env, E2E_REPORT: report },
  });
  countReport(
    report,
    ({ stats, suites }: JSONReport) => {
      for (const reason of suites.flatMap(reasonsIn)) skipped.add(reason);
      // Tests are not retried, so none can be flaky; if that ever changes, a flaky test counts as failed.
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    },
    good,
  );
  await close();
}

const doesChecks = onlyChecks || (names.length === 0 && options.length === 0);
await Promise.all([onlyChecks ? undefined : visits(), doesChecks ? checks(env) : undefined]);
finish();
