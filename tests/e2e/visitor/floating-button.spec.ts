import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const windows = [
  [320, 640],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/** What can be pressed and lies under the floating button, if that shows; the button's place is the window's corner. */
const pressableUnderIt = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const button = document.querySelector('[data-floating]')!;
    if (getComputedStyle(button).visibility === 'hidden') return [];
    const floating = button.getBoundingClientRect();
    return [...document.querySelectorAll(':is(main,footer) :is(a,button,input,select,textarea)')]
      .filter((part) => {
        const { left, right, top, bottom, width } = part.getBoundingClientRect();
        const isOver = left < floating.right && right > floating.left;
        return width > 1 && isOver && top < floating.bottom && bottom > floating.top;
      })
      .map((part) => part.textContent.trim() || part.tagName);
  });

for (const path of ['/', '/services/slab-leak-repair', '/service-area/garland', '/contact'])
  test(`the floating button of ${path} lies on nothing that can be pressed, at its beginning and its end`, async ({
    page,
  }) => {
    await page.goto(path);
    const button = page.getByRole('link', { name: 'Schedule Here' });
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect.poll(() => pressableUnderIt(page), `${width} px, beginning`).toEqual([]);
      await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
      await expect.poll(() => pressableUnderIt(page), `${width} px, end`).toEqual([]);
      await expect(button, `${width} px, end`).toBeVisible();
    }
  });

test('the floating button shows in the home page’s first view on a desktop, and below the hero on a phone', async ({
  page,
}) => {
  const button = page.getByRole('link', { name: 'Schedule Here' });
  await page.goto('/');
  await expect(button).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, 900);
  await expect(button).toBeVisible();
});

test('the focus is never under the floating button', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  for (let presses = 0; presses < 70; presses++) {
    await page.keyboard.press('Tab');
    const covered = () =>
      page.evaluate(() => {
        const { x, y, width, height } = document.activeElement!.getBoundingClientRect();
        const top = document.elementFromPoint(x + width - 2, y + height / 2);
        return top?.closest('[data-floating]') && !document.activeElement!.closest('[data-floating]')
          ? document.activeElement!.textContent
          : '';
      });
    // The page scrolls smoothly to what has the focus.
    await expect.poll(covered, { intervals: [20] }).toBe('');
  }
});
