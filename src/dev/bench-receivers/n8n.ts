import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port';
import { rowsOf, type SheetRow } from './sheet';

/** The newest n8n that runs on Node 20. */
export const N8N_VERSION = '2.8.4';

/** The workflow that an owner imports. */
const RECIPE = 'content/recipes/requests.n8n.json';
const WORKFLOW_ID = 'site-requests';

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

/**
 * Installs n8n from the package registry into `.cache/` if it is missing: 2.3 GB, a few minutes.
 * @returns path of its program
 * @throws Error if it could not be installed
 */
function ensureN8n(): string {
  const folder = path.resolve(`.cache/receivers/n8n-${N8N_VERSION}`);
  const program = path.join(folder, 'node_modules/n8n/bin/n8n');
  const done = path.join(folder, 'installed');
  if (existsSync(done)) return program;
  console.log(`Installing n8n ${N8N_VERSION} into ${path.relative('.', folder)} (2.3 GB) …`);
  mkdirSync(folder, { recursive: true });
  const manifest = {
    private: true,
    dependencies: { n8n: N8N_VERSION },
    // n8n takes this package from another host. Only its node for spreadsheet files needs it, which is not used here.
    overrides: { xlsx: '0.18.5' },
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  const npm = (...parameters: string[]): void =>
    void execFileSync('npm', [...parameters, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: 'inherit',
    });
  // No install scripts except the database's, which compiles it where there is no prebuilt binary.
  npm('install', '--ignore-scripts', '--omit=dev');
  npm('rebuild', 'sqlite3');
  writeFileSync(done, '');
  return program;
}

/** A running n8n with the workflow of this project. */
export interface Receiver {
  /** The address of its webhook. */
  address: string;
  /** Kills it without a chance to clean up. */
  kill: () => Promise<void>;
  /** Starts it again with its old database. */
  start: () => Promise<void>;
  /** Whether its workflow can write to the sheet's folder. */
  setWritable: (isWritable: boolean) => void;
  /** The rows of the sheet of requests. */
  requests: () => SheetRow[];
  /** The rows of the sheet of junk. */
  setAside: () => SheetRow[];
}

/**
 * Starts n8n, reachable from this machine only, with an empty database. Imports and publishes the project's workflow
 * as an owner would: with the site and the folder filled in, and no other change.
 * @param home an empty folder for everything that it writes
 * @param site the origin that requests may come from
 */
export async function startN8n(home: string, site: string): Promise<Receiver> {
  const program = ensureN8n();
  // n8n's default folder for files that workflows write.
  const folder = path.join(home, '.n8n-files');
  const aside = path.join(home, 'files-away');
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    N8N_USER_FOLDER: home,
    N8N_LISTEN_ADDRESS: '127.0.0.1',
    N8N_PORT: String(port),
    N8N_RUNNERS_BROKER_PORT: String(await freePort()),
    NODE_ENV: 'production',
    ...QUIET,
  };

  const workflow = path.join(home, 'workflow.json');
  writeFileSync(workflow, JSON.stringify(filledIn({ site, folder })));
  for (const command of [
    ['import:workflow', `--input=${workflow}`],
    ['publish:workflow', `--id=${WORKFLOW_ID}`],
  ])
    execFileSync(process.execPath, [program, ...command], { env, stdio: ['ignore', 'ignore', 'inherit'] });

  let running: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    // In its own process group, because it starts another process for the workflow's code.
    const child = spawn(process.execPath, [program, 'start'], {
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running = child;
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => void (said += text));
    // Not its health check, which answers before its webhooks are ready.
    for (let tries = 0; !said.includes('Activated workflow'); tries += 1) {
      if (child.exitCode !== null || tries > 600)
        throw new Error(`n8n did not start:\n${said.split('\n').slice(-20).join('\n')}`);
      await wait(200);
    }
  };
  await start();
  const read = (name: string): SheetRow[] => {
    const file = path.join(folder, name);
    return existsSync(file) ? rowsOf(readFileSync(file, 'utf8')) : [];
  };
  return {
    address: `http://127.0.0.1:${port}/webhook/site-requests`,
    start,
    kill: async () => {
      const child = running;
      running = undefined;
      if (!child?.pid || child.exitCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
    setWritable: (isWritable) => (isWritable ? move(aside, folder) : move(folder, aside)),
    requests: () => read('requests.csv'),
    setAside: () => read('set-aside.csv'),
  };
}

/** Moves a folder. */
function move(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  renameSync(from, to);
}

interface Workflow {
  id?: string;
  nodes: { name: string; parameters: { assignments?: { assignments: { name: string; value: string }[] } } }[];
}

/**
 * The project's workflow with its settings filled in.
 * @throws Error if it has no such setting
 */
function filledIn(settings: Readonly<Record<string, string>>): Workflow {
  const workflow = JSON.parse(readFileSync(RECIPE, 'utf8')) as Workflow;
  const known = workflow.nodes.find(({ name }) => name === 'Settings')?.parameters.assignments?.assignments;
  for (const [name, value] of Object.entries(settings)) {
    const setting = known?.find((one) => one.name === name);
    if (!setting) throw new Error(`${RECIPE} has no setting '${name}' in its step Settings`);
    setting.value = value;
  }
  return { ...workflow, id: WORKFLOW_ID };
}
