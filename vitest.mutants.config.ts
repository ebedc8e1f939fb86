import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * The unit tests for `npm run bench:mutants`, without Astro's configuration, which takes seconds to load and which none
 * of these tests needs.
 */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  test: {
    setupFiles: 'tests/unit/setup.ts',
    // As long as in vitest.config.ts: two busy processors make some tests slow, and no test measures time.
    testTimeout: 120_000,
    include: [
      'tests/unit/{leads,edge,seo,content}/**/*.test.ts',
      // What the content model says of drawings and fields is read here.
      'tests/unit/theme/pictures/drawings.test.ts',
      'tests/unit/tools/desk/config.test.ts',
    ],
    exclude: [
      // Check all content hundreds of times, of which each mutant in its path would be half a minute.
      'tests/unit/content/check/**',
      // Measures the size of scripts, which mutations increase.
      'tests/unit/leads/weight.test.ts',
      // Take seconds for drawings and the real content, and test nothing that is mutated.
      'tests/unit/seo/social-image.test.ts',
      'tests/unit/seo/social-image-path.test.ts',
      'tests/unit/seo/default-claims.test.ts',
    ],
  },
});
