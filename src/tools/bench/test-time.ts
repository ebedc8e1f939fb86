import { spawn } from 'node:child_process';
import { inClones, type Clone } from './clone';

/** How often both are measured, in turns: the first time without caches of lint, format and build, then with them. */
const TURNS = 2;

/** What one run of `npm test` took. */
interface Run {
  /** Seconds of processor time of everything that it started, browsers and their renderers included. */
  processor: number;
  wall: number;
  /** Its last line: `N passed, N failed`. */
  result: string;
}

/**
 * Runs a command and adds up its processes. Browsers are started apart from the test runner and end after it, and the
 * kernel gives a process's time to whoever waits for it. So this program, by `prctl(PR_SET_CHILD_SUBREAPER)`, becomes the
 * parent of every process whose own parent has ended, and waits for all of them; what still runs half a minute after the
 * command, as a server that nothing has stopped, is ended. Perl is on every Linux machine; Node has no call for it.
 */
const reaper = `
  my $prctl = (POSIX::uname())[4] eq 'aarch64' ? 167 : 157;
  syscall($prctl, 36, 1, 0, 0, 0) == 0 or die "prctl: $!";
  my ($begun, $seconds) = time;
  my $child = fork() // die "fork: $!";
  if ($child == 0) { exec @ARGV or die "exec: $!" }
  my $endAll = sub {
    open my $list, '<', "/proc/$$/task/$$/children" or die "children: $!";
    kill 'KILL', split ' ', <$list> // '';
    # Their children are ours from now on.
    alarm 1;
  };
  while ((my $ended = wait()) > 0) {
    next if $ended != $child;
    $seconds = time - $begun;
    $SIG{ALRM} = $endAll;
    alarm 30;
  }
  my (undef, undef, $user, $system) = times();
  print STDERR $user + $system, " $seconds\n";`;

async function measure({ folder, env }: Clone): Promise<Run> {
  const child = spawn('perl', ['-MPOSIX', '-e', reaper, 'npm', 'test'], {
    cwd: folder,
    env,
    // What the tests write to standard error is not needed; the reaper's figures are its last line.
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)));
  await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
  const [processor, wall] = (errors.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  if (!processor || wall === undefined)
    throw new Error(`npm test in ${folder} was not measured: ${errors.slice(-500)}`);
  const result = output.match(/\d+ passed, \d+ failed/g)?.at(-1) ?? 'did not come to its end';
  return { processor, wall, result };
}

/**
 * Prints how much processor time `npm test` takes of that of an earlier commit: both in clones of the same machine, in
 * turns, so that a slower hour slows both. Takes half an hour. Packages are installed before.
 * @throws Error if the commit does not exist, its packages cannot be installed, or this is no Linux machine
 */
export async function compareTestTime(commit: string): Promise<void> {
  if (process.platform !== 'linux') throw new Error('npm run bench -- tests needs Linux.');
  await inClones([commit, 'HEAD'], async (clones) => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const runs: Run[] = [];
      for (const clone of clones) runs.push(await measure(clone));
      const [before, now] = runs;
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
