import { expect, test } from '@playwright/test';
import { elementsOf } from '../../../../src/lib/html';
import { builtFiles, builtPages, readBuilt } from '../../support/built-site';
import { brotli, limits } from '../../support/bytes';
import { hold } from '../../support/hold';

for (const page of builtPages())
  test(`the first view of ${page.path} fits in the first round trip of data, and it has few elements`, () => {
    const { html, path } = page;
    const hero = html.indexOf('data-section="hero"');
    expect(hero, 'a hero').toBeGreaterThan(0);
    const end = html.indexOf('</section>', hero) + '</section>'.length;
    expect(brotli(html.slice(0, end))).toBeLessThanOrEqual(limits.firstView);
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).not.toMatch(/<link[^>]+rel="stylesheet"/);
    // The script makes Firefox wait, which else paints what follows without its styles.
    expect(html.slice(end)).toMatch(/^<link rel="stylesheet" href="[^"]+"><script>0<\/script>/);
    expect(head).not.toMatch(/<script(?![^>]*(type="module"|application\/ld\+json|async|defer))[^>]*src=/);
    const { home, other } = limits.elements;
    expect(elementsOf(html).length).toBeLessThanOrEqual(path === '/' || path === '/es' ? home : other);
  });

test('what follows the first view waits for its styles, which the next page has cached', async ({ page }) => {
  const deliver = await hold(page, /\/site\.\w+\.css$/);
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main > section')).toHaveCount(1);
  deliver();
  await expect(page.locator('footer')).toBeVisible();
  // A route keeps files out of the cache.
  await page.unrouteAll();
  await page.goto('/plumbing');
  await page.goto('/contact');
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      const { name, transferSize } = entry as PerformanceResourceTiming;
      return [name.replace(/.*\/(\w+)\..*/, '$1'), transferSize];
    }),
  );
  expect(fetched).toContainEqual(['site', 0]);
});

// When something is put first into `body`, as Radix does for a dialog, the browser restyles the whole page for them.
test('no rule is for any element that follows another', () => {
  const sheets = [...builtFiles()].filter((file) => /\/site\.\w+\.css$/.test(file));
  expect(sheets).toHaveLength(1);
  expect(readBuilt(sheets[0]!).match(/[^{},]*[+~](\*|:not\([^)]*\))(?=[,{])/g)).toBeNull();
});
