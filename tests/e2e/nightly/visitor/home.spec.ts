import { expect, test } from '../../support/test';

test('every section is drawn without a scroll, for a picture or a print', async ({ page }) => {
  await page.goto('/');
  const headings = page.locator('main > section :is(h2, h3)');
  await expect
    .poll(() =>
      headings.evaluateAll(
        (found) =>
          found.filter((heading) => !heading.checkVisibility({ contentVisibilityAuto: true })).length,
      ),
    )
    .toBe(0);
});

test('the reviews loop in both directions, also when nearly all of them are visible', async ({ page }) => {
  // Without motion the reviews do not turn by themselves, so the first one is in view at the first press.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.waitForFunction(() => onclick === null);
  const section = page.locator('[data-section=testimonials]');
  const reviews = section.locator('[data-slide]');
  await expect(reviews).toHaveCount(4);
  // The first press is before the carousel's script has loaded, which then replays it.
  await expect(section.locator('astro-island[data-ready]')).toHaveCount(0);
  await section
    // Not by its role: it is hidden until its script is there.
    .locator('[aria-label="Previous slide"]')
    .evaluate((button: HTMLButtonElement) => button.click());
  await section.scrollIntoViewIfNeeded();
  await expect(reviews.last()).toBeInViewport({ ratio: 0.9 });
  await expect(reviews.first()).not.toBeInViewport({ ratio: 0.5 });
  await section.getByRole('button', { name: 'Next slide' }).click();
  await expect(reviews.first()).toBeInViewport({ ratio: 0.9 });
});

test('on a phone the menu closes when the keyboard goes on to the page beneath it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  // The menu's script is fetched at the first touch after the early script listens.
  await page.waitForFunction(() => onclick === null);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(menu).toBeVisible();
  await menu.getByRole('link').last().focus();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect(page.locator('header :focus')).toBeVisible();
});
