import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from '../browsers';
import { runNpm } from '../npm.mjs';
import { testEnvironment, type Ports } from '../commands/local-settings';
import { servePreview } from '../preview/preview';
import { watchMainThread } from './busy-thread';
import { cloneCommit } from './clone';
import { largestPaintOnSlowPhone } from './slow-phone';
import { table } from './table';

/** Visits of each page in each of the two builds. The best counts, because a busy machine only makes a visit slower. */
const TURNS = 3;

/** One page of each kind, unless addresses are given. */
const kindsOfPages = [
  '/',
  '/service-area/plano',
  '/services/drain',
  '/plumbing',
  '/contact',
  '/Plumbing/Help',
];

/** What is compared, in milliseconds. */
type Times = Record<'largest paint' | 'longest task' | 'blocking', number>;

/**
 * Builds an earlier commit in a clone beside the built site and prints both side by side. Visits take turns (old, new,
 * old, new, …), so a machine that is slower today or busy for a while slows both.
 * @param commit anything that `git rev-parse` understands
 * @param addresses the pages to compare; none for one of each kind
 * @throws Error if the commit does not exist or does not build
 */
export async function compareWith(
  commit: string,
  addresses: readonly string[],
  ports: Ports & { before: number },
): Promise<void> {
  const clone = mkdtempSync(path.join(tmpdir(), 'before-'));
  try {
    buildCommit(commit, clone, { site: ports.before, inbox: ports.inbox });
    const servers = [
      await servePreview(path.join(clone, 'dist'), ports.before),
      await servePreview('dist', ports.site),
    ];
    const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
    const rows: string[][] = [];
    for (const address of addresses.length > 0 ? addresses : kindsOfPages) {
      const best: Times[] = [];
      // The worst of all visits: whether something moves depends on what has arrived when a frame is drawn.
      const shifts = [0, 0];
      for (let turn = 0; turn < TURNS; turn += 1)
        for (const [build, port] of [ports.before, ports.site].entries()) {
          const url = `http://localhost:${port}${address}`;
          const { longest, blocking, shift } = await watchMainThread(browser, url);
          const { paintedAt } = await largestPaintOnSlowPhone(browser, url, 1);
          shifts[build] = Math.max(shifts[build] ?? 0, shift);
          best[build] = fasterOf(best[build], {
            'largest paint': paintedAt,
            'longest task': longest,
            blocking,
          });
        }
      rows.push([address, ...sideBySide(best), ...shifts.map((shift) => shift.toFixed(3))]);
      console.log(`${address}: measured`);
    }
    await browser.close();
    for (const server of servers) server.close();
    const names = ['largest paint', 'longest task', 'blocking'].flatMap((name) => [name, 'now', 'ratio']);
    console.log(
      `\n${commit} and now: milliseconds, best of ${TURNS} visits in turns. Paint on slow 4G and a slow phone; tasks by the thread's own time, times eight, for four seconds and a scroll to the end. Shift: the most of any visit, before it is scrolled\n`,
    );
    console.log(table(['page', ...names, 'shift', 'now'], rows));
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

function buildCommit(commit: string, folder: string, ports: Ports): void {
  console.log(`Building ${commit} in ${folder} …`);
  cloneCommit(commit, folder);
  const inFolder = { cwd: folder, env: testEnvironment(ports) };
  runNpm(['ci', '--silent', '--prefer-offline', '--no-audit', '--no-fund'], inFolder);
  runNpm(['run', '--silent', 'build', '--', '--silent'], inFolder);
}

const fasterOf = (one: Times | undefined, other: Times): Times => ({
  'largest paint': Math.min(one?.['largest paint'] ?? Infinity, other['largest paint']),
  'longest task': Math.min(one?.['longest task'] ?? Infinity, other['longest task']),
  blocking: Math.min(one?.blocking ?? Infinity, other.blocking),
});

/** For each measure: before, now, and now as a part of before. */
function sideBySide([before, now]: readonly Times[]): string[] {
  if (!before || !now) throw new Error('A build was not visited');
  return (Object.keys(before) as (keyof Times)[]).flatMap((name) => [
    before[name].toFixed(0),
    now[name].toFixed(0),
    before[name] === 0 ? '' : (now[name] / before[name]).toFixed(2),
  ]);
}
