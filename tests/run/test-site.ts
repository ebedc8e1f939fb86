import { ensureChromium, findHeadlessShell } from '@/tools/browsers';
import { freePort } from '@/tools/preview/free-port';
import { createInbox } from '@/tools/inbox';
import { testEnvironment } from '@/tools/commands/local-settings';
import { servePreview } from '@/tools/preview/preview';

/** The built site and a lead inbox on free local ports, for the end-to-end tests. */
export interface TestSite {
  /** Environment for the build and the tests; it has both addresses. */
  env: NodeJS.ProcessEnv;
  /**
   * Starts both, once the site is built.
   * @returns a function that stops them
   */
  serve: () => Promise<() => Promise<void>>;
}

/**
 * Finds free ports and a browser. Installs Chromium if it is missing.
 * @throws Error as `ensureChromium` does
 */
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
