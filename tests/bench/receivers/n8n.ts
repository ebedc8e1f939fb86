import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { freePort } from '@/tools/preview/free-port';
import { installed, startProgram } from './program';
import type { Workflow } from './recipes';

/** The n8n of today, and an older one that offices still run. The bench plays the first, then itself with the second. */
export const N8N_VERSIONS = ['2.41.1', '2.8.4'] as const;

/** The n8n of this run. */
export const N8N_VERSION = process.env.N8N_VERSION ?? N8N_VERSIONS[0];

/** Environment that turns off n8n's telemetry, its requests to its vendor, and what only its editor needs. */
const QUIET = {
  N8N_DIAGNOSTICS_ENABLED: 'false',
  N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
  N8N_TEMPLATES_ENABLED: 'false',
  N8N_DYNAMIC_BANNERS_ENABLED: 'false',
  N8N_PERSONALIZATION_ENABLED: 'false',
  N8N_COMMUNITY_PACKAGES_ENABLED: 'false',
  N8N_LICENSE_AUTO_RENEW_ENABLED: 'false',
  N8N_PUBLIC_API_DISABLED: 'true',
  N8N_DISABLE_UI: 'true',
};

/** n8n, 2.3 GB. */
const N8N = {
  name: 'n8n',
  version: N8N_VERSION,
  size: '2.3 GB',
  // n8n takes this package from another host. Only its node for spreadsheet files needs it, which is not used here.
  overrides: { xlsx: '0.18.5' },
  compiled: ['sqlite3'],
};

/** A password or mail account. */
export interface Credential {
  id: string;
  name: string;
  type: 'httpBasicAuth' | 'httpHeaderAuth' | 'smtp';
  data: Readonly<Record<string, unknown>>;
}

/** A running n8n. */
export type N8n = Awaited<ReturnType<typeof startN8n>>;

/**
 * Starts n8n, reachable from this machine only, with an empty database. Imports and publishes workflows and passwords
 * as an owner would.
 * @param clock the server's clock and time zone, if they are to differ from this machine's
 */
export async function startN8n(
  home: string,
  workflows: readonly Workflow[],
  credentials: readonly Credential[] = [],
  clock?: { now: Date; zone: string },
) {
  const program = path.join(installed(N8N), 'bin/n8n');
  const bin = path.join(home, 'bin');
  mkdirSync(bin, { recursive: true });
  const port = await freePort();
  const clockFile = path.join(home, 'clock.cjs');
  if (clock) {
    // n8n starts a second Node for the workflows' code and gives it no environment but the path of programs.
    const script = `#!/bin/sh\nTZ=${clock.zone} exec ${process.execPath} --require ${clockFile} "$@"\n`;
    writeFileSync(path.join(bin, 'node'), script, { mode: 0o755 });
    writeFileSync(clockFile, clockScript(clock.now));
  }
  const env = {
    PATH: `${bin}:${process.env.PATH}`,
    HOME: home,
    N8N_USER_FOLDER: home,
    N8N_LISTEN_ADDRESS: '127.0.0.1',
    N8N_PORT: String(port),
    N8N_RUNNERS_BROKER_PORT: String(await freePort()),
    NODE_ENV: 'production',
    ...QUIET,
  };
  const node = clock ? path.join(bin, 'node') : process.execPath;
  const say = (...parameters: string[]): void =>
    void execFileSync(node, [program, ...parameters], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const file = path.join(home, 'import.json');
  if (credentials.length > 0) {
    writeFileSync(file, JSON.stringify(credentials));
    say('import:credentials', `--input=${file}`);
  }
  writeFileSync(file, JSON.stringify(workflows));
  say('import:workflow', `--input=${file}`);
  for (const { id } of workflows) say('publish:workflow', `--id=${id}`);

  const origin = `http://127.0.0.1:${port}`;
  // Neither its health check, which answers before its webhooks are ready, nor what it prints, which changes.
  const isReady = (): Promise<boolean> => areRegistered(origin, workflows);
  const running = await startProgram([node, program, 'start'], { cwd: home, env }, isReady);
  return {
    origin,
    /** Starts it again with its old database; `now` sets its clock, otherwise it goes on from where it is. */
    start: (now?: Date): Promise<void> => {
      if (now) writeFileSync(clockFile, clockScript(now));
      return running.start();
    },
    /** Kills it without a chance to clean up. */
    kill: () => running.stop(),
    /** Runs SQL on its database, which has a table for each list. */
    sql: (statement: string) => runSql(program, path.join(home, '.n8n/database.sqlite'), statement),
  };
}

/**
 * Whether n8n knows every webhook of these workflows: asked with a method that none of them takes, it names the one that
 * is taken, and runs nothing.
 */
async function areRegistered(origin: string, workflows: readonly Workflow[]): Promise<boolean> {
  const paths = workflows.flatMap(({ nodes }) =>
    nodes.flatMap(({ type, parameters }) =>
      type === 'n8n-nodes-base.webhook' ? [String(parameters.path)] : [],
    ),
  );
  const answers = await Promise.all(
    paths.map((path) =>
      fetch(`${origin}/webhook/${path}`, { method: 'PATCH' }).then(
        (answer) => answer.text(),
        () => '',
      ),
    ),
  );
  return answers.every((text) => text.includes('Did you mean'));
}

interface Database {
  all: (sql: string, done: (error: Error | null, rows: Record<string, unknown>[]) => void) => void;
  close: () => void;
  configure: (option: 'busyTimeout', milliseconds: number) => void;
}

/** Runs SQL with the library that n8n itself uses, so that nothing more is installed. */
function runSql(program: string, file: string, statement: string): Promise<Record<string, unknown>[]> {
  const { Database: open } = createRequire(program)('sqlite3') as {
    Database: new (file: string) => Database;
  };
  const database = new open(file);
  database.configure('busyTimeout', 10_000);
  return new Promise((resolve, reject) => {
    database.all(statement, (error, rows) => {
      database.close();
      if (error) reject(error);
      else resolve(rows);
    });
  });
}

/**
 * A script that a Node process loads first: its clock shows another time and goes on from there, also in the contexts
 * in which it runs the code of others.
 * @param now what the clock is to show now
 */
function clockScript(now: Date): string {
  const shifted = `(() => {
  const Real = globalThis.Date;
  const now = () => Real.now() + ${now.getTime() - Date.now()};
  function Date(...values) {
    return new.target
      ? Reflect.construct(Real, values.length ? values : [now()], new.target)
      : new Date().toString();
  }
  // Libraries tell a date from other objects by its constructor.
  Date.prototype = Real.prototype;
  Real.prototype.constructor = Date;
  globalThis.Date = Object.assign(Date, { now, parse: Real.parse, UTC: Real.UTC });
})();`;
  return `const source = ${JSON.stringify(shifted)};
const vm = require('node:vm');
vm.runInThisContext(source);
const { createContext } = vm;
vm.createContext = (...values) => {
  const context = createContext(...values);
  vm.runInContext(source, context);
  return context;
};
`;
}
