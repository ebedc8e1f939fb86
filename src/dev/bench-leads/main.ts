/**
 * `npm run bench:leads`: plays every way in which a lead can go wrong in real Chromium against the lead inbox, and
 * counts. Ends with 1 when a lead was lost although its device came back, arrived twice although the answer could be
 * read, arrived although its visitor was told that something is wrong, or still waits at the end. Builds the site into a folder of its own first (`SITE_DIST` names one that is built already).
 * Words given to it choose the rows whose names have them all.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import type { Transport } from '../../leads/types';
import { chromiumFlags, ensureChromium, findHeadlessShell } from '../browsers';
import { buildSite } from '../build-site';
import { testEnvironment, localPorts } from '../local-settings';
import { total } from './account';
import { openLane } from './lane';
import { play, type Result } from './play';
import { scenarios, type Scenario } from './scenarios';
import { table } from './table';

/** Devices of each form family in each row: over 1,000 submissions in all. */
const COPIES = 3;
/** Scenarios played at the same time, each on a lane of its own. */
const LANES = 3;
/** The longest that a row may take, in milliseconds: a browser that hangs must not hold up the others. */
const ROW_LIMIT_MS = 4 * 60_000;
const FOLDER = '.cache/bench-leads';

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const dist = process.env.SITE_DIST ?? `${FOLDER}/dist`;
if (!process.env.SITE_DIST) {
  console.log('Building the site …');
  if (!buildSite(['--silent', '--outDir', dist], testEnvironment(localPorts))) process.exit(1);
}

const executablePath = findHeadlessShell() ?? ensureChromium();
const started = Date.now();
const words = process.argv.slice(2);
const queue: { scenario: Scenario; transport: Transport | 'own'; place: number }[] = scenarios
  .filter(({ name }) => words.every((word) => name.includes(word)))
  .flatMap((scenario, place) => scenario.transports.map((transport) => ({ scenario, transport, place })));
const rows = queue.length;
const results: (Result & { place: number })[] = [];
const failures: string[] = [];

/** Says that a row took longer than it may. */
class Stuck extends Error {}

/** Plays a row with a browser, a site and an inbox of its own; again, if the browser itself died or hung on the way. */
async function playAlone(
  scenario: Scenario,
  transport: Transport | 'own',
  file: string,
  attempt = 1,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const lane = await openLane(dist, `${file}-${attempt}.jsonl`);
  try {
    return await Promise.race([
      play(scenario, transport, { browser, lane, copies: COPIES }),
      wait(ROW_LIMIT_MS, undefined, { ref: false }).then(() => {
        throw new Stuck(`not done after ${ROW_LIMIT_MS / 60_000} minutes`);
      }),
    ]);
  } catch (error) {
    const isBrowsers = error instanceof Stuck || !browser.isConnected();
    if (!isBrowsers || attempt === 3) throw error;
    console.log(`The browser ended or hung: ${scenario.name} (${transport}) begins again`);
    return await playAlone(scenario, transport, file, attempt + 1);
  } finally {
    await lane.close();
    await browser.close();
  }
}

await Promise.all(
  Array.from({ length: LANES }, async (_, index) => {
    for (let next = queue.shift(), round = 0; next; next = queue.shift(), round += 1) {
      const { scenario, transport, place } = next;
      try {
        results.push({
          ...(await playAlone(scenario, transport, `${FOLDER}/leads-${index}-${round}`)),
          place,
        });
      } catch (error) {
        failures.push(`${scenario.name} (${transport}): ${(error as Error).message.split('\n')[0]}`);
        console.log(`Not played to its end: ${failures.at(-1)}`);
      }
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(
        `${results.length + failures.length}/${rows}  ${seconds} s  ${scenario.about}: ${scenario.name} (${transport})`,
      );
    }
  }),
);

results.sort((a, b) => a.place - b.place);
console.log(table(results));
for (const failure of failures) console.log(`Not played to its end: ${failure}`);
const { lost, duplicates, unwanted, stranded } = total(results.map(({ counted }) => counted));
const played = total(results.flatMap(({ counted, unseen, gone }) => [counted, unseen, gone])).sent;
console.log(`\n${played} submissions in ${Math.round((Date.now() - started) / 1000)} s`);
process.exit(lost + duplicates + unwanted + stranded + failures.length > 0 ? 1 : 0);
