import type { Page } from '@playwright/test';
import { templates } from '../../support/templates';
import { expect, test } from '../../support/test';
import { painted } from '../../support/use-page';
import { expectNothingMoved, watchShifts } from '../../support/shifts';
import { hold } from '../../support/hold';

for (const path of templates)
  for (const width of [390, 1366])
    test(`nothing on ${path} moves while it arrives on a slow line, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchShifts(page);
      const browser = await page.context().newCDPSession(page);
      await browser.send('Network.enable');
      // Bytes per second, so that the first view takes half a second and arrives in many parts.
      const line = { latency: 60, downloadThroughput: 30_000, uploadThroughput: 30_000 };
      await browser.send('Network.emulateNetworkConditions', { offline: false, ...line });
      await page.goto(path, { waitUntil: 'load' });
      await painted(page);
      await expectNothingMoved(page);
    });

/** Whether an element is shown in the site's font, which has another width than the fallback. */
const showsFont = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(async (wanted) => {
    await document.fonts.ready;
    const element = document.querySelector<HTMLElement>(wanted);
    if (!element) return false;
    const letters = document.createRange();
    letters.selectNodeContents(element);
    const widths = () => Array.from(letters.getClientRects(), ({ width }) => width).join();
    const shown = widths();
    element.style.fontFamily = 'Mona Sans Fallback';
    const isFont = shown !== widths();
    element.style.fontFamily = '';
    return isFont;
  }, selector);

test('the first page of a visit shows the site’s font when it has loaded, the next from the start', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  for (const part of ['h1', 'aside .btn', 'footer h2, footer p'])
    await expect.poll(() => showsFont(page, part), part).toBe(true);
  await page.goto('/about', { referer: page.url() });
  expect(await page.evaluate(() => document.documentElement.dataset.plain)).toBeUndefined();
  expect(await showsFont(page, 'h1')).toBe(true);
});

/** Distances of texts, buttons, fields and drawings from the window's top; those without a box are at `Infinity`. */
const tops = (page: Page): Promise<number[]> =>
  page
    .locator('header a, main :is(h1, h2, p, li, .btn, form, input, label), main svg:not(svg svg)')
    .evaluateAll((parts) =>
      parts
        .map((part) => part.getBoundingClientRect())
        .map(({ top, height }) => (height > 0 ? top : Infinity)),
    );

/** The commonest widths, and some at which the fallback and the font differed by a line before columns had steps. */
const widths = [360, 412, 820, 1088, 1280, 1440];

/** The same of other pages. */
const others = [
  { path: '/slab-leak', width: 512 },
  { path: '/water-heater', width: 528 },
  { path: '/landing', width: 896 },
  { path: '/slab/leaks', width: 1056 },
  { path: '/toilet/help', width: 1056 },
  { path: '/waterheater/unit', width: 1360 },
  { path: '/stop-the-water', width: 430 },
  { path: '/es/cerrar-el-agua', width: 390 },
  { path: '/es/linea-de-drenaje', width: 412 },
];

for (const { path, width } of [
  ...templates.flatMap((path) => widths.map((width) => ({ path, width }))),
  ...others,
])
  test(`the late font moves nothing and leaves no hole on ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    await watchShifts(page);
    const release = await hold(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loading');
    release();
    await page.waitForFunction(() => 'font' in sessionStorage);
    await painted(page);
    const cold = await tops(page);
    await expectNothingMoved(page);
    // No text is higher than its lines are.
    const holes = await page.locator('main :is(h1, h2, p)').evaluateAll((texts) =>
      texts
        .filter((text) => text.getBoundingClientRect().top < innerHeight && text.textContent?.trim())
        .filter((text) => text.childElementCount === 0)
        .filter((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          const line = parseFloat(getComputedStyle(text).lineHeight);
          const free = text.getBoundingClientRect().bottom - range.getBoundingClientRect().bottom;
          return getComputedStyle(text).paddingBottom === '0px' && free > line / 2;
        })
        .map((text) => text.textContent?.trim()),
    );
    expect(holes).toEqual([]);
    await page.goto(path, { referer: page.url() });
    const warm = await tops(page);
    const other = cold.filter((top, index) => {
      const again = warm[index] ?? 0;
      return Math.min(top, again) < 844 && Math.abs(top - again) > 4;
    });
    expect(other, 'what a visit with the font in the cache has elsewhere').toEqual([]);
  });

for (const path of templates)
  test(`the first view of ${path} waits for nothing, and its text paints largest`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(path);
    const element = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver((list) => {
            const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
            const section = element?.closest('[data-section]')?.getAttribute('data-section');
            resolve(`${section}: ${element?.localName}`);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect.soft(element).toMatch(/^hero: (h1|p|span)$/);
    await page.waitForFunction(() => 'font' in sessionStorage);
    const early = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const resources = performance.getEntriesByType('resource');
      return {
        fetched: resources.length,
        before: resources
          .filter(({ startTime }) => startTime < (paint?.startTime ?? 0))
          .map(({ name }) => name),
      };
    });
    expect(early.fetched, 'requests of the page').toBeGreaterThan(1);
    expect(early.before.filter((name) => /\.(js|woff2|webmanifest)$/.test(name))).toEqual([]);
  });
