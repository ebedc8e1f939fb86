import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as base } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { builtPages } from '../../support/built-site';
import { uniquePhone } from '../../support/inbox';

/** A server of the site that records which pages were prefetched. */
interface Watched {
  url: string;
  prefetched: string[];
}

const test = base.extend<{ watched: Watched }>({
  watched: async ({ baseURL }, use) => {
    const prefetched: string[] = [];
    const site = new URL(baseURL ?? '');
    const server: Server = createServer((incoming, outgoing) => {
      const { url: path = '/', headers } = incoming;
      if (String(headers['sec-purpose']).includes('prefetch')) prefetched.push(path);
      ask({ hostname: site.hostname, port: site.port, path, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    await use({ url: `http://localhost:${(server.address() as AddressInfo).port}`, prefetched });
    server.closeAllConnections();
    server.close();
  },
});

/** One page of each frame: main site, long landing, short landing, city. */
for (const path of ['/', '/plumbing', '/Plumbing/Help', '/service-area/garland'])
  test(`going back to ${path} shows the page at once, from memory`, async ({ baseURL, launchOptions }) => {
    // Playwright switches this memory off, as it cannot follow a page into it; Puppeteer leaves it on. The headless
    // shell, in which the other tests run, does not have it.
    const { args } = launchOptions;
    const browser = await puppeteer.launch({ executablePath: process.env.CHROMIUM_PATH, args });
    try {
      const page = await browser.newPage();
      await page.goto(`${baseURL}${path}`);
      await page.waitForFunction(() => onclick === null);
      await page.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
      );
      await page.goto(`${baseURL}/privacy`);
      await page.goBack();
      expect(new URL(page.url()).pathname).toBe(path);
      const isFromMemory = await page.evaluate(() => 'persisted' in window && window.persisted);
      const [visit] = await page.evaluate(() =>
        performance.getEntriesByType('navigation').map((entry) => JSON.stringify(entry)),
      );
      expect(isFromMemory, visit).toBe(true);
    } finally {
      await browser.close();
    }
  });

test('a form that a visitor comes back to still has their words and can be sent', async ({ page }) => {
  const phone = uniquePhone();
  await page.goto('/plumbing');
  const form = page.locator('form[data-lead-form="landing-plumbing"]');
  await form.locator('[name=fullName]').fill('Riley Okafor');
  await form.locator('[name=phone]').fill(phone);
  await page.goto('/privacy');
  await page.goBack();
  await expect(form.locator('[name=fullName]')).toHaveValue('Riley Okafor');
  await expect(form.locator('[name=phone]')).toHaveValue(phone);
  await expect(form.locator('button[type=submit]')).toBeEnabled();
  await form.locator('[name=email]').fill('riley@example.com');
  await form.locator('select[name=service]').selectOption({ index: 1 });
  await form.locator('button[type=submit]').click();
  await page.waitForURL('**/thank-you');
});

test('the next page is fetched while the pointer rests on its link', async ({ page, watched }) => {
  await page.goto(watched.url);
  await page.waitForLoadState('networkidle');
  expect(watched.prefetched).toEqual([]);
  await page.locator('header').getByRole('link', { name: 'About', exact: true }).hover();
  await expect.poll(() => watched.prefetched).toEqual(['/about']);
});

test('a page that is only fetched in advance runs nothing: no page is rendered before someone goes there', () => {
  for (const { path, html } of builtPages()) {
    const rules = /<script type="speculationrules">([^<]*)<\/script>/.exec(html)?.[1] ?? '{}';
    expect(Object.keys(JSON.parse(rules) as object), path).toEqual(['prefetch']);
  }
});
