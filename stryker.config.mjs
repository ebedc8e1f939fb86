/**
 * `npm run bench:mutants`: changes the code in one place at a time and checks whether a unit test fails. For one
 * folder: `npm run bench:mutants -- --mutate 'src/edge/**\/*.ts'`.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutants.config.ts' },
  mutate: [
    'src/{leads,seo,edge,content}/**/*.ts',
    // `import.meta.glob` takes no mutated argument.
    '!src/edge/hosts.ts',
    // Run only in Astro; tested by the tests of the built site.
    '!src/content/{collections,queries,lead-form-config}.ts',
    // Social images, which are compared as pictures.
    '!src/seo/social-image/**',
    // Schemas and lists without logic, which the content check tests with every content file.
    '!src/content/{schemas,vocabulary,load,check}/**',
  ],
  ignorePatterns: ['/dist', '/dist-edge', '/.cache', '/.astro', '/test-results', '/tests/e2e'],
  concurrency: 2,
  incremental: true,
  incrementalFile: '.cache/mutants/incremental.json',
  tempDirName: '.cache/mutants/sandbox',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.cache/mutants/report.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 90, low: 85, break: 85 },
};
