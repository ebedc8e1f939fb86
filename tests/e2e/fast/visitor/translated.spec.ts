import { fillForm } from '../../support/fill-form';
import { leadOf, uniquePhone } from '../../support/inbox';
import { expect, test } from '../../support/test';
import { translate } from '../../support/translator';

// Every kind of page, way and language: `nightly/visitor/translated.spec.ts`.
test('a visitor whose browser has translated the page sends a request', async ({ page }) => {
  const phone = uniquePhone();
  await page.goto('/plumbing');
  await translate(page, 'in place');
  const form = page.locator('main form[data-lead-form]').first();
  await form.locator('[name=fullName]').pressSequentially('Dana');
  await expect(page.locator('.lead-form[data-ready]')).toHaveCount(1);
  await expect(form.locator('[name=fullName]')).toBeFocused();
  await expect(form.locator('[name=fullName]')).toHaveValue('Dana');
  await fillForm(form, phone);
  await form.locator('button[type=submit]').click();
  await leadOf(phone);
});
