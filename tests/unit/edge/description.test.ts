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

describe('The security policy', () => {
  it('lets forms go to the site and to each webhook’s host, once each', () => {
    const allowed = ["'self'", 'https://hooks.example.net', 'https://other.example.org'];
    expect(directive(policy(), 'connect-src')).toEqual(allowed);
    expect(directive(policy(), 'form-action')).toEqual(allowed);
  });

  it('lets the answer of a Google script arrive, which comes from another host', () => {
    const webhooks = ['https://script.google.com/macros/s/abc/exec'];
    expect(directive(policy({ webhooks }), 'connect-src')).toEqual([
      "'self'",
      'https://script.google.com',
      'https://script.googleusercontent.com',
    ]);
  });

  it('lets the map’s host fill a frame and nobody frame the site', () => {
    expect(directive(policy(), 'frame-src')).toEqual(['https://maps.example.com']);
    expect(directive(policy(), 'frame-ancestors')).toEqual(["'none'"]);
  });

  it('lets the scheduler’s host fill a frame only where the owner has a scheduler', () => {
    const bookingUrl = 'https://scheduler.example.org/company?embed=1';
    expect(directive(policy({ bookingUrl }), 'frame-src')).toEqual([
      'https://maps.example.com',
      'https://scheduler.example.org',
    ]);
    expect(policy()).not.toContain('scheduler');
  });

  it('allows pictures that the visitor has chosen, and their webhook, only in builds that ask for them', () => {
    const withPhotos = policy({ photoWebhook: 'https://photos.example.net/take' });
    expect(directive(withPhotos, 'img-src')).toEqual(["'self'", 'data:', 'blob:']);
    expect(directive(withPhotos, 'connect-src')).toContain('https://photos.example.net');
    // They are sent by script alone.
    expect(directive(withPhotos, 'form-action')).not.toContain('https://photos.example.net');
    expect(policy()).not.toMatch(/blob:|photos/);
  });

  it('lets the script of a call-tracking service load, tell its own host and place a picture', () => {
    const calls = policy({ callTracking: 'https://calls.example.net/swap.js?id=1' });
    for (const name of ['script-src', 'connect-src', 'img-src'])
      expect(directive(calls, name)).toContain('https://calls.example.net');
    expect(directive(calls, 'form-action')).not.toContain('https://calls.example.net');
  });

  it('lets the field figures go to their webhook, and no form', () => {
    const withField = policy({ fieldWebhook: 'https://figures.example.net/field' });
    expect(directive(withField, 'connect-src')).toContain('https://figures.example.net');
    expect(directive(withField, 'form-action')).not.toContain('https://figures.example.net');
  });
});

describe('The site answers', () => {
  const answer = (path: string, query: string) => answers(describeEdge(facts), files)(path, query);

  it('a page under its address without ending or slash', () => {
    expect(answer('/services/drain', '')).toMatchObject({ status: 200, file: '/services/drain.html' });
    expect(answer('/', '?a=1')).toMatchObject({ status: 200, file: '/index.html' });
  });

  it('another spelling of an address with the right one, and keeps what follows the question mark', () => {
    for (const path of ['/about/', '/about.html'])
      expect(answer(path, '?gclid=1')).toMatchObject({
        status: 301,
        headers: { Location: '/about?gclid=1' },
      });
    expect(answer('/index.html', '').headers.Location).toBe('/');
  });

  it('anything else with the not-found page, kept no longer than a page', () => {
    for (const path of ['/nowhere', '/services', '/404', '/404.html', '/_headers', '/_astro/gone.js']) {
      const { status, file, headers } = answer(path, '');
      expect([status, file, headers['Cache-Control']], path).toEqual([
        404,
        '/404.html',
        'public, max-age=0, must-revalidate',
      ]);
    }
  });

  it('hashed files for a year, social pictures for a day', () => {
    expect(answer('/_astro/react.abc123.js', '').headers['Cache-Control']).toContain('immutable');
    expect(answer('/drawings/toilet.0123abcd.svg', '').headers['Cache-Control']).toContain('immutable');
    expect(answer('/social/about.png', '').headers['Cache-Control']).toBe('public, max-age=86400');
  });

  it('a file with the content type of its kind', () => {
    expect(answer('/about', '').headers['Content-Type']).toBe('text/html; charset=utf-8');
    expect(answer('/drawings/toilet.0123abcd.svg', '').headers['Content-Type']).toBe('image/svg+xml');
    expect(answer('/_astro/react.abc123.js', '').headers['Content-Type']).toBe(
      'text/javascript; charset=utf-8',
    );
  });

  it('a file that was added after the description was made as unspecified bytes', () => {
    const later = answers(describeEdge(facts), [...files, '/later.bin']);
    expect(later('/later.bin', '').headers['Content-Type']).toBe('application/octet-stream');
  });

  it('a file below a folder of the same name as a hashed one like a page', () => {
    const deep = '/services/_astro/plan.txt';
    expect(answers(describeEdge(facts), [...files, deep])(deep, '').headers['Cache-Control']).toBe(
      'public, max-age=0, must-revalidate',
    );
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

  it('says of every address how long it may be kept', () => {
    for (const address of ['/', '/about', '/robots.txt', '/services/drain', '/_astro/react.abc123.js'])
      expect(
        blocks().some(
          ([pattern, names]) => patternToRegExp(pattern).test(address) && names.includes('Cache-Control'),
        ),
        address,
      ).toBe(true);
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

  it('has no more lines than Cloudflare reads, however many cities there are', () => {
    const cities = Array.from({ length: 5200 }, (_, index) => `/area/texas/city-${index}.html`);
    const lines = redirectsFile(describeEdge({ ...facts, files: [...files, ...cities] }))
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(2000);
    // The hosts correct by themselves what is left out, so it is the longest addresses that are.
    expect(lines).toContain('/services/drain/ /services/drain 301');
    expect(lines.findIndex((line) => line.startsWith('/about'))).toBeLessThan(
      lines.findIndex((line) => line.startsWith('/service')),
    );
    expect(lines).toContain('/about/ /about 301');
  });
});
