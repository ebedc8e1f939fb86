import { expect, test } from '../support/test';

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

for (const path of ['/', '/plumbing', '/Plumbing/Help'])
  test(`the name in the header of ${path} is not broken within its words by large text`, async ({ page }) => {
    await page.goto(path);
    const name = page.locator('header .logo-mark + span');
    for (const size of ['150%', '200%']) {
      await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
      for (const width of [320, 360, 390, 430, 480, 640, 768]) {
        await page.setViewportSize({ width, height: 800 });
        const { lines, words } = await name.evaluate((element) => ({
          lines: Math.round(
            element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
          ),
          words: element.textContent.trim().split(/\s+/).length,
        }));
        expect(lines, `lines at ${width} px, text ${size}`).toBeLessThanOrEqual(words);
      }
    }
  });
