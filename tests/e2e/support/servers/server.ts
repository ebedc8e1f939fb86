import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** A server that serves the built site. */
export interface RunningServer {
  url: string;
  stop: () => Promise<void>;
}

/** A server cannot run on this machine; the message says why. */
export class NotHere extends Error {}

/** What a server of the site promises; `support/promises.ts` has a test for each. */
export type PromiseName =
  | 'page by itself'
  | 'other spelling'
  | 'lower case'
  | 'not found'
  | 'not found in Spanish'
  | 'nothing outside'
  | 'nothing hidden'
  | 'security headers'
  | 'headers of errors'
  | 'kept and revalidated'
  | 'missing is not kept'
  | 'not sent again'
  | 'compressed'
  | 'compression of the build'
  | 'types';

/** A kind of server that the site may be deployed on: a row of the table in src/edge/README.md. */
export interface ServerKind {
  name: string;
  /** What it cannot promise, and why. */
  cannot?: Readonly<Partial<Record<PromiseName, string>>>;
  /** Whether it first spells an unknown address in another way, by a redirect. */
  redirectsUnknown?: boolean;
  /** Whether pages are asked for as `/about.html`, since an emulator knows no other address of them. */
  asksForFiles?: boolean;
  /** Whether pages also say `no-transform`: not where the host would then leave off compressing. */
  saysNoTransform?: boolean;
  /** Whether it has its own list of types, with older or newer names of some. */
  ownTypes?: boolean;
  /**
   * Starts it on the built site, installing what it needs.
   * @throws NotHere when this machine cannot run it
   */
  start: (dist: string) => Promise<RunningServer>;
}

/** How long a server may take to answer after its start, in milliseconds. */
const patience = 30_000;

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
 * Starts a program in its own process group and waits until it answers.
 * @returns a handle that ends the program and everything that it started
 * @throws Error with the program's output if it exits or does not answer
 */
export async function startProgram(
  url: string,
  program: string,
  parameters: readonly string[],
  { env, cwd }: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<RunningServer> {
  const child = await whenWritten(() =>
    spawn(program, parameters, {
      detached: true,
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    }),
  );
  let said = '';
  let ended = false;
  const listen = (text: Buffer): void => void (said += String(text));
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  child.on('error', (error) => (said += error.message));
  const exit = new Promise<void>((resolve) => {
    for (const event of ['exit', 'error']) child.on(event, () => ((ended = true), resolve()));
  });
  const stop = async (): Promise<void> => {
    if (!ended) endGroup(child);
    await exit;
  };
  const until = Date.now() + patience;
  while (!(await isUp(url))) {
    if (ended || Date.now() > until) {
      await stop();
      throw new Error(`${program} did not begin to serve ${url}:\n${said}`);
    }
    await wait(100);
  }
  return { url, stop };
}

/** Ends a program with its children: some leave theirs behind otherwise. */
function endGroup({ pid }: ChildProcess): void {
  if (pid) process.kill(-pid, 'SIGTERM');
}

const isUp = (url: string): Promise<boolean> =>
  fetch(url, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
