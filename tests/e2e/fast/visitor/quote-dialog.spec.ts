import { fillForm } from '../../support/fill-form';
import { expectRecent, leadOf, uniquePhone } from '../../support/inbox';
import { interfaceText } from '../../support/facts';
import { expect, test } from '../../support/test';

test('a quote from the header reaches the office, and a wrong number can be corrected', async ({ page }) => {
  const phone = uniquePhone();
  await page.goto('/');
  await page.getByRole('link', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    "Tell us about your plumbing needs and we'll get back to you within 24 hours.",
  );
  const typed = await fillForm(dialog.locator('form'), phone);
  await dialog.locator('button[type=submit]').click();
  await page.waitForURL('**/thank-you');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const { webhook, fields } = await leadOf(phone);
  expect(webhook).toBe('quote');
  const { timestamp, ...rest } = fields;
  expectRecent(timestamp);
  expect(rest).toEqual({
    ...typed,
    source: 'quote_form',
    triggered_from: new URL(page.url()).origin,
  });

  const main = page.locator('main');
  await expect(main).toContainText(`We'll call ${phone}.`);
  // What was typed stays in the tab no longer than it is needed.
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Whitfield');
  const right = uniquePhone();
  await main.getByRole('button', { name: 'Wrong number? Fix it' }).click();
  const number = main.getByLabel('The right number');
  await expect(number).toBeFocused();
  const send = main.getByRole('button', { name: 'Send the right number' });
  await number.fill('');
  await send.click();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  // As in the contact form: the error goes at the first key, and comes back when the field is left.
  await number.pressSequentially('1');
  await expect(number).not.toHaveAttribute('aria-invalid');
  await number.press('Tab');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await number.fill(right);
  await send.click();
  await expect(main).toContainText(`We'll call ${right}.`);
  const { fields: corrected } = await leadOf(right);
  expect(Object.keys(corrected)).toEqual(Object.keys(fields));
  expect(corrected).toMatchObject({
    ...typed,
    phone: right,
    details: expect.stringContaining(String(typed.details)),
  });
  expect(corrected.details).toContain(timestamp);

  // A reload still knows that there is a request; another visitor's tab does not.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('We have your request');
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('We have your request');
  await main.getByRole('link', { name: 'Send a request' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a service card preselects its service', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Request Quote for Slab Leak Repair' }).click();
  await expect(page.getByRole('dialog').getByLabel(/service/i)).toHaveValue('slab-leak');
});

test('a request with a field missing is not sent, and says which above the bubble', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/first name/i).fill('Dana');
  await dialog.locator('button[type=submit]').click();
  const lastName = dialog.getByLabel(/last name/i);
  await expect(lastName).toBeFocused();
  const words = await lastName.evaluate((control: HTMLInputElement) => control.validationMessage);
  expect(words).not.toBe('');
  await expect(lastName).toHaveAccessibleDescription(interfaceText.forms.missing.lastName);
  // Below the control is the browser's own bubble, in the language of the device.
  const sentence = await dialog.getByText(interfaceText.forms.missing.lastName).boundingBox();
  expect(sentence!.y + sentence!.height).toBeLessThanOrEqual((await lastName.boundingBox())!.y);
  await expect(dialog.getByRole('status')).toContainText('6 highlighted fields');
  await expect(page).toHaveURL(/\/$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same controls are links to the contact form', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Book Now' }).click();
    await expect(page).toHaveURL(/\/contact#contact$/);
    await expect(page.locator('form[data-lead-form]').first()).toBeVisible();
  });
});

test('the cross of the dialog is over everything in it, also while it scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/');
  await page.locator('main [data-quote-open]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.evaluate((panel) => panel.scrollTo(0, 200));
  // Refused where something else would get the press.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});
