import { ensureChromium, findHeadlessShell } from './browsers';
import { freePort } from './free-port';
import { createInbox } from './inbox';
import { testEnvironment } from './local-settings';
import { servePreview } from './preview';

/** What the end-to-end tests run against: the built site and a lead inbox, on free ports of this machine. */
export interface TestSite {
  /** For the build and for the tests, which find both addresses in it. */
  env: NodeJS.ProcessEnv;
  /** Starts both, once the site is built. @returns a function that stops them */
  serve: () => Promise<() => Promise<void>>;
}

/** Finds ports and a browser; installs Chromium where there is none (`ensureChromium`, which says when it throws). */
export async function prepareTestSite(): Promise<TestSite> {
  const ports = { site: await freePort(), inbox: await freePort() };
  const chromium = ensureChromium();
  return {
    env: {
      ...testEnvironment(ports),
      CHROMIUM_PATH: chromium,
      HEADLESS_SHELL_PATH: findHeadlessShell() ?? chromium,
      TEST_SITE_URL: `http://localhost:${ports.site}`,
      TEST_INBOX_URL: `http://localhost:${ports.inbox}`,
    },
    serve: async () => {
      const inbox = await createInbox({ file: 'test-results/leads.jsonl', port: ports.inbox });
      const server = await servePreview('dist', ports.site);
      return async () => {
        server.close();
        await inbox.close();
      };
    },
  };
}
