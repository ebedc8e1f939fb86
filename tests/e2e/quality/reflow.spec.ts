import type { Page } from '@playwright/test';
import { builtPages } from '../site/built-site';
import { expect, test } from '../support/test';

/** Widths from the smallest phone to a desktop, each kind of layout at both of its ends. */
const widths = [320, 360, 390, 440, 480, 504, 600, 700, 767, 768, 900, 1023, 1024, 1150, 1279, 1280, 1440];

/** Widths at which the page is wider than the window, with how much. */
async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const excess = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    if (excess > 0) found.push(`${excess} px at ${width} px`);
  }
  return found;
}

/** WCAG 2.2, 1.4.4 (text at 200 %) and 1.4.10 (no scrolling sideways from 320 px). */
for (const { path } of builtPages())
  test(`${path} never scrolls sideways, also not at twice the text size`, async ({ page, expected }) => {
    // The 404 page logs the address that has no page, as the specification asks.
    if (path === '/404') expected.console.push(/404/);
    await page.goto(path);
    expect(await tooWide(page)).toEqual([]);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await tooWide(page), 'at 200 % text').toEqual([]);
  });

for (const path of ['/', '/slab-leak', '/plumbing', '/toilet', '/Plumbing/Help'])
  test(`the number in the header of ${path} is read on one line with the name, on every phone`, async ({
    page,
  }) => {
    await page.goto(path);
    // In the site's own font, which is wider than the stand-in of a first visit.
    await page.evaluate(async () => {
      document.documentElement.removeAttribute('data-plain');
      await document.fonts.load('1em "Mona Sans"');
    });
    for (const width of [320, 340, 360, 375, 390, 430]) {
      await page.setViewportSize({ width, height: 800 });
      const header = page.locator('header');
      expect((await header.boundingBox())?.height, `${width} px`).toBeLessThan(80);
      // The emergency page has a button to its form there.
      if (path !== '/Plumbing/Help')
        await expect(header.locator('a[href^="tel:"]').filter({ visible: true }).first()).toHaveText(
          /\(\d{3}\) \d{3}-\d{4}/,
        );
    }
  });
