import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** One page of each template that has words of its own in its first view. */
const templates = [
  '/',
  '/services/slab-leak-repair',
  '/plumbing',
  '/Plumbing/Help',
  '/service-area/garland',
  '/contact',
];

interface Shift extends PerformanceEntry {
  value: number;
}

/** Starts to add up layout shifts before anything is on the page. */
const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shifted: number }).shifted += (entry as Shift).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

for (const path of templates)
  for (const width of [390, 1440])
    test(`nothing on ${path} moves when the font comes late, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchShifts(page);
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/*.woff2', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const painted = () =>
        page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await painted();
      expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
      release();
      await page.evaluate(() => document.fonts.ready);
      await painted();
      const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
      // A button that grows by half a pixel counts 0.0001; nothing that anyone can see does.
      expect(shifted).toBeLessThan(0.0005);
    });

for (const path of templates)
  test(`what paints last and largest in the first view of ${path} is the hero’s text`, async ({ page }) => {
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
    expect(element).toMatch(/^hero: (h1|p|span)$/);
  });
