import { describe, expect, it } from 'vitest';
import { answers } from '@/edge/answer';
import { describeEdge, type SiteFacts } from '@/edge/description';
import { headersFile, redirectsFile } from '@/edge/formats/headers-and-redirects';

const files = (
  '/404.html /about.html /index.html /robots.txt /services/drain.html /_astro/react.abc123.js ' +
  '/drawings/toilet.0123abcd.svg /social/about.png /_headers'
).split(' ');

const facts: SiteFacts = {
  siteUrl: 'https://www.example.com',
  files,
  scriptHashes: ["'sha256-one='"],
  webhooks: ['https://hooks.example.net/a', 'https://hooks.example.net/b', 'https://other.example.org/c'],
  mapUrl: 'https://maps.example.com/embed?q=Dallas',
  tag: undefined,
};

const directive = (policy: string | undefined, name: string): string[] =>
  policy
    ?.split('; ')
    .map((text) => text.split(' '))
    .find(([first]) => first === name)
    ?.slice(1) ?? [];

const policy = (changes: Partial<SiteFacts> = {}): string | undefined =>
  describeEdge({ ...facts, ...changes }).headers['Content-Security-Policy'];

const self = "'self'";

describe('The security policy', () => {
  it.each<[what: string, changes: Partial<SiteFacts>, directive: string, allows: string[]]>([
    ['each webhook once', {}, 'connect-src', ['https://hooks.example.net', 'https://other.example.org']],
    ['each webhook once', {}, 'form-action', ['https://hooks.example.net', 'https://other.example.org']],
    [
      'the other host that answers for a Google script',
      { webhooks: ['https://script.google.com/macros/s/abc/exec'] },
      'connect-src',
      ['https://script.google.com', 'https://script.googleusercontent.com'],
    ],
  ])('lets forms go to the site and to %s (%#)', (_, changes, name, allows) => {
    expect(directive(policy(changes), name)).toEqual([self, ...allows]);
  });

  it('lets the hosts of the map and of a scheduler fill a frame, and nobody frame the site', () => {
    const map = 'https://maps.example.com';
    expect(directive(policy(), 'frame-src')).toEqual([map]);
    const bookingUrl = 'https://scheduler.example.org/company?embed=1';
    expect(directive(policy({ bookingUrl }), 'frame-src')).toEqual([map, 'https://scheduler.example.org']);
    expect(directive(policy(), 'frame-ancestors')).toEqual(["'none'"]);
  });

  it.each<[setting: keyof SiteFacts, address: string, directives: string[]]>([
    ['photoWebhook', 'https://photos.example.net/take', ['connect-src']],
    ['fieldWebhook', 'https://figures.example.net/field', ['connect-src']],
    ['callTracking', 'https://calls.example.net/swap.js?id=1', ['script-src', 'connect-src', 'img-src']],
  ])('lets %s in where a build has it, and sends no form there', (setting, address, directives) => {
    const { origin } = new URL(address);
    const given = policy({ [setting]: address });
    for (const name of directives) expect(directive(given, name)).toContain(origin);
    expect(directive(given, 'form-action')).not.toContain(origin);
    expect(policy()).not.toContain(origin);
  });

  it('allows pictures that the visitor has chosen only in builds that ask for them', () => {
    const images = (changes: Partial<SiteFacts>) => directive(policy(changes), 'img-src');
    expect(images({ photoWebhook: 'https://photos.example.net' })).toEqual([self, 'data:', 'blob:']);
    expect(images({})).toEqual([self, 'data:']);
  });
});

/** Pages, other spellings and unknown addresses: `e2e/support/promises.ts`, on the preview, which answers so. */
describe('The site answers', () => {
  const page = 'public, max-age=0, must-revalidate';
  const hashed = 'public, max-age=31536000, immutable';
  const script = 'text/javascript; charset=utf-8';
  const later = ['/later.bin', '/services/_astro/plan.txt'];

  it.each<[path: string, file: string, keep: string, type: string]>([
    ['/_astro/react.abc123.js', '/_astro/react.abc123.js', hashed, script],
    ['/social/about.png', '/social/about.png', 'public, max-age=86400', 'image/png'],
    // Added after the description was made, and below a folder with the name of one of hashed files.
    ['/later.bin', '/later.bin', page, 'application/octet-stream'],
    ['/services/_astro/plan.txt', '/services/_astro/plan.txt', page, 'text/plain; charset=utf-8'],
  ])('%s with its file, how long it may be kept, and its type', (path, file, keep, type) => {
    const answer = answers(describeEdge(facts), [...files, ...later])(path, '?a=1');
    expect([answer.status, answer.file]).toEqual([200, file]);
    expect(answer.headers).toMatchObject({ 'Cache-Control': keep, 'Content-Type': type });
  });

  it('no kind of file that servers would have to guess at', () => {
    expect(() => describeEdge({ ...facts, files: [...files, '/price-list.xyz'] })).toThrow(
      /price-list\.xyz: .*\.xyz/,
    );
  });
});

/** Blocks of a `_headers` file: pattern and names of its headers. */
const blocksOf = (text: string): [pattern: string, names: string[]][] =>
  text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n');
      return [pattern, lines.map((line) => line.trim().split(':')[0] ?? '')];
    });

/** What `*` and `:name` stand for in a pattern of `_headers`. */
const patternToRegExp = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`);

describe('The file _headers', () => {
  const blocks = () => blocksOf(headersFile(describeEdge(facts)));

  it('gives no address the same header twice, because CDNs would join the two', () => {
    for (const file of [...files, '/', '/about', '/services/drain']) {
      const names = blocks()
        .filter(([pattern]) => patternToRegExp(pattern).test(file))
        .flatMap(([, list]) => list);
      expect(names.length, file).toBe(new Set(names).size);
    }
  });

  it('stops the build before it is longer than Cloudflare reads', () => {
    const scriptHashes = Array.from(
      { length: 40 },
      (_, index) => `'sha256-${String(index).padStart(43, 'x')}='`,
    );
    expect(() => headersFile(describeEdge({ ...facts, scriptHashes }))).toThrow(
      /Cloudflare reads 100 rules and 2000 characters\. Fewer folders .*, or fewer different scripts/,
    );
    const folders = Array.from({ length: 100 }, (_, index) => `/folder-${index}/page.html`);
    expect(() => headersFile(describeEdge({ ...facts, files: [...files, ...folders] }))).toThrow(
      /_headers has 10\d rules/,
    );
  });
});

describe('The file _redirects', () => {
  it('leads an address with capitals from its lower-case form, unless that is a page too', () => {
    const capitals = ['/Plumbing/Help.html', '/Sewer.html', '/sewer.html'];
    const lines = redirectsFile(describeEdge({ ...facts, files: [...files, ...capitals] })).split('\n');
    expect(lines[0]).toBe('/plumbing/help /Plumbing/Help 301');
    expect(lines.filter((line) => line.startsWith('/sewer '))).toEqual([]);
  });
});
