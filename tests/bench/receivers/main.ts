/**
 * `npm run bench:receivers`: sends requests of every form family through every transport from Chromium to a real n8n
 * on this machine, which runs the project's workflows. Answers are delayed, refused and cut in between. Prints what
 * arrived in the workflow's list. Then plays a week of the office: list, buttons, reminders, Monday's mail, reviews
 * (`office.ts`), calls (`calls.ts`) and pictures (`pictures.ts`). Node-RED and Directus come first: every transport, then outages
 * (`transports.ts`). Exits 1 if a request is missing, changed or there twice, if the workflow did not set junk requests
 * aside, if the office was told something wrong, or if a receiver does otherwise than src/leads/README.md says. Builds the
 * site into its own folder first (`SITE_DIST` names a folder that is already built). n8n is played in two versions, the
 * setting `N8N_VERSION` names the only one. Words after `--` run only the rows of n8n whose names contain all of them;
 * `-- office`, `-- calls` and `-- pictures` run only these, without a build; `-- node-red` and `-- directus` only these two.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import type { Device } from '../leads/device';
import { serveSite, type ServedSite } from '../leads/site';
import { chromiumFlags, ensureChromium, findHeadlessShell } from '@/tools/browsers';
import { buildSite } from '@/tools/commands/build-site';
import { localPorts, testEnvironment } from '@/tools/commands/local-settings';
import { playCalls } from './calls';
import { startDevices, type Way } from './devices';
import { startProxy, type FaultProxy, type ProxyFault } from './proxy';
import { rowsOf, tableOf, type ListRow } from './list';
import { N8N_VERSION, N8N_VERSIONS, startN8n, type N8n } from './n8n';
import { playOffice } from './office';
import { playPictures } from './pictures';
import { recipe } from './recipes';
import { playTransports } from './transports';

const COPIES = 2;
const FOLDER = path.resolve('.cache/bench-receivers');

/** One row of the table: the faults while its devices send. */
interface Row {
  name: string;
  transports: readonly Way[];
  proxy?: ProxyFault;
  receiver?: 'killed' | 'cannot write';
  /** Whether its visitors read the Spanish pages; the list must say so. */
  spanish?: boolean;
}

const READABLE = ['cors-json', 'cors-text'] as const;
const EVERY = ['no-cors', ...READABLE] as const;

/** Every row. Refusals only with transports that can read them: with `no-cors` they count as delivered (src/leads/README.md). */
const rows: readonly Row[] = [
  { name: 'all is well', transports: [...EVERY, 'form'] },
  { name: 'all is well, on Spanish pages', transports: ['cors-json', 'form'], spanish: true },
  { name: 'its answer takes three seconds', transports: EVERY, proxy: 'slow' },
  { name: 'has it, its answer never comes', transports: EVERY, proxy: 'silent' },
  { name: 'has it, the connection is cut before its answer', transports: EVERY, proxy: 'cut' },
  { name: 'the connection is cut before it has it', transports: EVERY, proxy: 'dead' },
  { name: 'answers 503', transports: READABLE, proxy: 'refused' },
  { name: 'cannot write the list', transports: READABLE, receiver: 'cannot write' },
  { name: 'is killed, and up again when the visitor is back', transports: READABLE, receiver: 'killed' },
];

/** The numbers of one row with one transport. */
interface Result {
  name: string;
  transport: Way;
  sent: number;
  /** Requests that reached the receiver, including repeated ones. */
  passed: number;
  lost: number;
  doubled: number;
}

/** Whether a row of the list has everything that was typed, and the language of the page. */
function isWhole({ typed }: Device, row: ListRow, spanish: boolean): boolean {
  const { firstName, lastName, ...others } = typed;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const cells = Object.values(row);
  return (
    row.language === (spanish ? 'es' : '') &&
    [...(name ? [name] : []), ...Object.values(others)].every((value) => cells.includes(value))
  );
}

async function play(
  { name, proxy: fault = 'none', receiver: harm, spanish = false }: Row,
  transport: Way,
  {
    browser,
    site,
    proxy,
    receiver,
  }: { browser: Browser; site: ServedSite; proxy: FaultProxy; receiver: N8n },
): Promise<Result> {
  site.setTransport(transport === 'form' ? 'own' : transport);
  const devices = await startDevices(transport, { browser, origin: site.origin, spanish }, COPIES);
  const each = (step: (device: Device) => Promise<void>) => Promise.all(devices.map(step));
  const passedBefore = proxy.passed();
  try {
    proxy.setFault(fault);
    if (harm === 'cannot write') await hideList(receiver, true);
    if (harm === 'killed') await receiver.kill();
    await each(async (device) => {
      await device.open();
      await device.fill();
      if (transport === 'form') {
        await Promise.all([device.page().waitForURL('**/webhook/**'), device.press()]);
        return;
      }
      await device.ready();
      await device.press();
      await device.settled();
    });
    proxy.setFault('none');
    if (harm === 'cannot write') await hideList(receiver, false);
    if (harm === 'killed') {
      await receiver.start();
      // n8n can take minutes to start. After five failed attempts the outbox waits minutes between the next ones.
      await each((device) => device.comeBack(2));
    }
    if (transport !== 'form') await each(async (device) => void (await device.empty()));
  } finally {
    await each((device) => device.close().catch(() => undefined));
  }
  const list = await rowsOf(receiver, 'website_requests');
  const copies = devices.map((device) => ({
    device,
    found: list.filter(({ phone }) => phone === device.typed.phone),
  }));
  return {
    name,
    transport,
    sent: devices.length,
    passed: proxy.passed() - passedBefore,
    lost: copies.filter(({ device, found }) => !found.some((row) => isWhole(device, row, spanish))).length,
    doubled: copies.filter(({ found }) => found.length > 1).length,
  };
}

/**
 * Posts requests like those of spam programs to the webhook.
 * @returns names of the requests that the workflow did not set aside
 */
async function postJunk(proxy: FaultProxy, receiver: N8n, site: string): Promise<string[]> {
  const lead = (phone: string, more: object = {}) =>
    JSON.stringify({
      firstName: 'Bot',
      phone,
      service: 'other',
      timestamp: new Date().toISOString(),
      ...more,
    });
  const junk: [what: string, body: string, origin: string, mark: string][] = [
    ['the hidden field filled in', lead('(214) 900-0001', { leaveEmpty: 'x' }), site, '(214) 900-0001'],
    ['another site', lead('(214) 900-0002'), 'https://elsewhere.example', '(214) 900-0002'],
    ['no phone number', lead('900-0003'), site, '900-0003'],
    ['no JSON', 'buy 900-0004', site, 'buy 900-0004'],
  ];
  for (const [what, body, origin] of junk)
    await fetch(`${proxy.origin}/webhook/lead`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'text/plain', Origin: origin },
      // The table of all rows is printed after this, and would be lost.
    }).catch(({ cause }: Error) => console.log(`No answer to the request "${what}": ${String(cause)}`));
  const aside = (await rowsOf(receiver, 'website_requests')).filter(({ setAside }) => setAside);
  return junk
    .filter(
      ([, , , mark]) => aside.filter(({ phone, message }) => [phone, message].includes(mark)).length !== 1,
    )
    .map(([what]) => what);
}

/** Takes the list's table away, so that nothing can be written, or gives it back. */
async function hideList(receiver: N8n, isHidden: boolean): Promise<void> {
  const table = await tableOf(receiver, 'website_requests');
  const [from, to] = isHidden ? [table, `${table}_away`] : [`${table}_away`, table];
  await receiver.sql(`ALTER TABLE "${from}" RENAME TO "${to}"`);
}

// Not the site beside them, which the run with the older n8n uses again.
for (const home of ['n8n', 'office', 'calls', 'pictures', 'others'])
  rmSync(path.join(FOLDER, home), { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const words = process.argv.slice(2);
if (words.join() === 'office') process.exit((await playOffice(path.join(FOLDER, 'office'))) > 0 ? 1 : 0);
if (words.join() === 'calls') process.exit((await playCalls(path.join(FOLDER, 'calls'))) > 0 ? 1 : 0);
if (words.join() === 'pictures')
  process.exit((await playPictures(path.join(FOLDER, 'pictures'))) > 0 ? 1 : 0);
const dist = process.env.SITE_DIST ?? path.join(FOLDER, 'dist');
if (!process.env.SITE_DIST) {
  console.log('Building the site …');
  if (!buildSite(['--silent', '--outDir', dist], testEnvironment(localPorts))) process.exit(1);
}

/** Opens a browser; the flags are those of the browser tests. */
const openBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: (await findHeadlessShell()) ?? (await ensureChromium()),
    args: chromiumFlags,
  });

let otherwise = 0;
const isOther = /^(node-red|directus)$/.test(words[0] ?? '');
if ((words.length === 0 && !process.env.N8N_VERSION) || isOther) {
  const site = await serveSite(dist, 'http://localhost:9');
  const browser = await openBrowser();
  try {
    otherwise = await playTransports(path.join(FOLDER, 'others'), browser, site, words);
  } finally {
    await browser.close();
    await site.close();
  }
  if (isOther) process.exit(otherwise > 0 ? 1 : 0);
}

const chosen = rows.filter(({ name }) => words.every((word) => name.includes(word)));
const results: Result[] = [];
const failures: string[] = [];
const started = Date.now();

// n8n needs the site's origin, the proxy needs n8n's address, and the site gets the proxy's origin last.
const site = await serveSite(dist, 'http://localhost:9');
const receiver = await startN8n(path.join(FOLDER, 'n8n'), [
  recipe('requests', { settings: { site: site.origin } }),
]);
const proxy = await startProxy(`${receiver.origin}/webhook/site-requests`);
site.setWebhooks(proxy.origin);
// As the note says, one request to try it: the workflow makes the list's table when the first one comes.
await fetch(`${receiver.origin}/webhook/site-requests`, {
  method: 'POST',
  body: JSON.stringify({ phone: '(214) 800-0000', message: 'TEST', timestamp: new Date().toISOString() }),
});
const browser = await openBrowser();
let missed: string[];
try {
  for (const row of chosen)
    for (const transport of row.transports) {
      try {
        const result = await play(row, transport, { browser, site, proxy, receiver });
        results.push(result);
      } catch (error) {
        failures.push(`${row.name} (${transport}): ${(error as Error).message.split('\n')[0]}`);
      }
      console.log(`${Math.round((Date.now() - started) / 1000)} s  ${row.name} (${transport})`);
    }
  missed = await postJunk(proxy, receiver, site.origin);
} finally {
  await browser.close();
  await proxy.close();
  await site.close();
  await receiver.kill();
}

console.log(`\nn8n ${N8N_VERSION}, content/recipes/requests.n8n.json`);
console.table(results);
const sum = (column: 'sent' | 'lost' | 'doubled') => results.reduce((all, result) => all + result[column], 0);
console.log(
  'passed: requests that reached n8n. Those above the number of sent ones were repeats, which the workflow dropped.',
);
for (const what of missed) console.log(`Not set aside: ${what}`);
for (const failure of failures) console.log(`Not completed: ${failure}`);
console.log(`\n${sum('sent')} submissions in ${Math.round((Date.now() - started) / 1000)} s`);
const wrong =
  words.length === 0
    ? (await playOffice(path.join(FOLDER, 'office'))) +
      (await playCalls(path.join(FOLDER, 'calls'))) +
      (await playPictures(path.join(FOLDER, 'pictures')))
    : 0;
// The older n8n, in a process of its own: this one's version is in many of its modules.
const older = N8N_VERSIONS.find((version) => version !== N8N_VERSION);
if (words.length === 0 && !process.env.N8N_VERSION && older) {
  const { status } = spawnSync(process.execPath, [...process.execArgv, process.argv[1] ?? ''], {
    stdio: 'inherit',
    env: { ...process.env, N8N_VERSION: older, SITE_DIST: dist },
  });
  if (status !== 0) otherwise += 1;
}
process.exit(sum('lost') + sum('doubled') + failures.length + missed.length + wrong + otherwise > 0 ? 1 : 0);
