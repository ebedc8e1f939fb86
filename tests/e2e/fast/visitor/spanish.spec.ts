import { readFileSync } from 'node:fs';
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

test('on a phone that speaks English, a Spanish form says in Spanish what is missing', async ({ page }) => {
  const { forms } = JSON.parse(readFileSync('content/es/interface.json', 'utf8')) as {
    forms: { missing: { firstName: string }; contact: { phone: string; service: string } };
  };
  // Pressed when the font is there: a late one can move the button from under the pointer.
  await page.goto('/es/ayuda-fuga-bajo-el-piso', { waitUntil: 'networkidle' });
  const form = page.locator('#lead-form form');
  await form.locator('button[type=submit]').click();
  await expect(form.locator('[name=firstName]')).toHaveAccessibleDescription(forms.missing.firstName);
  await expect(form.locator('[name=phone]')).toHaveAccessibleDescription(forms.contact.phone);
  await expect(form.locator('[name=service]')).toHaveAccessibleDescription(forms.contact.service);
});
