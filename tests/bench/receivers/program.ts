import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** A receiver of another kind than n8n. */
export interface Receiver {
  /** Where it takes requests. */
  address: string;
  /** Whatever it has kept, oldest first: the request as its owner finds it. */
  kept: () => Promise<unknown[]>;
  stop: () => Promise<void>;
}

/**
 * Starts a program in its own process group.
 * @param isReady whether it answers by now
 * @returns a function that ends it and what it started
 * @throws Error with what it said if it ends, or is not ready after two minutes
 */
export async function startReceiver(
  parameters: readonly string[],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
  isReady: () => Promise<boolean>,
): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, parameters, { cwd, env, detached: true, stdio: 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => void (said += text));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  for (let tries = 0; !(await isReady().catch(() => false)); tries += 1) {
    if (child.exitCode !== null || tries > 600) {
      await stop();
      throw new Error(`The receiver did not start:\n${said.split('\n').slice(-20).join('\n')}`);
    }
    await wait(200);
  }
  return stop;
}
