import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testEnvironment, localPorts } from '../commands/local-settings';
import { npmProgram } from '../npm.mjs';
import { inClones } from './clone';

/** How often each is built, in turns, so that a slower hour slows all. */
const TURNS = 3;

/** The cost of one build. */
interface BuildCost {
  seconds: number;
  /** Processor seconds, which do not depend on other programs on the machine. */
  cpu: number;
  /** Highest resident memory of the largest of the build's processes, in megabytes. */
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

/** Runs a clone's `npm run build`; each of its processes, npm too, writes down what it used when it ends. */
async function build(folder: string): Promise<BuildCost> {
  const npm = npmProgram();
  if (!npm) throw new Error('npm is not beside this Node: start the bench with `npm run bench`.');
  const reports = mkdtempSync(path.join(tmpdir(), 'usage-'));
  const atTheEnd = `import{writeFileSync}from'node:fs';process.on('exit',()=>writeFileSync(${JSON.stringify(`${reports}/`)}+process.pid,JSON.stringify(process.resourceUsage())))`;
  const started = performance.now();
  const child = spawn(process.execPath, [npm, 'run', '--silent', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...testEnvironment(localPorts),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(atTheEnd)}`,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output = `${output}${String(text)}`.slice(-4000)));
  const code = await new Promise((resolve) => child.on('close', resolve));
  const seconds = (performance.now() - started) / 1000;
  const used = readdirSync(reports).map(
    (file) => JSON.parse(readFileSync(path.join(reports, file), 'utf8')) as NodeJS.ResourceUsage,
  );
  rmSync(reports, { recursive: true });
  if (code !== 0 || used.length === 0) throw new Error(`The build failed:\n${output}`);
  // Processor time is in microseconds, memory in kilobytes.
  return {
    seconds,
    cpu:
      used.reduce((sum, { userCPUTime, systemCPUTime }) => sum + userCPUTime + systemCPUTime, 0) / 1_000_000,
    memory: Math.max(...used.map(({ maxRSS }) => maxRSS)) / 1024,
  };
}
