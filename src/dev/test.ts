/**
 * `npm test`: type check, lint, unit tests, build, end-to-end tests, in this order, each whatever came before
 * it (a build that fails ends the run). The last line is a plain `N passed, N failed`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureOtherBrowsers } from './browsers';
import { buildCommand } from './build-site';
import { prepareTestSite } from './test-site';

let passed = 0;
let failed = 0;

function run(title: string, command: string[], env: NodeJS.ProcessEnv = process.env): boolean {
  console.log(`\n# ${title}\n`);
  const [program = '', ...parameters] = command;
  return spawnSync(program, parameters, { stdio: 'inherit', env }).status === 0;
}

function count(good: boolean): boolean {
  if (good) passed += 1;
  else failed += 1;
  return good;
}

/** Adds a runner's own numbers; a run without a report counts as one failure. */
function countReport(
  file: string,
  read: (report: never) => { passed: number; failed: number },
  good: boolean,
): void {
  if (!existsSync(file)) {
    failed += 1;
    return;
  }
  const numbers = read(JSON.parse(readFileSync(file, 'utf8')) as never);
  passed += numbers.passed;
  failed += numbers.failed;
  // A runner that ends badly without a failed test (a crash, a broken set-up) is a failure all the same.
  if (!good && numbers.failed === 0) failed += 1;
}

function finish(): never {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

const { env, serve } = await prepareTestSite();
ensureOtherBrowsers();

count(run('Type check', ['npx', 'astro', 'check', '--minimumFailingSeverity', 'error'], env));
count(run('Lint', ['npx', 'eslint', '.'], env));
count(run('Format', ['npx', 'prettier', '--check', '--log-level', 'warn', '.'], env));

const unit = 'test-results/unit.json';
countReport(
  unit,
  (report: { numPassedTests: number; numFailedTests: number }) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }),
  run(
    'Unit tests',
    ['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
    env,
  ),
);

if (!count(run('Build', [process.execPath, ...buildCommand], env))) finish();

const close = await serve();
for (const { project, title } of [
  { project: 'site', title: 'End-to-end tests' },
  // After the others and alone, or the milliseconds would be theirs too.
  { project: 'timing', title: 'Times that a visitor waits' },
]) {
  const report = `test-results/${project}.json`;
  const good = await new Promise<boolean>((resolve) => {
    // Not spawnSync: the two servers above live in this process and must go on answering.
    console.log(`\n# ${title}\n`);
    spawn('npx', ['playwright', 'test', `--project=${project}`], {
      stdio: 'inherit',
      env: { ...env, E2E_REPORT: report },
    }).on('exit', (code) => resolve(code === 0));
  });
  countReport(
    report,
    ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
    }),
    good,
  );
}
await close();
finish();
