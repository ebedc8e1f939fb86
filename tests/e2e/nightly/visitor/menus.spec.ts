import { expect, test } from '../../support/test';

test('on a phone, Back closes a menu whose script has not come yet', async ({ page, expected }) => {
  expected.console.push(/ERR_FAILED/);
  await page.route(/\/menu\.[^/]+\.js$/, (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.goto('/contact');
  await page.waitForFunction(() => onclick === null);
  const menu = page.locator('header [popover]');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/contact');
});

test('on a phone, Back closes the menu and then leaves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.goto('/contact');
  const menu = page.locator('header [popover]');
  const open = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await expect(menu).toBeVisible();
  };
  await open();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/contact');
  await open();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await open();
  await menu.getByRole('link', { name: 'Testimonials' }).click();
  await expect(page).toHaveURL('/testimonials');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
