import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../../src/tools/preview/free-port';
import { npmFile } from './npm-program';
import { startServer, type RunningServer, type ServerKind } from './server';

/** 40 MB. */
const version = '4.86.0';

/** Turns off statistics and requests to Cloudflare. */
const quiet = {
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  NO_COLOR: '1',
  CI: '1',
};

/** Starts Cloudflare's own runtime in a folder of its own, where it leaves one. */
async function start(parameters: readonly string[], cwd?: string): Promise<RunningServer> {
  const file = npmFile(`wrangler@${version}`, 'bin/wrangler.js');
  const port = await freePort();
  const home = mkdtempSync(path.join(tmpdir(), 'wrangler-'));
  const own = ['--port', String(port), '--ip', '127.0.0.1', '--show-interactive-dev-session', 'false'];
  // Otherwise the debuggers of two runs want the same port.
  own.push('--inspector-port', String(await freePort()));
  return startServer(`http://localhost:${port}`, [process.execPath, file, ...parameters, ...own], {
    cwd: cwd ?? home,
    env: { ...quiet, HOME: home, XDG_CONFIG_HOME: home },
  });
}

const cannot = {
  'missing is not kept': 'a rule of _headers cannot tell a 404 from a file',
  'compression of the build': 'a CDN compresses by itself, its local runtime quickly and its edge better',
};

/** Pages, which reads `_headers` and `_redirects` as Cloudflare's network does. */
export const cloudflarePages: ServerKind = {
  name: 'Cloudflare’s local runtime, Pages',
  cannot,
  ownTypes: true,
  start: (dist) => start(['pages', 'dev', path.resolve(dist), '--compatibility-date', '2025-01-01']),
};

/** Workers, with the file that the build wrote. */
export const cloudflareWorkers: ServerKind = {
  name: 'Cloudflare’s local runtime, Workers',
  cannot,
  ownTypes: true,
  // An escaped address, which it spells in another way.
  redirectsUnknown: true,
  start: (dist) => start(['dev', '--local'], path.resolve(`${dist}-edge/cloudflare-workers`)),
};
