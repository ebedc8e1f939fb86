import { test as base } from '@playwright/test';
import { freePort } from '../../../src/tools/preview/free-port';
import { servePreview } from '../../../src/tools/preview/preview';

/**
 * The site of a company in another state, with photographs and a tag for ads, that `build.setup.ts` builds from a small
 * content of its own (`tests/sample`): one build for everything that needs another site than the one under test.
 */
export const built = {
  folder: 'test-results/another-town',
  dist: 'test-results/another-town/dist',
  /** The origin in its canonical links; it is served from another one. */
  origin: 'https://riverbend.example.org',
} as const;

/** A test that visits it. */
export const test = base.extend<object, { address: string }>({
  address: [
    async ({}, use) => {
      const port = await freePort();
      const server = await servePreview(built.dist, port);
      await use(`http://localhost:${port}`);
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ address }, use) => use(address),
});
