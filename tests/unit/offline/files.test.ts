import { describe, expect, it } from 'vitest';
import { offlineFiles, type Chunk } from '@/offline/files';
import { compile } from '@/offline/integration';

const chunk = (fileName: string, imports: string[] = [], ...moduleIds: string[]): Chunk => ({
  fileName,
  imports,
  moduleIds,
});

const chunks = [
  chunk('_astro/base.js', ['_astro/shared.js'], '/site/src/browser/early.ts'),
  chunk('_astro/shared.js'),
  chunk('_astro/deliver.js', ['_astro/outbox.js'], '/site/src/leads/start-delivery.ts'),
  chunk('_astro/outbox.js', ['_astro/shared.js']),
  chunk('_astro/notice.js', ['_astro/deliver.js'], '/site/src/browser/undelivered-notice.ts'),
  chunk(
    '_astro/adopt.js',
    ['_astro/deliver.js', '_astro/forms.js'],
    '/site/src/leads/recover-pending-forms.ts',
  ),
  chunk('_astro/forms.js'),
  chunk('_astro/react.js', [], '/site/node_modules/react/index.js'),
];

const page = `
  <link rel="preload" href="/_astro/font.woff2" as="font">
  <link rel="icon" href="/favicon.svg"><link rel="manifest" href="/site.webmanifest">
  <link rel="canonical" href="https://plumber.example.com/offline">
  <img src="/drawings/valve.svg" alt=""><img src="https://elsewhere.example.com/a.png" alt="">
  <script type="module" src="/_astro/base.js"></script><script src="//elsewhere.example.com/b.js"></script>`;

const addresses = [{ folder: '', pages: ['/offline', '/stop-the-water'] }];

describe('what is kept for visitors without a connection', () => {
  it('is the offline page, its files on this site, and the scripts for the notice of a waiting request', () => {
    expect(offlineFiles(page, chunks, addresses)).toMatchObject({
      page: '/offline',
      pages: ['/offline', '/stop-the-water'],
      files: [
        '/_astro/adopt.js',
        '/_astro/base.js',
        '/_astro/deliver.js',
        '/_astro/font.woff2',
        '/_astro/forms.js',
        '/_astro/notice.js',
        '/_astro/outbox.js',
        '/_astro/shared.js',
        '/drawings/valve.svg',
      ],
    });
  });

  it('has another cache name when the page changes, and the same name when it does not', () => {
    const { cache } = offlineFiles(page, chunks, addresses);
    expect(cache).toMatch(/^offline-[0-9a-f]{12}$/);
    expect(offlineFiles(page, [...chunks].reverse(), addresses).cache).toBe(cache);
    expect(offlineFiles(page.replace('alt=""', 'alt="A valve"'), chunks, addresses).cache).not.toBe(cache);
  });

  it('stops the build when a script that it needs is gone', () => {
    const rest = chunks.filter(({ fileName }) => fileName !== '_astro/notice.js');
    expect(() => offlineFiles(page, rest, addresses)).toThrow(
      'The offline page needs /src/browser/undelivered-notice.ts, which is not among the site’s scripts.',
    );
  });
});

describe('the workers', () => {
  it('are small scripts without imports, the first with its list filled in', async () => {
    const kept = offlineFiles(page, chunks, addresses);
    const worker = await compile('worker', { OFFLINE: JSON.stringify(kept) });
    const retired = await compile('retired-worker', {});
    for (const code of [worker, retired]) {
      expect(code).not.toMatch(/\b(import|export|OFFLINE)\b/);
      expect(code.length).toBeLessThan(2_500);
      expect(() => new Function(code)).not.toThrow();
    }
    expect(worker).toContain(kept.cache);
    expect(retired).toContain('unregister');
    expect(retired).not.toContain('fetch');
  });
});
