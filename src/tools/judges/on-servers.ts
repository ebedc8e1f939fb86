/** Judges that ask servers, in a browser or by themselves. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { elementsOf } from '../../lib/html';
import { chromiumFlags, ensureChromium } from '../browsers';
import { freePort } from '../preview/free-port';
import { four, type Judge } from './judge';

/**
 * The tests of MDN's HTTP Observatory on the home page of each kind of server, as if it came by HTTPS: they need only the
 * headers and the page.
 */
const observatory: Judge = {
  name: 'observatory',
  package: '@mdn/mdn-http-observatory',
  counts: 'servers',
  judge: async ({ load, servers, file, each }) => {
    // Its install fetches lists of hosts from the network; ours is in none of them.
    const lists = file('@mdn/mdn-http-observatory/conf');
    mkdirSync(lists, { recursive: true });
    for (const [name, empty] of Object.entries({ 'hsts-preload.json': '{}', 'tld-list.json': '[]' }))
      if (!existsSync(`${lists}/${name}`)) writeFileSync(`${lists}/${name}`, empty);
    const { ALL_TESTS } = await load<{
      ALL_TESTS: ((requests: unknown) => { pass: boolean; result: string })[];
    }>('@mdn/mdn-http-observatory/src/constants.js');
    const address = new URL('https://www.example.com/');
    return each(await servers(), async ({ name, url }) => {
      const answer = await fetch(url);
      const body = await answer.text();
      const policies = elementsOf(body).flatMap(({ attributes }) =>
        attributes.get('http-equiv') === 'Content-Security-Policy' ? (attributes.get('content') ?? '') : [],
      );
      const response = {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        data: body,
        verified: true,
        httpEquiv: new Map([['content-security-policy', policies]]),
        request: { res: { responseUrl: address.href } },
      };
      const moved = [
        { url: new URL('http://www.example.com/'), status: 301 },
        { url: address, status: 200 },
      ];
      const requests = {
        hostname: address.hostname,
        resources: { path: body },
        responses: {
          auto: response,
          cors: response,
          http: response,
          https: response,
          httpRedirects: moved,
          httpsRedirects: [moved[1]],
        },
        session: { url: address, redirectHistory: moved, jar: undefined },
      };
      return ALL_TESTS.map((test) => ({ test, ...test(requests) }))
        .filter(({ pass }) => !pass)
        .map(({ test, result }) => ({ rule: result, page: name, example: test.name }));
    });
  },
};

interface Linkinator {
  LinkChecker: new () => {
    check: (
      options: object,
    ) => Promise<{ links: { url: string; parent?: string; status?: number; state: string }[] }>;
  };
}

/** Every address of this site that its pages, styles and pictures name, asked from each kind of server. */
const links: Judge = {
  name: 'links',
  package: 'linkinator',
  counts: 'servers',
  judge: async ({ load, servers, each }) => {
    const { LinkChecker } = await load<Linkinator>('linkinator');
    return each(await servers(), async ({ name, url }) => {
      const { links: all } = await new LinkChecker().check({
        path: `${url}/`,
        recurse: true,
        concurrency: 10,
        // Other hosts are not this site's to promise, and not reached from every machine.
        linksToSkip: [`^(?!${url})`],
      });
      return all
        .filter(({ state }) => state === 'BROKEN')
        .map(({ url: address, parent, status }) => ({
          rule: `${address.replace(url, '')} answers ${status ?? 'nothing'}`,
          page: `${name}, ${(parent ?? '').replace(url, '') || '/'}`,
        }));
    });
  },
};

interface Lighthouse {
  default: (
    url: string,
    flags: object,
  ) => Promise<{
    lhr: {
      categories: Record<string, { auditRefs: { id: string; weight: number }[] }>;
      audits: Record<string, { score: number | null; displayValue?: string }>;
    };
  }>;
}

/** Lighthouse on its slow phone, without the audits of time: they depend on the machine, and are the bench's. */
const lighthouse: Judge = {
  name: 'lighthouse',
  package: 'lighthouse',
  judge: async ({ load, url, each }) => {
    const { default: run } = await load<Lighthouse>('lighthouse');
    const port = await freePort();
    const args = [`--remote-debugging-port=${port}`, ...chromiumFlags];
    const browser = await chromium.launch({ executablePath: await ensureChromium(), args });
    const onlyCategories = ['accessibility', 'best-practices', 'seo', 'agentic-browsing'];
    const complaints = await each(four, async (page) => {
      const { lhr } = await run(url + page, { port, logLevel: 'silent', onlyCategories });
      return Object.values(lhr.categories)
        .flatMap(({ auditRefs }) => auditRefs)
        .map(({ id, weight }) => ({ id, weight, ...lhr.audits[id] }))
        .filter(({ weight, score }) => weight > 0 && typeof score === 'number' && score < 0.9)
        .map(({ id, displayValue }) => ({ rule: id, page, example: displayValue }));
    });
    await browser.close();
    return complaints;
  },
};

/** Judges of the site as it is served. */
export const onServers: readonly Judge[] = [observatory, links, lighthouse];
