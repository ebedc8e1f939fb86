/**
 * `npm run bench:mutants`: changes the code in one place after the other and looks whether a unit test notices. One
 * folder: `npm run bench:mutants -- --mutate 'src/edge/**\/*.ts'`.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutants.config.ts' },
  mutate: [
    'src/{leads,seo,edge,content-model}/**/*.ts',
    // Run inside Astro only; the tests of the built site hold them.
    '!src/content-model/queries.ts',
    '!src/seo/sitemap-integration.ts',
    // A picture, drawn in Astro's build and compared as a picture.
    '!src/seo/social-image/**',
    // Lists of names and no logic: the content check reads every file of the site against them.
    '!src/content-model/{schemas,vocabulary}/**',
  ],
  ignorePatterns: ['/dist', '/dist-edge', '/.cache', '/.astro', '/test-results', '/tests/e2e', '/public'],
  concurrency: 2,
  incremental: true,
  incrementalFile: '.cache/mutants/incremental.json',
  tempDirName: '.cache/mutants/sandbox',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.cache/mutants/report.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 90, low: 85, break: 85 },
};
