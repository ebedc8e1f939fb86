import { expect, test } from '../../support/test';

test('on a phone, the menu has the link to the same page in Spanish', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Menu' }).click();
  await header.getByRole('link', { name: 'Español' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/es\/./);
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
  await expect(page.locator('link[rel=alternate][hreflang^=en]')).toHaveAttribute('href', /\/about$/);
});
