import { ensureChromium, findHeadlessShell } from '@/tools/browsers';
import { nextFreePort } from '@/tools/preview/free-port';
import { createInbox } from '@/tools/inbox';
import { testEnvironment } from '@/tools/commands/local-settings';
import { servePreview } from '@/tools/preview/preview';

/** The built site and a lead inbox on free local ports, for the end-to-end tests. */
export interface TestSite {
  /** Environment for the build and the tests; it has both addresses. */
  env: NodeJS.ProcessEnv;
  /**
   * Starts both, once the site is built, and adds the paths of the browsers to the environment. Installs Chromium if it
   * is missing.
   * @throws Error as `ensureChromium` does
   */
  serve: () => Promise<() => Promise<void>>;
}

/**
 * Finds free ports, the same ones wherever they are free: they are in the addresses of every page, and with other digits a first
 * view was up to 30 bytes larger or smaller.
 */
export async function prepareTestSite(): Promise<TestSite> {
  const ports = { site: await nextFreePort(4821), inbox: await nextFreePort(4921) };
  const env: NodeJS.ProcessEnv = {
    ...testEnvironment(ports),
    TEST_SITE_URL: `http://localhost:${ports.site}`,
    TEST_INBOX_URL: `http://localhost:${ports.inbox}`,
  };
  return {
    env,
    serve: async () => {
      env.CHROMIUM_PATH = await ensureChromium();
      env.HEADLESS_SHELL_PATH = (await findHeadlessShell()) ?? env.CHROMIUM_PATH;
      const inbox = await createInbox({ file: 'test-results/leads.jsonl', port: ports.inbox });
      const server = await servePreview('dist', ports.site);
      return async () => {
        server.close();
        await inbox.close();
      };
    },
  };
}
