import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runNpm } from '@/tools/npm.mjs';

/** A receiver of another kind than n8n, with what it has kept. */
export interface Receiver {
  address: string;
  /** Whatever it has kept, oldest first: the request as its owner finds it. */
  kept: () => Promise<unknown[]>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

/**
 * Starts a program in its own process group, because it may start others.
 * @param command the program and its parameters
 * @param isReady whether it answers by now
 * @returns functions that kill it with what it started, and start it again
 * @throws Error with what it said if it ends, or is not ready after two minutes
 */
export async function startReceiver(
  [program = '', ...parameters]: readonly string[],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
  isReady: () => Promise<boolean>,
): Promise<Pick<Receiver, 'stop' | 'start'>> {
  let stop: Receiver['stop'] = () => Promise.resolve();
  const start = async (): Promise<void> => {
    const child = spawn(program, parameters, { cwd, env, detached: true, stdio: 'pipe' });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => void (said += text));
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    stop = async () => {
      if (child.pid && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, 'SIGKILL');
      await ended;
    };
    for (let tries = 0; !(await isReady().catch(() => false)); tries += 1) {
      if (child.exitCode !== null || tries > 600) {
        await stop();
        throw new Error(`The receiver did not start:\n${said.split('\n').slice(-20).join('\n')}`);
      }
      await wait(200);
    }
  };
  await start();
  return { start, stop: () => stop() };
}

/** A receiver's package. */
interface Package {
  name: string;
  version: string;
  size: string;
  /** Packages that it needs in another version than it names. */
  overrides?: Readonly<Record<string, string>>;
  /** Packages whose install script must run, because they have a part to compile; no other one runs. */
  compiled?: readonly string[];
  more?: Readonly<Record<string, string>>;
}

/**
 * Installs a receiver from the package registry into `.cache/` if it is missing.
 * @throws Error if it could not be installed
 */
export function installed({ name, version, size, overrides, compiled = [], more }: Package): string {
  const folder = path.resolve(`.cache/receivers/${name}-${version}`);
  const done = path.join(folder, 'installed');
  const own = path.join(folder, 'node_modules', name);
  if (existsSync(done)) return own;
  console.log(`Installing ${name} ${version} into ${path.relative('.', folder)} (${size}) …`);
  mkdirSync(folder, { recursive: true });
  const manifest = { private: true, dependencies: { [name]: version, ...more }, overrides };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  const npm = (...parameters: string[]): void =>
    runNpm([...parameters, '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  npm('install', '--ignore-scripts', '--omit=dev');
  if (compiled.length > 0) npm('rebuild', ...compiled);
  writeFileSync(done, '');
  return own;
}
