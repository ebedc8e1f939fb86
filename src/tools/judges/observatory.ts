import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { elementsOf } from '../../lib/html';
import type { Complaint, Judge } from './judge';

interface Constants {
  ALL_TESTS: ((requests: unknown) => {
    name?: string;
    pass: boolean;
    result: string;
    constructor: { name: string };
  })[];
}

/**
 * The tests of MDN's HTTP Observatory on the home page of each kind of server, as if it came by HTTPS: they need only the
 * headers and the page.
 */
export const observatory: Judge = {
  name: 'observatory',
  package: '@mdn/mdn-http-observatory',
  counts: 'tests',
  judge: async ({ load, servers, file, progress }) => {
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
    const complaints: Complaint[] = [];
    const all = await servers();
    for (const [index, { name, url }] of all.entries()) {
      progress(index, all.length);
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
      for (const test of ALL_TESTS) {
        const { pass, result } = test(requests);
        if (!pass) complaints.push({ rule: result, page: name, example: test.name });
      }
    }
    return { seen: all.length * ALL_TESTS.length, complaints };
  },
};
