import { readFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { fileOfAddress, type EdgeDescription } from '../../../src/edge/description';
import { builtFiles, dist, fileFor, readBuiltBytes } from './built-site';
import { NotHere, type PromiseName, type RunningServer, type ServerKind } from './servers/server';

const edge = JSON.parse(readFileSync(`${dist}-edge/edge.json`, 'utf8')) as EdgeDescription;

const year = 'public, max-age=31536000, immutable';

const again = 'public, max-age=0, must-revalidate';

/** What a server answered, unchanged: `fetch` would follow redirects and undo compression. */
interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** @param path sent unchanged in the first line of the request, without normalization */
function ask(
  url: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** One file of each kind that the site has, compressed siblings left out. */
const oneOfEachKind = (): string[] => {
  const byEnding = new Map<string, string>();
  for (const file of builtFiles()) {
    const ending = /\.(?!br$|gz$|html$)(\w+)$/.exec(file)?.[1];
    if (ending) byEnding.set(ending, file);
  }
  return [...byEnding.values()];
};

const hashed = (): string[] =>
  [...builtFiles()].filter((file) => /^\/(_astro|drawings)\/[^/]+\.(js|svg|woff2)$/.test(file));

/** Parses a policy, because the order of its parts does not matter. */
const parts = (policy: unknown): string[] => String(policy).split('; ').sort();

/** Other spellings of an address, which old links have. */
const otherSpellings = {
  '/about/': '/about',
  '/about.html': '/about',
  '/Plumbing/Help/': '/Plumbing/Help',
  '/services/drain.html': '/services/drain',
  '/index.html': '/',
  // A page that has a folder of its name beside it.
  '/es/': '/es',
  '/toilet/': '/toilet',
  '/es.html': '/es',
};

/** Hosts have older or newer names of some types; with `nosniff` any name of the same kind works. */
function looseType(type: string): RegExp {
  const name = type.split(';')[0] ?? '';
  const others: Record<string, string> = {
    'text/javascript': '(text|application)/javascript',
    'application/xml': '(text|application)/xml',
    // Its name before RFC 6350; browsers take both for a contact card.
    'text/vcard': 'text/(x-)?vcard',
    'image/x-icon': 'image/(x-icon|vnd\\.microsoft\\.icon)',
  };
  return new RegExp(`^${others[name] ?? name.replace('+', '\\+')}$`);
}

/**
 * The one table of promises: a test for each of them on a server of this kind, but for what it cannot promise.
 * @param kind says what it cannot, and why
 */
export function promisesOn(kind: ServerKind): void {
  test.describe(`on ${kind.name}`, () => {
    // One server for all tests of a kind, so they stay in one worker.
    test.describe.configure({ mode: 'default' });

    const { cannot = {} } = kind;
    const revalidated = kind.saysNoTransform ? `${again}, no-transform` : again;
    let server: RunningServer | undefined;
    let absent: string | undefined;
    test.beforeAll(async () => {
      test.setTimeout(180_000);
      try {
        server = await kind.start(dist);
      } catch (error) {
        if (!(error instanceof NotHere)) throw error;
        absent = error.message;
        console.log(`Skipped: the tests on ${kind.name}, because ${absent}.`);
      }
    });
    test.afterAll(async () => server?.stop());
    test.beforeEach(() => test.skip(absent !== undefined, absent));

    const promise = (name: PromiseName, title: string, prove: () => Promise<void>): void => {
      // What it cannot must fail: otherwise the exception is not needed any more.
      (cannot[name] ? test.fail : test)(title, prove);
    };

    const get: (path: string, headers?: Record<string, string>, method?: string) => ReturnType<typeof ask> = (
      ...rest
    ) => ask(server?.url ?? '', ...rest);

    /** Where redirects lead, on a host that first spells an unknown address in another way. */
    const lastAnswer = async (path: string): ReturnType<typeof ask> => {
      let answer = await get(path);
      for (let hop = 0; kind.redirectsUnknown && hop < 3 && answer.headers.location; hop++)
        answer = await get(new URL(answer.headers.location, server?.url).pathname);
      return answer;
    };

    const addressOf = (page: string): string => (kind.asksForFiles ? fileOfAddress(page) : page);

    const expectRedirects = async (moved: Readonly<Record<string, string>>): Promise<void> => {
      for (const [from, to] of Object.entries(moved)) {
        // As a proxy that has the certificate asks: nobody is to be sent back to http.
        const { status, headers } = await get(`${from}?gclid=abc`, { 'X-Forwarded-Proto': 'https' });
        expect([301, 308], from).toContain(status);
        // From the address itself, as a browser reads it: `?gclid=abc` alone would be a redirect to itself.
        const { origin, pathname, search } = new URL(
          headers.location ?? '',
          `${server?.url.replace('http', 'https')}${from}`,
        );
        expect(origin, from).toBe(server?.url.replace('http', 'https'));
        expect(pathname + search, from).toBe(`${to}?gclid=abc`);
      }
    };

    promise('page by itself', 'every page answers by itself, with no redirect in front of it', async () => {
      for (const page of edge.pages) {
        const { status, headers, body } = await get(addressOf(page));
        expect(status, page).toBe(200);
        expect(headers['content-type'], page).toMatch(/^text\/html; charset=utf-8$/i);
        expect(body.equals(readBuiltBytes(fileFor(page) ?? '')), page).toBe(true);
      }
      expect((await get(`${addressOf('/plumbing')}?gclid=abc&utm_source=ads`)).status).toBe(200);
    });

    promise(
      'other spelling',
      'another spelling of an address redirects to the right one and keeps the campaign’s parameters',
      () => expectRedirects(otherSpellings),
    );

    promise('lower case', 'so does the lower-case form of an address with capitals', () =>
      expectRedirects({ '/plumbing/help': '/Plumbing/Help', '/sewer/lines': '/Sewer/Lines' }),
    );

    promise('not found', 'an unknown address shows the not-found page with status 404', async () => {
      const notFound = readBuiltBytes('/404.html');
      for (const path of (
        '/nowhere /nowhere/ /nowhere.html /services /services/ /About /PLUMBING/HELP /_astro/gone.js ' +
        '/a/b/c /about/more /about/more/'
      ).split(' ')) {
        const { status, headers, body } = await lastAnswer(path);
        expect(status, path).toBe(404);
        expect(headers['content-type'], path).toMatch(/^text\/html/);
        expect(body.equals(notFound), path).toBe(true);
      }
    });

    promise('not found in Spanish', 'an unknown address under /es shows it in Spanish', async () => {
      const notFound = readBuiltBytes('/es/404.html');
      for (const path of ['/es/nada', '/es/servicios', '/es/nosotros/mas']) {
        const { status, body } = await lastAnswer(path);
        expect(status, path).toBe(404);
        expect(body.equals(notFound), path).toBe(true);
      }
    });

    promise('nothing outside', 'files outside the site stay outside', async () => {
      for (const path of ['/../package.json', '/..%2fpackage.json', '/%2e%2e/package.json', '/.git/config'])
        expect((await lastAnswer(path)).status, path).toBeGreaterThanOrEqual(400);
    });

    promise('nothing hidden', 'configuration files of the server are not sent to visitors', async () => {
      for (const path of [...edge.hidden, '/.htaccess', '/firebase.json', '/staticwebapp.config.json'])
        expect((await lastAnswer(path)).status, path).toBeGreaterThanOrEqual(400);
    });

    const expectSecurityHeaders = async (paths: readonly string[]): Promise<void> => {
      for (const path of paths) {
        const { headers } = await get(path);
        for (const [name, value] of Object.entries(edge.headers))
          expect(parts(headers[name.toLowerCase()]), `${name} of ${path}`).toEqual(parts(value));
      }
    };

    promise('security headers', 'every answer has the security headers', () =>
      expectSecurityHeaders([
        '/',
        addressOf('/plumbing'),
        '/robots.txt',
        '/.well-known/security.txt',
        hashed()[0] ?? '',
      ]),
    );

    promise('headers of errors', 'the not-found page has the security headers, too', () =>
      expectSecurityHeaders(['/nowhere', '/es/nada']),
    );

    promise(
      'kept and revalidated',
      'hashed files are cached for a year and pages are revalidated',
      async () => {
        for (const file of hashed())
          expect((await get(file, {}, 'HEAD')).headers['cache-control'], file).toBe(year);
        for (const page of [...edge.pages.map(addressOf), '/robots.txt', '/sitemap-index.xml'])
          expect((await get(page, {}, 'HEAD')).headers['cache-control'], page).toBe(revalidated);
      },
    );

    promise('missing is not kept', 'a missing file is not cached for a year', async () => {
      expect((await get('/_astro/gone.js')).headers['cache-control']).toBe(revalidated);
    });

    promise('not sent again', 'a page that has not changed is not sent again', async () => {
      for (const path of ['/', '/about']) {
        const { headers } = await get(path, { 'Accept-Encoding': 'gzip' });
        const tag = headers.etag ?? '';
        expect(tag, path).not.toBe('');
        const second = await get(path, { 'Accept-Encoding': 'gzip', 'If-None-Match': tag });
        expect(second.status, path).toBe(304);
        expect(second.body.length, path).toBe(0);
      }
    });

    const texts = ['/', '/service-area/garland', hashed().find((file) => file.endsWith('.js')) ?? ''];

    promise('compressed', 'text is sent as gzip if the browser accepts that and nothing else', async () => {
      for (const path of texts) {
        const plain = readBuiltBytes(fileFor(path) ?? '');
        const gzip = await get(path, { 'Accept-Encoding': 'gzip' });
        expect(gzip.headers['content-encoding'], path).toBe('gzip');
        expect(gzip.headers['content-language'], path).toBeUndefined();
        expect(gunzipSync(gzip.body).equals(plain), path).toBe(true);
        const none = await get(path);
        expect(none.headers['content-encoding'], path).toBeUndefined();
        expect(none.body.equals(plain), path).toBe(true);
      }
    });

    promise(
      'compression of the build',
      'text is sent as brotli, with the compression of the build',
      async () => {
        for (const path of texts) {
          const file = fileFor(path) ?? '';
          const { headers, body } = await get(path, { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
          expect(headers['content-encoding'], path).toBe('br');
          expect(headers['content-language'], path).toBeUndefined();
          expect(headers.vary, path).toMatch(/accept-encoding/i);
          expect(body.length, path).toBe(readBuiltBytes(`${file}.br`).length);
          expect(brotliDecompressSync(body).equals(readBuiltBytes(file)), path).toBe(true);
        }
      },
    );

    promise('types', 'every kind of file has its content type', async () => {
      for (const file of oneOfEachKind()) {
        const { status, headers } = await get(file);
        expect(status, file).toBe(200);
        const type = edge.mediaTypes[file.slice(file.lastIndexOf('.') + 1)] ?? '';
        if (kind.ownTypes) expect(headers['content-type']?.split(';')[0], file).toMatch(looseType(type));
        else expect(headers['content-type'], file).toBe(type);
      }
      const { headers } = await get('/.well-known/security.txt');
      expect(headers['content-type']).toMatch(/^text\/plain/);
    });
  });
}
