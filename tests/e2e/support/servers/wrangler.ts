import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../../src/tools/preview/free-port';
import { NotHere, startProgram, type ServerKind } from './server';

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
  mkdirSync(folder, { recursive: true });
  try {
    // 40 MB that only this test needs: not among the project's packages.
    execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', `wrangler@${version}`], {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 120_000,
    });
  } catch (error) {
    throw new NotHere(`wrangler ${version} cannot be installed from the package registry: ${String(error)}`);
  }
  return file;
}

/** Cloudflare's own runtime, which reads `_headers` and `_redirects` as its network does. */
export const wrangler: ServerKind = {
  name: 'Cloudflare’s local runtime',
  start: async (dist) => {
    const file = program();
    const port = await freePort();
    const home = mkdtempSync(path.join(tmpdir(), 'wrangler-'));
    return startProgram(
      `http://localhost:${port}`,
      process.execPath,
      [
        file,
        'pages',
        'dev',
        path.resolve(dist),
        '--port',
        String(port),
        '--ip',
        '127.0.0.1',
        '--compatibility-date',
        '2025-01-01',
        '--show-interactive-dev-session',
        'false',
      ],
      // It leaves a folder of its own where it runs.
      { cwd: home, env: { ...quiet, HOME: home, XDG_CONFIG_HOME: home } },
    );
  },
};
