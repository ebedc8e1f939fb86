import path from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { describeEdge, type SiteFacts } from '@/edge/description';
import { headersFile } from '@/edge/formats/headers-and-redirects';
import { hosts, hostsReadme } from '@/edge/hosts';
import { stylePolicy } from '@/edge/policy';
import { securityTxt } from '@/edge/security-txt';
import { speculationRules } from '@/edge/speculation';

/**
 * One file of every kind that a build may write, in each folder that has a rule of its own and in one that has none.
 */
const kinds = 'css js json txt xml webmanifest png jpg webp avif ico woff2 pdf vcf'.split(' ');
const files = [
  '/index.html',
  '/about.html',
  '/404.html',
  '/es.html',
  '/es/404.html',
  '/services/drain.html',
  '/Plumbing/Help.html',
  '/drawings/toilet.0123abcd.svg',
  '/social/about.png',
  '/_headers',
  '/about.html.br',
  '/about.html.gz',
  ...kinds.map((ending) => `/_astro/file.abc123.${ending}`),
];

const facts: SiteFacts = {
  siteUrl: 'https://www.example.com',
  files,
  scriptHashes: ["'sha256-one='", "'sha256-two='"],
  webhooks: ['https://hooks.example.net/a'],
  mapUrl: 'https://maps.example.com/embed?q=Dallas',
  tag: undefined,
};

/**
 * The configuration that the build writes for each kind of server, as files, so that a review shows each change of a
 * header, a rule or an allowed host. Renew them with `npx vitest run -u tests/unit/edge`.
 */
describe('What the build writes for a server is what was last reviewed', () => {
  it.each<readonly [name: string, write: () => string]>([
    ...hosts.flatMap((host) =>
      Object.entries(host.files(describeEdge(facts), '../../dist')).map(
        ([name, text]): [string, () => string] => [path.join(host.folder ?? '', name), () => text],
      ),
    ),
    ['README.md', hostsReadme],
    [
      '_headers.analytics',
      () => headersFile(describeEdge({ ...facts, tag: { analytics: true, ads: false } })),
    ],
    ['_headers.ads', () => headersFile(describeEdge({ ...facts, tag: { analytics: false, ads: true } }))],
    ['_headers.both', () => headersFile(describeEdge({ ...facts, tag: { analytics: true, ads: true } }))],
    ['edge.json', () => JSON.stringify(describeEdge(facts), null, 2) + '\n'],
    [
      'security.txt',
      () => securityTxt('office@example.com', facts.siteUrl, new Date('2026-03-01T00:00:00Z')),
    ],
    ['style-policy.txt', () => stylePolicy("'sha256-one='")],
    ['speculation-rules.json', () => JSON.stringify(JSON.parse(speculationRules), null, 2) + '\n'],
  ])('%s', async (name, write) => {
    await expect(write()).toMatchFileSnapshot(`golden/${name}`);
  });
});
