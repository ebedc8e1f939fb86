import { spawnSync } from 'node:child_process';
import { programOf } from '../npm.mjs';

/** Node's arguments for a build. */
export const buildCommand: readonly string[] = [programOf('astro'), 'build'];

/**
 * Builds the site in a separate process that writes to this terminal.
 * @param more further arguments for Astro
 * @param env settings of the build
 * @returns whether the build succeeded
 */
export function buildSite(more: readonly string[] = [], env: NodeJS.ProcessEnv = process.env): boolean {
  const { status } = spawnSync(process.execPath, [...buildCommand, ...more], {
    stdio: 'inherit',
    env,
  });
  return status === 0;
}
