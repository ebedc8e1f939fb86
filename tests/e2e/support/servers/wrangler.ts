import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runNpm } from '../../../../src/tools/npm.mjs';
import { freePort } from '../../../../src/tools/preview/free-port';
import { NotHere, startProgram, type RunningServer, type ServerKind } from './server';

/** The newest that runs on Node 20. */
const version = '4.86.0';

const folder = path.resolve('.cache/wrangler');

/** Turns off statistics and requests to Cloudflare. */
const quiet = {
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  NO_COLOR: '1',
  CI: '1',
};

function program(): string {
  const file = path.join(folder, 'node_modules/wrangler/bin/wrangler.js');
  if (existsSync(file)) return file;
  mkdirSync('.cache', { recursive: true });
  // Two workers may install at once, each into a folder of its own: the first one's is used.
  const own = mkdtempSync(path.resolve('.cache/wrangler-'));
  try {
    // 40 MB that only this test needs: not among the project's packages.
    runNpm(['install', '--prefix', own, '--no-audit', '--no-fund', `wrangler@${version}`], {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 120_000,
    });
  } catch (error) {
    throw new NotHere(`wrangler ${version} cannot be installed from the package registry: ${String(error)}`);
  }
  try {
    renameSync(own, folder);
  } catch {
    rmSync(own, { recursive: true });
  }
  return file;
}

/** Starts Cloudflare's own runtime in a folder of its own, where it leaves one. */
async function start(parameters: readonly string[], cwd?: string): Promise<RunningServer> {
  const file = program();
  const port = await freePort();
  const home = mkdtempSync(path.join(tmpdir(), 'wrangler-'));
  const own = ['--port', String(port), '--ip', '127.0.0.1', '--show-interactive-dev-session', 'false'];
  return startProgram(`http://localhost:${port}`, process.execPath, [file, ...parameters, ...own], {
    cwd: cwd ?? home,
    env: { ...quiet, HOME: home, XDG_CONFIG_HOME: home },
  });
}

/** Pages, which reads `_headers` and `_redirects` as Cloudflare's network does. */
export const cloudflarePages: ServerKind = {
  name: 'Cloudflare’s local runtime, Pages',
  start: (dist) => start(['pages', 'dev', path.resolve(dist), '--compatibility-date', '2025-01-01']),
};

/** Workers, with the file that the build wrote. */
export const cloudflareWorkers: ServerKind = {
  name: 'Cloudflare’s local runtime, Workers',
  start: (dist) => start(['dev', '--local'], path.resolve(`${dist}-edge/cloudflare-workers`)),
};
