/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';
import { define } from './tests/unit/define';

/** Tests that change the page, the clock or the network of their process, so each file runs in its own. */
const inPage = 'tests/unit/{leads,islands,offline,recipes}/**/*.test.{ts,tsx}';

/** Unit tests: logic, and islands in happy-dom (a test file asks for it in its first line). */
export default getViteConfig({
  define,
  test: {
    pool: 'threads',
    // Long, because some tests make drawings and fonts, which is slow on two busy cores; no test measures time.
    testTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: 'in a page', include: [inPage], environment: 'node' },
      },
      {
        extends: true,
        test: {
          name: 'logic',
          include: ['tests/unit/**/*.test.ts'],
          exclude: [inPage],
          environment: 'node',
          // The files of a thread share their imports, which halves the time. No file changes what another one uses.
          isolate: false,
        },
      },
    ],
  },
});
