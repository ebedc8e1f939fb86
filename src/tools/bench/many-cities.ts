import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buildCommand } from '../commands/build-site';
import { copySite } from '../site-copy';
import { testEnvironment, localPorts } from '../commands/local-settings';
import { BuildSteps } from './build-steps';

/** The cost of one build. */
export interface BuildCost {
  cities: number;
  pages: number;
  seconds: number;
  /** CPU seconds, which do not depend on other programs on the machine. */
  cpu: number;
  /** Highest resident memory of the build's process, in megabytes. */
  memory: number;
  /** Seconds of each step (`build-steps.ts`). */
  steps: ReadonlyMap<string, number>;
}

/** The two builds that are measured. */
export interface BuildCosts {
  /** Without any cache. */
  cold: BuildCost;
  /** With the cache of the first, after one text has changed. */
  warm: BuildCost;
}

/**
 * Builds a copy of the site with this many cities, then builds it again after one text has changed. Added cities are
 * copies of a real one with another name and place. Writes nothing to the project.
 * @param cities at least as many as the content has
 * @throws Error with the last lines of the build's output if it fails
 */
export async function buildWithCities(cities: number): Promise<BuildCosts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  try {
    copySite(folder);
    addCities(path.join(folder, 'content/cities'), cities);
    const cold = { cities, ...(await build(folder)) };
    const changed = path.join(folder, 'content/cities/garland.md');
    writeFileSync(changed, readFileSync(changed, 'utf8').replace(/^ {2}tagline: .*$/m, '$& today'));
    return { cold, warm: { cities, ...(await build(folder)) } };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Coordinates of an added city, spread around Dallas, in degrees. */
const place = (index: number): { latitude: number; longitude: number } => ({
  latitude: 32.4 + ((index * 37) % 900) / 1000,
  longitude: -97.2 + ((index * 61) % 1100) / 1000,
});

function addCities(folder: string, wanted: number): void {
  const real = readdirSync(folder);
  const [pattern = ''] = real.filter((file) => file === 'garland.md');
  const text = readFileSync(path.join(folder, pattern), 'utf8');
  for (let index = real.length; index < wanted; index += 1) {
    // Letters instead of digits, so that the name reads like a city's name.
    const name = `Garland ${[...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
    const { latitude, longitude } = place(index);
    writeFileSync(
      path.join(folder, `${name.toLowerCase().replace(' ', '-')}.md`),
      text
        .replaceAll('Garland', name)
        .replace(
          /^geo: .*$/m,
          `geo: { latitude: ${latitude.toFixed(4)}, longitude: ${longitude.toFixed(4)} }`,
        ),
    );
  }
}

async function build(folder: string): Promise<Omit<BuildCost, 'cities'>> {
  const report = path.join(folder, 'usage.json');
  const atTheEnd = `import{writeFileSync}from'node:fs';process.on('exit',()=>writeFileSync(${JSON.stringify(report)},JSON.stringify(process.resourceUsage())))`;
  const started = performance.now();
  const clock = (): number => (performance.now() - started) / 1000;
  const steps = new BuildSteps(clock());
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(atTheEnd)}`, ...buildCommand],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: testEnvironment(localPorts),
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      steps.read(line, clock());
      said = `${said}${line}\n`.slice(-4000);
    });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0 || !existsSync(report)) throw new Error(`The build failed:\n${said}`);
  // Processor time is in microseconds, memory in kilobytes.
  const used = JSON.parse(readFileSync(report, 'utf8')) as NodeJS.ResourceUsage;
  return {
    seconds: clock(),
    cpu: (used.userCPUTime + used.systemCPUTime) / 1_000_000,
    memory: used.maxRSS / 1024,
    steps: steps.seconds(),
    pages: readdirSync(path.join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    ).length,
  };
}
