import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { hold } from '../../support/hold';

const services = (page: Page): Locator => page.locator('[data-section=popular-services] [data-carousel]');

/** Makes every slide so narrow that a whole carousel fits in one view, whatever the content holds. */
const makeSlidesFit = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    // Not a <style>: the page's security policy blocks it.
    document.adoptedStyleSheets = [sheet];
    sheet.replaceSync('[data-slide] { flex: 0 0 5% !important; height: 200px; overflow: hidden; }');
  });

const makeSlidesWideAgain = (page: Page) => page.evaluate(() => (document.adoptedStyleSheets = []));

/** Scrolls to the services and waits until their island has taken the row over. */
async function openServices(page: Page): Promise<Locator> {
  await page.goto('/');
  await expect(async () => {
    // Islands wait for the pointer to move, and a move before the page's script has loaded has no effect.
    await page.mouse.move(200, 300);
    await services(page).hover();
    await expect(services(page).locator('astro-island:not([ssr])')).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await expect(services(page).locator('astro-island[data-ready]')).toHaveCount(1);
  return services(page);
}

const selectedDot = (carousel: Locator) =>
  carousel.getByRole('button', { name: /^Go to slide/ }).and(carousel.locator('[aria-current=true]'));

test('a carousel whose slides all fit shows no controls until they do not', async ({ page }) => {
  await makeSlidesFit(page);
  const carousel = await openServices(page);
  const next = carousel.getByRole('button', { name: 'Next slide' });
  const pause = carousel.getByRole('button', { name: /slides$/ });
  await expect(pause).toHaveCount(0);
  await expect(next).toHaveCount(0);
  // Hidden but in the page: an island that has crashed has no buttons at all.
  await expect(carousel.locator('.carousel-controls button')).not.toHaveCount(0);

  await makeSlidesWideAgain(page);
  await expect(pause).toBeVisible();
  await expect(selectedDot(carousel)).toHaveAccessibleName('Go to slide 1 of 3');
  await carousel.getByRole('button', { name: 'Go to slide 2' }).click();
  await expect(selectedDot(carousel)).toHaveAccessibleName('Go to slide 2 of 3');
});

test('a carousel with autoplay still moves after the window has changed its width', async ({ page }) => {
  await page.clock.install();
  const carousel = await openServices(page);
  // What cannot be seen cannot get the focus, also before the first move.
  await expect(carousel.locator('[data-slide][inert]')).toHaveCount(6);
  // Away from the carousel, which pauses under the pointer.
  await page.mouse.move(0, 0);
  await page.setViewportSize({ width: 1000, height: 900 });
  await carousel.scrollIntoViewIfNeeded();
  await page.clock.runFor(500);
  const before = await selectedDot(carousel).getAttribute('aria-label');
  await page.clock.runFor(5_000);
  await expect(selectedDot(carousel)).not.toHaveAccessibleName(before ?? '');
});

test('a carousel of phones does no harm in a window that has become wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page, /\/CarouselControls\./);
  await page.goto('/');
  const grid = page.locator('.carousel-below-md').first();
  const script = page.waitForRequest(/\/CarouselControls\./);
  await page.waitForFunction(() => onclick === null);
  await page.mouse.move(200, 300);
  await grid.scrollIntoViewIfNeeded();
  await script;
  await page.setViewportSize({ width: 1280, height: 800 });
  await grid.scrollIntoViewIfNeeded();
  release();
  // It would turn here, and stop where nobody sees it.
  await expect(grid.locator('.carousel-track')).toHaveAttribute('aria-live', 'off');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(grid.locator('.carousel-track')).toHaveAttribute('aria-live', 'polite');
});

test('the focus stays on a row of slides while its buttons become active', async ({ page }) => {
  await page.goto('/');
  const row = services(page).locator('[data-carousel-view]');
  await row.focus();
  await expect(async () => {
    // Islands wait for a visitor, and a key pressed before the page's script has loaded has no effect.
    await page.keyboard.press('Shift');
    await expect(services(page).locator('astro-island[data-ready]')).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await expect(row).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(row.locator(':focus')).toHaveCount(1);
  await expect(row).not.toHaveAttribute('tabindex');
});
