import { spawnSync } from 'node:child_process';
import { buildArguments, programOf } from '../npm.mjs';

/** Node's arguments for a build. */
export const buildCommand: readonly string[] = [...buildArguments, programOf('astro'), 'build'];

/** Builds the site in a separate process that writes to this terminal. */
export function buildSite(more: readonly string[] = [], env: NodeJS.ProcessEnv = process.env): boolean {
  const { status } = spawnSync(process.execPath, [...buildCommand, ...more], {
    stdio: 'inherit',
    env,
  });
  return status === 0;
}
