/**
 * `npm run bench:leads`: plays every scenario of `scenarios.ts` in Chromium against the lead inbox and counts what
 * arrived. Exits 1 if a lead was lost although its device came back, arrived twice although the answer could be read,
 * arrived although its visitor was shown an error, or still waits at the end, or if a page said what is not so. Builds the site into its own folder
 * first (`SITE_DIST` names a folder that is already built). Then 150 random visitors with each transport (`soak.ts`).
 * Words after `--` run only the rows whose names contain all of them; `soak` only the soak, `soak no-cors` only that one.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import type { Transport } from '@/leads/types';
import { chromiumFlags, ensureChromium, findHeadlessShell } from '@/tools/browsers';
import { buildSite } from '@/tools/commands/build-site';
import { testEnvironment, localPorts } from '@/tools/commands/local-settings';
import { hasFaults, total } from './account';
import { inLanes, openLane } from './lane';
import { play, type Result } from './play';
import { scenarios, type Scenario } from './scenarios';
import { faultsOf, playSoak, report } from './soak';

/** Devices of each form family in each row; all rows together send over 1,000 requests. */
const COPIES = 3;
/** Number of scenarios that run at the same time, each on its own lane. */
const LANES = 3;
/** Time limit of a row in milliseconds, so that a browser that hangs does not stop the others. */
const ROW_LIMIT_MS = 4 * 60_000;
const FOLDER = '.cache/bench-leads';

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const dist = process.env.SITE_DIST ?? `${FOLDER}/dist`;
if (!process.env.SITE_DIST) {
  console.log('Building the site …');
  if (!buildSite(['--silent', '--outDir', dist], testEnvironment(localPorts))) process.exit(1);
}

const executablePath = (await findHeadlessShell()) ?? (await ensureChromium());
const started = Date.now();
const words = process.argv.slice(2);
const rows = scenarios
  .filter(({ name }) => words.every((word) => name.includes(word)))
  .flatMap((scenario, place) => scenario.transports.map((transport) => ({ scenario, transport, place })));
const results: (Result & { place: number })[] = [];
const failures: string[] = [];

/** Plays a row with its own browser, site and inbox. @throws Error if it takes too long, or its browser crashes */
async function playAlone(scenario: Scenario, transport: Transport | 'own', file: string): Promise<Result> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const lane = await openLane(dist, file);
  try {
    return await Promise.race([
      play(scenario, transport, { browser, lane, copies: COPIES }),
      wait(ROW_LIMIT_MS, undefined, { ref: false }).then(() => {
        throw new Error(`not done after ${ROW_LIMIT_MS / 60_000} minutes`);
      }),
    ]);
  } finally {
    await lane.close();
    await browser.close();
  }
}

await inLanes(LANES, rows, async ({ scenario, transport, place }) => {
  try {
    const file = `${FOLDER}/leads-${place}-${transport}.jsonl`;
    const result = await playAlone(scenario, transport, file);
    results.push({ ...result, place });
    // At once: a run of an hour that is ended in between has still said what it found.
    if (hasFaults(result.counted)) console.log(`WRONG  ${JSON.stringify(result.counted)}`);
    for (const complaint of result.complaints) console.log(`       ${complaint}`);
  } catch (error) {
    failures.push(`${scenario.name} (${transport}): ${(error as Error).message.split('\n')[0]}`);
    console.log(`Not completed: ${failures.at(-1)}`);
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    `${results.length + failures.length}/${rows.length}  ${seconds} s  ${scenario.name} (${transport})`,
  );
});

results.sort((a, b) => a.place - b.place);
const sum = total(results.map(({ counted }) => counted));
console.log(
  `retries: sent again with the same bytes because the answer could not be read; a receiver drops them by timestamp and phone.
unwanted: sent although the form showed the visitor an error. stranded: still waiting although the fault is over. misled: what a page said or did that is not so.`,
);
const lines = results.map(({ scenario: { name }, transport, counted }) => ({ name, transport, ...counted }));
console.table([...lines, { name: 'All of these', transport: '', ...sum }]);
for (const failure of failures) console.log(`Not completed: ${failure}`);

/** Visitors of the soak with each transport: readable answers, and the specified `no-cors`. */
const SOAK = 150;
let soaked = 0;
// Words choose rows; 'soak' alone chooses this.
if (!words.length || words.includes('soak'))
  for (const transport of (['cors-json', 'no-cors'] as const).filter(
    (one) => words.length < 2 || words.includes(one),
  )) {
    const browser = await chromium.launch({ executablePath, args: chromiumFlags });
    const result = await playSoak({ browser, transport, count: SOAK, lanes: LANES }, (name) =>
      openLane(dist, `${FOLDER}/${name}`),
    );
    await browser.close();
    console.log(`\n${report(`Soak, ${transport}`, result)}`);
    soaked += faultsOf(result);
  }

console.log(`\n${sum.sent} submissions in ${Math.round((Date.now() - started) / 1000)} s`);
process.exit(hasFaults(sum) || failures.length + soaked > 0 ? 1 : 0);
