import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { expect, test } from '@playwright/test';
import type { BrowserKind, Session } from './session';
import { Visitor } from './visitor';
import { serveWatched } from './watched-site';

/**
 * Tests in a browser that Playwright cannot drive; each fails on errors in the console. Skipped where it is not installed.
 * @param tests defines them; its argument gives the visitor once a test runs
 */
export function inBrowser(kind: BrowserKind, tests: (visitor: () => Visitor) => void): void {
  test.describe(`in ${kind.name}`, () => {
    // One browser for all tests of a kind, one after the other.
    test.describe.configure({ mode: 'default' });

    let session: Session | undefined;
    let server: Server | undefined;
    let visitor: Visitor;
    test.beforeAll(async ({ baseURL }) => {
      test.setTimeout(90_000);
      if (!existsSync(kind.program)) return;
      const watched = await serveWatched(baseURL ?? '');
      server = watched.server;
      session = await kind.start();
      visitor = new Visitor(session, watched.url);
    });
    test.afterAll(async () => {
      await session?.end();
      server?.closeAllConnections();
      server?.close();
    });
    test.beforeEach(() => test.skip(!existsSync(kind.program), `${kind.program} is not installed`));
    test.afterEach(async () => {
      // Also called after a test that was skipped.
      if (!session) return;
      // For the log, as these browsers take no picture.
      const info = test.info();
      if (info.status !== info.expectedStatus) await info.attach('page', { body: await visitor.describe() });
      expect(await visitor.errors()).toEqual([]);
    });

    tests(() => visitor);
  });
}
