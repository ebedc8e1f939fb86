import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests that change the page, the clock or the network of their process, so each file runs in its own. */
const inPage = 'tests/unit/{leads,islands,browser,offline,recipes}/**/*.test.{ts,tsx}';

/** Tests that `npm test` leaves to `npm run test:all`: a third of the time of all, and no visitor meets what they test. */
const nightly = ['tests/unit/tools/**', 'tests/unit/recipes/**', 'tests/unit/bench/**'];
const left = process.env.TEST_LIST === 'fast' ? nightly : [];

/**
 * Unit tests: logic, and islands in happy-dom (a test file asks for it in its first line). Without Astro's configuration,
 * which takes seconds to load and which no unit test needs.
 */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  test: {
    setupFiles: 'tests/unit/setup.ts',
    // Not threads: on Node 24 two of three runs in threads ended in a segmentation fault, after the last test.
    pool: 'forks',
    // Long, because some tests make drawings and fonts, which is slow on two busy cores; no test measures time.
    testTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: 'in a page', include: [inPage], exclude: left, environment: 'node' },
      },
      {
        extends: true,
        test: {
          name: 'logic',
          include: ['tests/unit/**/*.test.ts'],
          exclude: [inPage, ...left],
          environment: 'node',
          // The files of a process share their imports, which halves the time. No file changes what another one uses.
          isolate: false,
        },
      },
    ],
  },
});
