import { startProgram } from '../../../bench/receivers/program';

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

/**
 * Starts a program that serves an address, and waits until it answers.
 * @returns a handle that ends the program and everything that it started
 * @throws Error with the program's output if it exits or does not answer
 */
export async function startServer(
  url: string,
  command: readonly string[],
  { env, cwd }: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<RunningServer> {
  const answers = async (): Promise<boolean> => Boolean(await fetch(url, { redirect: 'manual' }));
  const surroundings = { cwd, env: { ...process.env, ...env }, signal: 'SIGTERM', seconds: 30 } as const;
  const { stop } = await startProgram(command, surroundings, answers);
  return { url, stop };
}
