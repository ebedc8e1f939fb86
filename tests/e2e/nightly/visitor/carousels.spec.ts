import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test';

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
