/**
 * `npm run bench` prints four tables: bytes of each page, Lighthouse's results on a slow phone next to those of a
 * bare page, response times of controls on that phone, and the cost of builds with few and with many cities. Times
 * are measured here and not in `npm test`, because they depend on what else the machine does.
 * `npm run bench -- 13 130` sets the numbers of cities; `pages` or `build` runs one half only; addresses after
 * `pages` choose which pages Lighthouse tests. `pages --against main~20` builds that commit in a clone instead and
 * prints both builds side by side; `tests --against main~20` prints the processor time of `npm test` in both.
 */
import { compareWith } from './against';
import { answerLimits, measureAnswers } from './answers';
import { serveBarePage } from './bare-page';
import { startJudge } from './lighthouse';
import { buildWithCities, type BuildCost } from './many-cities';
import { weighPages } from './page-bytes';
import { table } from './table';
import { compareTestTime } from './test-time';
import { buildSite } from '../commands/build-site';
import { testEnvironment } from '../commands/local-settings';
import { servePreview } from '../preview/preview';

const wanted = process.argv.slice(2);
const halves = wanted.filter((word) => word === 'pages' || word === 'build');
const numbers = wanted.map(Number).filter((number) => number > 0);
const cityCounts = numbers.length > 0 ? numbers : [13, 130, 1300, 5200];
const addresses = wanted.filter((word) => word.startsWith('/'));
const does = (half: 'pages' | 'build'): boolean => halves.length === 0 || halves.includes(half);

const ports = { site: 4331, inbox: 4332, bare: 4333, before: 4334 };

const commit = wanted.includes('--against') ? wanted[wanted.indexOf('--against') + 1] : undefined;
if (wanted.includes('--against') && !commit)
  throw new Error('--against needs a commit: npm run bench -- pages --against HEAD~10');

async function benchPages(): Promise<void> {
  if (!buildSite(['--silent'], testEnvironment(ports))) process.exit(1);
  if (commit) {
    await compareWith(commit, addresses, ports);
    return;
  }

  const weights = weighPages('dist');
  console.log('\nBytes of each page as brotli\n');
  console.log(
    table(
      ['page', 'first view', 'HTML', 'script at once'],
      weights.map(({ address, firstView, html, scripts }) => [address, firstView, html, scripts]),
    ),
  );

  const servers = [await servePreview('dist', ports.site), await serveBarePage('dist', ports.bare)];
  const judge = await startJudge();
  try {
    const bareAddress = `http://localhost:${ports.bare}/`;
    const bare = await judge.judge(bareAddress);
    const { paintedAt: floor } = await judge.largestPaint(bareAddress);
    const rows: (string | number)[][] = [
      ['a bare page', '', '', '', '', Math.round(bare.lcp), '1.00', Math.round(floor), '1.00', '', ''],
    ];
    const lost: string[] = [];
    // Lighthouse does not test an address that answers 404.
    const judged = weights.map(({ address }) => address).filter((address) => address !== '/404');
    for (const address of addresses.length > 0 ? addresses : judged) {
      const url = `http://localhost:${ports.site}${address}`;
      const { scores, lcp, blocking, shift, ...rest } = await judge.judge(url);
      const { paintedAt } = await judge.largestPaint(url);
      rows.push([
        address,
        scores.performance,
        scores.accessibility,
        scores.bestPractices,
        scores.seo,
        Math.round(lcp),
        (lcp / bare.lcp).toFixed(2),
        Math.round(paintedAt),
        (paintedAt / floor).toFixed(2),
        Math.round(blocking),
        shift.toFixed(3),
      ]);
      lost.push(...rest.lost.map((text) => `${address}: ${text}`));
    }
    console.log(
      '\nLighthouse, mobile: scores, largest contentful paint (ms, and against a bare page) simulated and measured on such a phone and network, blocking (ms), shift\n',
    );
    const heads = ['page', 'perf', 'a11y', 'best', 'seo', 'LCP', 'x bare', 'real', 'x bare', 'TBT', 'CLS'];
    console.log(table(heads, rows));
    if (lost.length > 0) console.log(`\nWhat cost points:\n${lost.join('\n')}`);

    console.log(
      `\nResponse times of the home page on that phone, in milliseconds (limits: ${answerLimits.control}, dialog ${answerLimits.dialog})\n`,
    );
    const answers = await measureAnswers(`http://localhost:${ports.site}`, 'dist');
    console.log(
      table(
        ['control', 'ms'],
        answers.map(({ what, milliseconds }) => [what, Math.round(milliseconds)]),
      ),
    );
  } finally {
    await judge.close();
    for (const server of servers) server.close();
  }
}

async function benchBuild(): Promise<void> {
  console.log('\nBuilds, by number of cities: from nothing, and again after one text has changed\n');
  const rows: (string | number)[][] = [];
  const builds: [name: string, cost: BuildCost][] = [];
  for (const count of cityCounts) {
    const { cold, warm } = await buildWithCities(count);
    for (const [name, cost] of [['cold', cold] as const, ['warm', warm] as const]) {
      const { cities, pages, seconds, cpu, memory } = cost;
      builds.push([`${pages} ${name}`, cost]);
      rows.push([
        cities,
        pages,
        name,
        seconds.toFixed(1),
        cpu.toFixed(1),
        ((cpu * 1000) / pages).toFixed(1),
        Math.round(memory),
      ]);
    }
    console.log(`${count} cities: ${cold.seconds.toFixed(0)} s, again ${warm.seconds.toFixed(0)} s`);
  }
  console.log(`\n${table(['cities', 'pages', '', 'seconds', 'CPU s', 'CPU ms a page', 'peak MB'], rows)}`);

  console.log('\nSeconds of each step, and its share\n');
  const steps = [...(builds[0]?.[1].steps.keys() ?? [])];
  const cells = steps.map((step) => [
    step,
    ...builds.map(([, cost]) => {
      const seconds = cost.steps.get(step) ?? 0;
      return `${seconds.toFixed(1)} ${String(Math.round((100 * seconds) / cost.seconds)).padStart(2)} %`;
    }),
  ]);
  console.log(table(['step', ...builds.map(([name]) => name)], cells));
}

if (wanted[0] === 'tests') {
  if (!commit) throw new Error('`tests` needs a commit: npm run bench -- tests --against HEAD~10');
  await compareTestTime(commit);
  process.exit();
}
if (does('pages')) await benchPages();
if (does('build') && !commit) await benchBuild();
process.exit();
