/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';
import { define } from './tests/unit/define';

/** Tests that change the page, the clock or the network of their process: each file has its own. */
const inPage = 'tests/unit/{leads,islands,offline,recipes}/**/*.test.{ts,tsx}';

/** Unit tests: logic, and islands in happy-dom (a test file asks for it in its first line). */
export default getViteConfig({
  define,
  test: {
    pool: 'threads',
    // Drawings and fonts are made in some tests; two busy cores take their time, and no test asks how long.
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
          // The files of a thread share what they import, which takes half of the time otherwise. None of them changes
          // what another could see.
          isolate: false,
        },
      },
    ],
  },
});
