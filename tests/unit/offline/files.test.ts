import { describe, expect, it } from 'vitest';
import { offlineFiles, type Chunk, compileWorker } from '@/offline/integration';

const chunk = (fileName: string, imports: string[] = [], module?: string): Chunk => ({
  fileName,
  imports,
  facadeModuleId: module ? `/site/src/browser/${module}.ts` : null,
});

const chunks = [
  chunk('_astro/base.js', ['_astro/shared.js']),
  chunk('_astro/shared.js'),
  chunk('_astro/waiting.js', ['_astro/delivery.js', '_astro/forms.js'], 'waiting-leads'),
  chunk('_astro/delivery.js', ['_astro/shared.js']),
  chunk('_astro/forms.js'),
  chunk('_astro/number.js', ['_astro/forms.js'], 'sent-number'),
  chunk('_astro/menu.js', [], 'menu'),
];

const page = `
  <link rel="preload" href="/_astro/font.woff2" as="font">
  <link rel="icon" href="/favicon.svg"><link rel="manifest" href="/site.webmanifest">
  <link rel="canonical" href="https://plumber.example.com/offline">
  <img src="/drawings/valve.svg" alt=""><img src="https://elsewhere.example.com/a.png" alt="">
  <script type="module" src="/_astro/base.js"></script><script src="//elsewhere.example.com/b.js"></script>`;

const addresses = [{ folder: '', pages: ['/offline', '/stop-the-water'] }];

describe('what is kept for visitors without a connection', () => {
  it('is the offline page, its files on this site, and the scripts for a request that waits or was just sent', () => {
    expect(offlineFiles(page, chunks, addresses)).toMatchObject({
      page: '/offline',
      pages: ['/offline', '/stop-the-water'],
      files: [
        '/_astro/base.js',
        '/_astro/delivery.js',
        '/_astro/font.woff2',
        '/_astro/forms.js',
        '/_astro/number.js',
        '/_astro/shared.js',
        '/_astro/waiting.js',
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

  it('stops the build when pages import another script than the one that is kept', () => {
    const others = chunks.map((one) =>
      one.fileName === '_astro/waiting.js' ? { ...one, facadeModuleId: null } : one,
    );
    expect(() => offlineFiles(page, others, addresses)).toThrow(
      'The offline page needs /src/browser/waiting-leads.ts, which no page imports on demand.',
    );
  });
});

it('The worker is a small script without imports, with its list filled in or as one that removes itself', async () => {
  const kept = offlineFiles(page, chunks, addresses);
  const worker = await compileWorker(kept);
  const retired = await compileWorker();
  for (const code of [worker, retired]) {
    expect(code).not.toMatch(/\b(import|export|OFFLINE)\b/);
    expect(code.length).toBeLessThan(2_500);
    expect(() => new Function(code)).not.toThrow();
  }
  expect(worker).toContain(kept.cache);
  expect(retired).toContain('unregister');
  expect(retired).not.toContain('fetch');
});
