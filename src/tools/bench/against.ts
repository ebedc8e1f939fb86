import { createServer } from 'node:http';
import path from 'node:path';
import { chromium } from 'playwright';
import sirv from 'sirv';
import { chromiumFlags, ensureChromium } from '../browsers';
import { runNpm } from '../npm.mjs';
import { listen, type Running } from '../preview/listen';
import { testEnvironment, type Ports } from '../commands/local-settings';
import { watchMainThread } from './busy-thread';
import { inClones } from './clone';
import { largestPaintOnSlowPhone, medianOf } from './slow-phone';

/** Visits of each page in each of the two builds, of which the median counts. */
const TURNS = 5;

const kindsOfPages = [
  '/',
  '/service-area/plano',
  '/services/drain',
  '/plumbing',
  '/contact',
  '/Plumbing/Help',
];

const measures = [
  'largest paint',
  'longest task',
  'blocking',
  'load',
  'scroll',
  'press',
  'elements',
] as const;
type Visit = Record<(typeof measures)[number], number>;

/**
 * Builds an earlier commit in a clone beside the built site and prints both side by side. Visits take turns (old, new,
 * old, new, …), so a machine that is slower today or busy for a while slows both.
 * @throws Error if the commit does not exist or does not build
 */
export async function compareWith(
  commit: string,
  addresses: readonly string[],
  ports: Ports & { before: number },
): Promise<void> {
  await inClones([commit], async ([clone]) => {
    if (!clone) return;
    const { folder, env } = clone;
    console.log(`Building ${commit} in ${folder} …`);
    const settings = testEnvironment({ site: ports.before, inbox: ports.inbox });
    const inFolder = { cwd: folder, env: { ...settings, PATH: env.PATH } };
    runNpm(['run', '--silent', 'build', '--', '--silent'], inFolder);
    const servers = [
      await serveFiles(path.join(folder, 'dist'), ports.before),
      await serveFiles('dist', ports.site),
    ];
    const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
    const rows: object[] = [];
    for (const address of addresses.length > 0 ? addresses : kindsOfPages) {
      const visits: [Visit[], Visit[]] = [[], []];
      // The worst of all visits: whether something moves depends on what has arrived when a frame is drawn.
      const shifts = [0, 0];
      for (let turn = 0; turn < TURNS; turn += 1)
        for (const [build, port] of ([ports.before, ports.site] as const).entries()) {
          const url = `http://localhost:${port}${address}`;
          const { longest, shift, ...thread } = await watchMainThread(browser, url);
          const paintedAt = await largestPaintOnSlowPhone(browser, url, 1);
          shifts[build] = Math.max(shifts[build] ?? 0, shift);
          visits[build]?.push({ 'largest paint': paintedAt, 'longest task': longest, ...thread });
        }
      rows.push(...sideBySide(visits).map((row) => ({ page: address, ...row })));
      const [before, now] = shifts.map((shift) => shift.toFixed(3));
      rows.push({ page: address, measure: 'shift', before, now });
      console.log(`${address}: measured`);
    }
    await browser.close();
    for (const { close } of servers) await close();
    console.log(
      `\n${commit} and now: milliseconds, medians of ${TURNS} visits in turns. Paint on slow 4G and a slow phone; tasks by the thread's own time, times eight: longest, beyond 50 each, and the sum of all until the page fetches nothing more (load), on one scroll to its end, and from the press of a quote button until the dialog is painted. Shift: the most of any visit, before it is scrolled\n`,
    );
    console.table(rows);
  });
}

/** A row for each measure: its name, before, now, and now as a part of before. */
const sideBySide = (visits: readonly [Visit[], Visit[]]) =>
  measures.map((measure) => {
    const [before = 0, now = 0] = visits.map((visit) => medianOf(visit.map((values) => values[measure])));
    const ratio = before === 0 ? '' : (now / before).toFixed(2);
    return { measure, before: Math.round(before), now: Math.round(now), ratio };
  });

/**
 * Serves a built site as files, compressed where the build has done so. Without the headers of `npm run preview`, whose
 * description earlier commits wrote elsewhere or not at all, so that two builds are served alike.
 * @param port must be free
 */
const serveFiles = (folder: string, port: number): Promise<Running> =>
  listen(createServer(sirv(folder, { brotli: true, gzip: true, extensions: ['html'] })), port);
