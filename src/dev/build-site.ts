import { spawnSync } from 'node:child_process';

/**
 * Arguments for Node that build the site. The heap is bounded, in megabytes, because on a machine with much
 * memory V8 puts off collecting: a build of 5,200 cities, which holds 650 MB, went to 3 GB.
 */
export const buildCommand = ['--max-old-space-size=1280', 'node_modules/astro/astro.js', 'build'] as const;

/**
 * Builds the site in a process of its own, which says what it does.
 * @param more further arguments for Astro
 * @param env settings of the build
 * @returns whether it was built
 */
export function buildSite(more: readonly string[] = [], env: NodeJS.ProcessEnv = process.env): boolean {
  return spawnSync(process.execPath, [...buildCommand, ...more], { stdio: 'inherit', env }).status === 0;
}
