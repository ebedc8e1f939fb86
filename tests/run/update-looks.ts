/**
 * `npm run test:visual:update`: builds the site and renews the screenshots in `tests/e2e/nightly/visual/` that pages are
 * compared with. Look at the changes before committing them.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildSite } from '@/tools/commands/build-site';
import { programOf } from '@/tools/npm.mjs';
import { prepareTestSite } from './test-site';

const { env, serve } = await prepareTestSite();

if (!buildSite([], env)) process.exit(1);
const close = await serve();
const renew = ['test', 'tests/e2e/nightly/visual', '--update-snapshots'];
const child = spawn(process.execPath, [programOf('@playwright/test'), ...renew], { stdio: 'inherit', env });
const [code] = (await once(child, 'exit')) as [number | null];
await close();
process.exit(code ?? 1);
