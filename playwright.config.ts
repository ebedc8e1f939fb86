import { defineConfig, devices } from '@playwright/test';

/**
 * End-to-end tests in a real browser against the built site. `npm test` builds it, starts the server and the
 * lead inbox on free ports, and gives their addresses in these two variables.
 */
const site = process.env.TEST_SITE_URL ?? 'http://localhost:4321';

const launch = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // A measured time can slip on a busy machine; a test that then passes is counted and listed as flaky.
  retries: process.env.CI ? 2 : 0,
  workers: 2,
  timeout: 45_000,
  // Not by project and system: the looks are held on one of each.
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: site,
    launchOptions: launch,
    trace: 'retain-on-failure',
  },
  // Each keeps its traces in a folder of its own, because a run empties its folder first.
  projects: [
    { name: 'site', testIgnore: 'timing/**', outputDir: 'test-results/site' },
    {
      name: 'timing',
      testMatch: 'timing/**/*.spec.ts',
      outputDir: 'test-results/timing',
      workers: 1,
      // Its pictures of every step are work too, for a phone that is four times slower.
      use: { trace: 'off' },
    },
  ],
});
