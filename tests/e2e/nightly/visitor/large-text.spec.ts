import { chromiumFlags } from '../../../../src/tools/browsers';
import { expect, test } from '../../support/test';
import launch from '../../../../playwright.config';

/** The text size of the browser's settings, twice the usual one; sizes and media queries in `em` follow it. */
test.use({
  launchOptions: {
    ...launch.use?.launchOptions,
    args: [...chromiumFlags, '--blink-settings=defaultFontSize=32'],
  },
});

test('with twice the text size, the header leaves two thirds of the screen to the page', async ({ page }) => {
  await page.goto('/');
  for (const width of [390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const covered = () =>
      page.locator('header').evaluate((header) => header.getBoundingClientRect().bottom / innerHeight);
    await expect.poll(covered, `share of the screen at ${width} px`).toBeLessThan(1 / 3);
  }
});
