/**
 * `npm run test:visual:update`: builds the site and renews the pictures in `tests/e2e/visual/` that the tests compare
 * pages with. Look at what changed before committing it.
 */
import { spawn } from 'node:child_process';
import { ensureChromium } from './browsers';
import { buildSite } from './build-site';
import { freePort } from './free-port';
import { createInbox } from './inbox';
import { localEnvironment } from './local-settings';
import { servePreview } from './preview';

const chromium = ensureChromium();
const ports = { site: await freePort(), inbox: await freePort() };
const env = {
  ...localEnvironment(ports),
  CHROMIUM_PATH: chromium,
  TEST_SITE_URL: `http://localhost:${ports.site}`,
  TEST_INBOX_URL: `http://localhost:${ports.inbox}`,
};
const run = (command: string[]): Promise<number> =>
  new Promise((resolve) => {
    const [program = '', ...parameters] = command;
    spawn(program, parameters, { stdio: 'inherit', env }).on('exit', (code) => resolve(code ?? 1));
  });

if (!buildSite([], env)) process.exit(1);
const inbox = await createInbox({ file: 'test-results/leads.jsonl', port: ports.inbox });
const server = await servePreview('dist', ports.site);
const code = await run(['npx', 'playwright', 'test', 'tests/e2e/visual', '--update-snapshots']);
server.close();
await inbox.close();
process.exit(code);
