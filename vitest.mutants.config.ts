import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { define } from './tests/unit/define';

/**
 * The unit tests that `npm run bench:mutants` asks, without Astro's own configuration: it takes seconds to set up, and
 * none of these tests needs it.
 */
export default defineConfig({
  define,
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  test: {
    include: ['tests/unit/{leads,edge,seo,content-model}/**/*.test.ts'],
    exclude: [
      // Weighs the scripts, and a mutated file is heavier.
      'tests/unit/leads/weight.test.ts',
      // Ask the drawings and the real content, for seconds, and nothing of what is mutated.
      'tests/unit/seo/social-image.test.ts',
      'tests/unit/seo/default-claims.test.ts',
    ],
  },
});
