import { spawnSync } from 'node:child_process';

/**
 * Arguments for Node that build the site, both sizes in megabytes. The heap is bounded because on a machine with much
 * memory V8 puts off collecting: a build of 5,200 cities, which holds 650 MB, went to 3 GB. Its part for new objects
 * is larger than Node's own (16), because a build makes many that die at once: collecting takes half as long.
 */
export const buildCommand = [
  '--max-old-space-size=1088',
  '--max-semi-space-size=64',
  'node_modules/astro/astro.js',
  'build',
] as const;

/**
 * Builds the site in a process of its own, which says what it does.
 * @param more further arguments for Astro
 * @param env settings of the build
 * @returns whether it was built
 */
export function buildSite(more: readonly string[] = [], env: NodeJS.ProcessEnv = process.env): boolean {
  return spawnSync(process.execPath, [...buildCommand, ...more], { stdio: 'inherit', env }).status === 0;
}
