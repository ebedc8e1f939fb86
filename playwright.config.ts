import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags } from './src/tools/browsers';

/**
 * End-to-end tests in a real browser against the built site. `npm test` builds it, starts the server and the
 * lead inbox on free ports, and gives their addresses in these two variables. `fast` is what it runs; `npm run test:all`
 * also runs `nightly`.
 */
const site = process.env.TEST_SITE_URL ?? 'http://localhost:4321';

const launch = {
  executablePath: process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  // Letters as wide as phones draw them: with hinting, Linux rounds each to whole pixels, and lines break elsewhere.
  args: [...chromiumFlags, '--font-render-hinting=none'],
};

/** Tests of a second site with other content and a tag, which is built if one of them runs. */
const another = /nightly\/(ads|another-town)\/.*\.spec\.ts$/;

/** Tests that read all built pages and open no browser. */
const files = /(fast|nightly)\/site\/.*\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // No retries, because a test that passes on its second try hides a fault.
  retries: 0,
  // One more than the two cores that the time limit assumes, because tests spend a part of their time waiting.
  workers: 3,
  // Long, so that tests do not fail on a busy machine; no test measures time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
  projects: [
    // First, so that it is built while other tests run: the tests of the second site wait for it.
    { name: 'build of another town', testMatch: 'another-town/build.setup.ts' },
    // In one process, which parses every page once: three would do that three times.
    { name: 'files', testMatch: files, workers: 1, fullyParallel: false },
    { name: 'site', testIgnore: [another, files] },
    { name: 'another town', testMatch: another, dependencies: ['build of another town'] },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: site,
    launchOptions: launch,
    // Off, because recording takes a third of the time; `PWDEBUG` and `--trace on` show a failure step by step.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
