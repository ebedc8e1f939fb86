import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runNpm } from '@/tools/npm.mjs';

/** A receiver, with what it has kept. */
export interface Receiver {
  address: string;
  /** Whatever it has kept, oldest first: the request as its owner finds it. */
  kept: () => Promise<unknown[]>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Takes away the place that it writes to, or gives it back. */
  setWritable?: (isWritable: boolean) => Promise<void>;
}

/** How a program is started and ended. */
interface Surroundings {
  cwd?: string | undefined;
  env: NodeJS.ProcessEnv;
  signal?: NodeJS.Signals;
  /** How long it may take until it is ready. */
  seconds?: number;
}

/**
 * Starts a program that has just been unpacked. If another process was started while its file was being written, the
 * system may report it as busy for a moment (ETXTBSY), so it tries again.
 */
async function whenWritten<Child>(start: () => Child): Promise<Child> {
  for (let attempt = 1; ; attempt++) {
    try {
      return start();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ETXTBSY' || attempt === 50) throw error;
      await wait(100);
    }
  }
}

/**
 * Starts a program in its own process group, because it may start others.
 * @param command the program and its parameters
 * @param isReady whether it answers by now
 * @returns functions that end it with what it started, and start it again
 * @throws Error with what it said if it ends, or is not ready in time
 */
export async function startProgram(
  [program = '', ...parameters]: readonly string[],
  { cwd, env, signal = 'SIGKILL', seconds = 120 }: Surroundings,
  isReady: () => Promise<boolean>,
): Promise<Pick<Receiver, 'stop' | 'start'>> {
  let stop: Receiver['stop'] = () => Promise.resolve();
  const start = async (): Promise<void> => {
    const child = await whenWritten(() =>
      spawn(program, parameters, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] }),
    );
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => void (said += text));
    let hasEnded = false;
    const ended = new Promise<void>((resolve) => {
      child.on('error', (error) => (said += error.message));
      for (const event of ['exit', 'error']) child.on(event, () => ((hasEnded = true), resolve()));
    });
    stop = async () => {
      if (!hasEnded && child.pid) process.kill(-child.pid, signal);
      await ended;
    };
    const until = Date.now() + seconds * 1000;
    while (!(await isReady().catch(() => false))) {
      if (hasEnded || Date.now() > until) {
        await stop();
        throw new Error(`${program} did not start:\n${said.split('\n').slice(-20).join('\n')}`);
      }
      await wait(100);
    }
  };
  await start();
  return { start, stop: () => stop() };
}

/** A package that only tests need, which is therefore none of the project's. */
interface Package {
  name: string;
  version: string;
  size?: string;
  /** Packages that it needs in another version than it names. */
  overrides?: Readonly<Record<string, string>>;
  /** Packages whose install script must run, because they have a part to compile; no other one runs. */
  compiled?: readonly string[];
  more?: Readonly<Record<string, string>>;
}

/**
 * Installs a package from the package registry into a folder of `.cache/` if it is missing.
 * @param minutes how long that may take
 * @returns the package's folder
 * @throws Error if it could not be installed
 */
export function installed(
  { name, version, size, overrides, compiled = [], more }: Package,
  cache = 'receivers',
  minutes = 30,
): string {
  const folder = path.resolve(
    '.cache',
    cache,
    `${name.replaceAll(/[@/]+/g, '-').replace(/^-/, '')}-${version}`,
  );
  const own = path.join(folder, 'node_modules', name);
  if (existsSync(own)) return own;
  if (size) console.log(`Installing ${name} ${version} into ${path.relative('.', folder)} (${size}) …`);
  mkdirSync(path.dirname(folder), { recursive: true });
  // Two processes may install at once, each into a folder of its own: the first one's is used.
  const made = mkdtempSync(`${folder}-new-`);
  const manifest = { private: true, dependencies: { [name]: version, ...more }, overrides };
  writeFileSync(path.join(made, 'package.json'), JSON.stringify(manifest, null, 2));
  const npm = (...parameters: string[]): void =>
    runNpm([...parameters, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: made,
      timeout: minutes * 60_000,
    });
  try {
    npm('install', '--ignore-scripts', '--omit=dev');
    if (compiled.length > 0) npm('rebuild', ...compiled);
    if (!existsSync(own)) renameSync(made, folder);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
  return own;
}
