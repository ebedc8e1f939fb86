import { spawnSync } from 'node:child_process';

/**
 * Node's arguments for a build; sizes in megabytes. The heap has a limit because V8 delays garbage collection on a
 * machine with much memory: a build of 5,200 cities, which needs 650 MB, grew to 3 GB. The space for new objects is
 * larger than Node's default (16) because a build makes many short-lived objects: collection takes half the time.
 */
export const buildCommand = [
  '--max-old-space-size=928',
  '--max-semi-space-size=64',
  'node_modules/astro/bin/astro.mjs',
  'build',
] as const;

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
