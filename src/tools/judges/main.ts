/**
 * `npm run judges`: lets judges that know nothing of this project look at the built site, and prints what is new. Names of
 * judges after `--` run only these. Ends with 1 if there is a new complaint, or if a judge could not judge.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from '../browsers';
import { runNpm } from '../npm.mjs';
import { freePort } from '../preview/free-port';
import { servePreview } from '../preview/preview';
import { addressOfFile, fileOfAddress } from '../../edge/description';
import { filesIn } from '../../build/clean-up';
import { apache } from '../../../tests/e2e/support/servers/apache';
import { caddy } from '../../../tests/e2e/support/servers/caddy';
import { firebase } from '../../../tests/e2e/support/servers/firebase';
import { nginx } from '../../../tests/e2e/support/servers/nginx';
import { NotHere, type RunningServer } from '../../../tests/e2e/support/servers/server';
import { cloudflarePages, cloudflareWorkers } from '../../../tests/e2e/support/servers/wrangler';
import { inFiles } from './in-files';
import { inPages } from './in-page';
import { inTables } from './in-tables';
import type { Judge, Site } from './judge';
import { onServers } from './on-servers';
import { inLines, newAndGone, type Accepted } from './verdict';

const all: readonly Judge[] = [...inFiles, ...inPages, ...inTables, ...onServers];
const names = process.argv.slice(2);
const unknown = names.find((name) => !all.some((judge) => judge.name === name));
if (unknown) {
  console.error(`There is no judge '${unknown}'. The judges are ${all.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const folder = path.resolve('dist');
if (!existsSync(folder)) {
  console.error('There is no built site to judge: npm run build');
  process.exit(2);
}

const here = path.dirname(fileURLToPath(import.meta.url));
const installed = path.resolve('.cache/judges');
/** Installs the judges in the versions of their lock file, if they are not. */
function install(): void {
  const lock = 'package-lock.json';
  const isNow = (file: string): boolean =>
    existsSync(path.join(installed, file)) &&
    readFileSync(path.join(installed, file), 'utf8') === readFileSync(path.join(here, file), 'utf8');
  if (isNow(lock) && existsSync(path.join(installed, 'node_modules/.package-lock.json'))) return;
  console.error('Installing the judges into .cache/judges …');
  mkdirSync(installed, { recursive: true });
  for (const file of ['package.json', lock]) cpSync(path.join(here, file), path.join(installed, file));
  // Without their scripts: one fetches lists from other hosts.
  runNpm(['ci', '--ignore-scripts'], { cwd: installed, stdio: ['ignore', 'ignore', 'inherit'] });
}
install();

// A module beside the packages, because a name is looked up from the module that imports it.
const importer = path.join(installed, 'import.mjs');
writeFileSync(importer, 'export const load = (name) => import(name);');
const { load } = (await import(pathToFileURL(importer).href)) as { load: Site['load'] };
const file = (inside: string): string => path.join(installed, 'node_modules', inside);
const accepted = JSON.parse(readFileSync(path.join(here, 'accepted.json'), 'utf8')) as Accepted[];
const port = await freePort();
const server = await servePreview(folder, port);
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
const others: (RunningServer & { name: string })[] = [];
const notHere: string[] = [];
// Also when it is interrupted: they are in process groups of their own.
process.once('SIGINT', () => process.exit(130));
process.once('exit', () => others.forEach(({ stop }) => void stop()));
/** Starts each server with the file that the build wrote for it. */
async function servers(): Promise<{ name: string; url: string }[]> {
  if (others.length + notHere.length === 0)
    for (const { name, start } of [apache, caddy, nginx, cloudflarePages, cloudflareWorkers, firebase])
      try {
        others.push({ name, ...(await start(folder)) });
      } catch (error) {
        if (!(error instanceof NotHere)) throw error;
        notHere.push(`${name}: ${error.message}`);
      }
  return [{ name: 'the local preview', url: `http://localhost:${port}` }, ...others];
}
const pages = (await filesIn(folder))
  .filter((name) => name.endsWith('.html'))
  .map(addressOfFile)
  .sort();

const rows: object[] = [];
const fresh: string[] = [];
const gone: string[] = [];
for (const judge of all) {
  if (names.length > 0 && !names.includes(judge.name)) continue;
  let seen = 0;
  const show = (line: string): void => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}`);
    else if (seen % 20 === 0) console.error(line);
  };
  const each: Site['each'] = async (things, look) => {
    const complaints = [];
    for (const thing of things) {
      show(`${judge.name}: ${seen} of ${things.length}`);
      complaints.push(...(await look(thing)));
      seen += 1;
    }
    return complaints;
  };
  const html = (page: string) => readFileSync(path.join(folder, fileOfAddress(page)), 'utf8');
  const url = `http://localhost:${port}`;
  const site: Site = { folder, url, servers, pages, html, browser, load, file, each };
  show(`${judge.name} …`);
  const { version } = JSON.parse(readFileSync(file(`${judge.package}/package.json`), 'utf8')) as {
    version: string;
  };
  try {
    const complaints = await judge.judge(site);
    const verdict = newAndGone(judge.name, complaints, accepted);
    fresh.push(...inLines(judge.name, verdict.fresh));
    gone.push(...verdict.gone);
    rows.push({
      judge: judge.name,
      version,
      seen: `${seen} ${judge.counts ?? 'pages'}`,
      complaints: complaints.length,
      new: verdict.fresh.length,
    });
  } catch (error) {
    fresh.push(`${judge.name}: could not judge: ${error instanceof Error ? error.message : String(error)}`);
    rows.push({ judge: judge.name, version, new: 'could not judge' });
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
}
await browser.close();
server.close();

if (fresh.length > 0) console.log(`New:\n\n${fresh.join('\n')}\n`);
if (gone.length > 0)
  console.log(`Accepted, and not seen any more (src/tools/judges/accepted.json):\n\n${gone.join('\n')}\n`);
if (notHere.length > 0) console.log(`Not asked, because they do not run here:\n\n${notHere.join('\n')}\n`);
console.table(rows);
process.exit(fresh.length > 0 ? 1 : 0);
