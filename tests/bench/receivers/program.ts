import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

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
