import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { inClones, type Clone } from './clone';

/** How often both are measured, in turns: the first time without caches of lint, format and build, then with them. */
const TURNS = 2;

/**
 * Seconds of processor time of all programs of this machine since it was started. The tests' browsers are no children of
 * theirs to be counted, so nothing else may run beside them.
 */
const processorTime = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys } }) => sum + user + nice + sys, 0) / 1000;

/** Runs `npm test` in a clone. */
function measure({ folder, env }: Clone) {
  const [begun, before] = [performance.now(), processorTime()];
  const { stdout, error } = spawnSync('npm', ['test'], {
    cwd: folder,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 28,
  });
  if (error) throw error;
  return {
    processor: Math.round(processorTime() - before),
    wall: Math.round((performance.now() - begun) / 1000),
    /** Its last line. */
    result: stdout.match(/\d+ passed, \d+ failed/g)?.at(-1) ?? 'did not come to its end',
  };
}

/**
 * Prints how much processor time `npm test` takes of that of an earlier commit: both in clones of the same machine, in
 * turns, so that a slower hour slows both. Takes half an hour. Packages are installed before.
 * @throws Error if the commit does not exist, or its packages cannot be installed
 */
export async function compareTestTime(commit: string): Promise<void> {
  await inClones([commit, 'HEAD'], async (clones) => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const [before, now] = clones.map(measure);
      if (!before || !now) throw new Error('A commit was not measured.');
      console.log(`\n${turn === 0 ? 'Without' : 'With'} the caches of an earlier run\n`);
      const ratio = (part: 'processor' | 'wall') => Number((now[part] / before[part]).toFixed(2));
      console.table({
        [commit]: before,
        HEAD: now,
        ratio: { processor: ratio('processor'), wall: ratio('wall') },
      });
    }
  });
}
