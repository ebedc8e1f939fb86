import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { elementsOf } from '../../lib/html';
import type { Judge } from './judge';

interface Constants {
  ALL_TESTS: ((requests: unknown) => {
    name?: string;
    pass: boolean;
    result: string;
    constructor: { name: string };
  })[];
}

/**
 * The tests of MDN's HTTP Observatory on an answer of the preview server, as if it came by HTTPS: they need only the
 * headers and the page. All servers have the same headers (`tests/e2e/fast/edge/servers.spec.ts`).
 */
export const observatory: Judge = {
  name: 'observatory',
  package: '@mdn/mdn-http-observatory',
  counts: 'tests',
  judge: async ({ load, url, file }) => {
    // Its install fetches lists of hosts from the network; ours is in none of them.
    const lists = file('@mdn/mdn-http-observatory/conf');
    mkdirSync(lists, { recursive: true });
    for (const [name, empty] of [
      ['hsts-preload.json', '{}'],
      ['tld-list.json', '[]'],
    ] as const)
      if (!existsSync(path.join(lists, name))) writeFileSync(path.join(lists, name), empty);
    const { ALL_TESTS } = await load<Constants>('@mdn/mdn-http-observatory/src/constants.js');
    const address = new URL('https://www.example.com/');
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
    const results = ALL_TESTS.map((test) => ({ test: test.name, ...test(requests) }));
    return {
      seen: results.length,
      complaints: results
        .filter(({ pass }) => !pass)
        .map(({ test, result }) => ({ rule: result, page: '/', example: test })),
    };
  },
};
