import { expect, test } from '@playwright/test';
import { builtPages } from '../../support/built-site';
import launch from '../../../../playwright.config';

// Playwright switches the memory for going back off, and the headless shell has none.
test.use({
  launchOptions: {
    ...launch.use?.launchOptions,
    executablePath: process.env.CHROMIUM_PATH,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** One page of each frame: main site, long landing, short landing, city. */
for (const path of ['/', '/plumbing', '/Plumbing/Help', '/service-area/garland'])
  test(`going back to ${path} shows the page at once, from memory`, async ({ page }) => {
    await page.goto(path);
    await page.waitForFunction(() => onclick === null);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => (document.title = `from memory: ${persisted}`)),
    );
    await page.goto('/privacy');
    // Playwright's own way back waits for a load that does not come.
    await page.evaluate(() => history.back());
    await expect(page).toHaveTitle('from memory: true');
    await expect(page).toHaveURL(path);
  });

test('the next page is fetched while the pointer rests on its link', async ({ page, context }) => {
  const prefetched = new Set<string>();
  const browser = await context.newCDPSession(page);
  await browser.send('Preload.enable');
  browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) =>
    prefetched.add(new URL(prefetchUrl).pathname),
  );
  await page.goto('/', { waitUntil: 'networkidle' });
  expect([...prefetched]).toEqual([]);
  await page.locator('header').getByRole('link', { name: 'About', exact: true }).hover();
  await expect.poll(() => [...prefetched]).toEqual(['/about']);
});

test('a page that is only fetched in advance runs nothing: no page is rendered before someone goes there', () => {
  for (const { path, html } of builtPages()) {
    const rules = /<script type="speculationrules">([^<]*)<\/script>/.exec(html)?.[1] ?? '{}';
    expect(Object.keys(JSON.parse(rules) as object), path).toEqual(['prefetch']);
  }
});
