/**
 * `npm run test:visual:update`: builds the site and renews the screenshots in `tests/e2e/nightly/visual/` that pages are
 * compared with. Look at the changes before committing them.
 */
import { spawn } from 'node:child_process';
import { buildSite } from '@/tools/commands/build-site';
import { prepareTestSite } from './test-site';

const { env, serve } = await prepareTestSite();
const run = (command: string[]): Promise<number> =>
  new Promise((resolve) => {
    const [program = '', ...parameters] = command;
    spawn(program, parameters, { stdio: 'inherit', env }).on('exit', (code) => resolve(code ?? 1));
  });

if (!buildSite([], env)) process.exit(1);
const close = await serve();
const code = await run(['npx', 'playwright', 'test', 'tests/e2e/nightly/visual', '--update-snapshots']);
await close();
process.exit(code);
