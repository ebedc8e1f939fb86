/**
 * `npm run bench` prints two tables: Lighthouse's results on a slow phone next to those of a bare page, and the cost of
 * builds with and without a cache. Times are measured here and not in `npm test`, because they depend on what else the
 * machine does; bytes are held there.
 * `pages` or `build` runs one half only; addresses after `pages` choose which pages Lighthouse tests. `pages --against
 * main~20` builds that commit in a clone instead and prints both builds side by side; `build --against main~20` what both
 * builds cost, in turns; `tests --against main~20` the processor time of `npm test` in both.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { EdgeDescription } from '../../edge/description';
import { compareWith } from './against';
import { serveBarePage } from './bare-page';
import { startJudge } from './lighthouse';
import { benchBuild } from './build-cost';
import { compareTestTime } from './test-time';
import { buildSite } from '../commands/build-site';
import { testEnvironment } from '../commands/local-settings';
import { servePreview } from '../preview/preview';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
const { against: commit } = values;
const addresses = positionals.filter((word) => word.startsWith('/'));
const does = (half: string): boolean => positionals.length === addresses.length || positionals.includes(half);

const ports = { site: 4331, inbox: 4332, bare: 4333, before: 4334 };

async function benchPages(): Promise<void> {
  if (!buildSite(['--silent'], testEnvironment(ports))) process.exit(1);
  if (commit) {
    await compareWith(commit, addresses, ports);
    return;
  }

  const servers = [await servePreview('dist', ports.site), await serveBarePage('dist', ports.bare)];
  const judge = await startJudge();
  try {
    const bare = await judge.judge(`http://localhost:${ports.bare}/`);
    const rows: object[] = [{ page: 'a bare page', lcp: Math.round(bare.lcp), real: Math.round(bare.real) }];
    const lost: string[] = [];
    // Lighthouse does not test an address that answers 404.
    const { pages } = JSON.parse(readFileSync('dist-edge/edge.json', 'utf8')) as EdgeDescription;
    const judged = pages.filter((address) => address !== '/404');
    for (const address of addresses.length > 0 ? addresses : judged) {
      const url = `http://localhost:${ports.site}${address}`;
      const { scores, lcp, real, blocking, shift, ...rest } = await judge.judge(url);
      rows.push({
        page: address,
        ...scores,
        lcp: Math.round(lcp),
        'lcp / bare': (lcp / bare.lcp).toFixed(2),
        real: Math.round(real),
        'real / bare': (real / bare.real).toFixed(2),
        blocking: Math.round(blocking),
        shift: shift.toFixed(3),
      });
      lost.push(...rest.lost.map((text) => `${address}: ${text}`));
    }
    console.log(
      '\nLighthouse, mobile: scores, largest contentful paint (ms, and against a bare page) simulated and measured on such a phone and network, blocking (ms), shift\n',
    );
    console.table(rows);
    if (lost.length > 0) console.log(`\nWhat cost points:\n${lost.join('\n')}`);
  } finally {
    await judge.close();
    for (const server of servers) server.close();
  }
}

if (positionals.includes('tests')) {
  if (!commit) throw new Error('`tests` needs a commit: npm run bench -- tests --against HEAD~10');
  await compareTestTime(commit);
  process.exit();
}
if (does('pages')) await benchPages();
if (does('build')) await benchBuild(commit);
process.exit();
