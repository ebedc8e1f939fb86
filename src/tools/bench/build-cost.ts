import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { testEnvironment, localPorts } from '../commands/local-settings';
import { programOf } from '../npm.mjs';
import { inClones } from './clone';

/** How often each is built, in turns, so that a slower hour slows all. */
const TURNS = 3;

/** The cost of one build. */
interface BuildCost {
  seconds: number;
  /** Processor seconds, which do not depend on other programs on the machine. */
  cpu: number;
  /** Highest resident memory of the build's process, in megabytes. */
  memory: number;
}

/**
 * Prints what a build of the last commit costs, from nothing and again with what the first one kept: time and memory. Builds
 * in a clone.
 * @param commit another commit to build in turns with it; anything that `git rev-parse` understands
 * @throws Error with the last lines of the build's output if one fails
 */
export async function benchBuild(commit?: string): Promise<void> {
  const costs: (BuildCost & { build: string })[] = [];
  await inClones([...(commit ? [commit] : []), 'HEAD'], async (clones) => {
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const { name, folder } of clones) {
        rmSync(path.join(folder, 'node_modules/.astro'), { recursive: true, force: true });
        for (const state of ['cold', 'warm'])
          costs.push({ build: `${name} ${state}`, ...(await build(folder)) });
        console.log(`${name}: built ${turn + 1} of ${TURNS} times`);
      }
  });
  console.table(
    costs.map(({ build: name, seconds, cpu, memory }) => ({
      build: name,
      seconds: seconds.toFixed(1),
      'CPU s': cpu.toFixed(1),
      'peak MB': Math.round(memory),
    })),
  );
}

async function build(folder: string): Promise<BuildCost> {
  const report = path.join(folder, 'usage.json');
  const atTheEnd = `import{writeFileSync}from'node:fs';process.on('exit',()=>writeFileSync(${JSON.stringify(report)},JSON.stringify(process.resourceUsage())))`;
  const started = performance.now();
  const atExit = ['--import', `data:text/javascript,${encodeURIComponent(atTheEnd)}`];
  const child = spawn(process.execPath, [...atExit, programOf('astro', folder), 'build'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: testEnvironment(localPorts),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output = `${output}${String(text)}`.slice(-4000)));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0 || !existsSync(report)) throw new Error(`The build failed:\n${output}`);
  // Processor time is in microseconds, memory in kilobytes.
  const used = JSON.parse(readFileSync(report, 'utf8')) as NodeJS.ResourceUsage;
  return {
    seconds: (performance.now() - started) / 1000,
    cpu: (used.userCPUTime + used.systemCPUTime) / 1_000_000,
    memory: used.maxRSS / 1024,
  };
}
