import type { Page } from '@playwright/test';
import { fillForm } from '../../support/fill-form';
import { filledIn, interfaceText } from '../../support/facts';
import { alwaysTrue, holidays, officeClock, officeZone, saysAt } from '../../support/clock';
import { leadOf, uniquePhone } from '../../support/inbox';
import { expect, test } from '../../support/test';

const contactForm = (page: Page) => page.locator('form[data-lead-form=contact]');

test('a wrong e-mail address and a short message are named until they are edited', async ({ page }) => {
  await page.goto('/contact');
  await fillForm(contactForm(page), uniquePhone());
  const email = contactForm(page).locator('[name=email]');
  await email.fill('noor at example');
  await contactForm(page).locator('[name=message]').fill('It leaks.');
  await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(email).toHaveAccessibleDescription(/Please enter a valid email/);
  await expect(contactForm(page).locator('[name=message]')).toHaveAccessibleDescription(
    /at least 20 characters/,
  );
  await email.press('End');
  await email.press('x');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await expect(contactForm(page).locator('[name=message]')).toHaveAttribute('aria-invalid', 'true');
  await contactForm(page).locator('[name=fullName]').focus();
  await expect(email).toHaveAccessibleDescription(/Please enter a valid email/);
  await email.fill('noor@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
});

test('a message not sent is there after a reload, and its number is asked about once', async ({ page }) => {
  await page.goto('/contact');
  const form = contactForm(page);
  // Before its script is there, a form asks about a number only when it is sent.
  await form.locator('[name=fullName]').focus();
  await page.locator('.lead-form[data-ready]').filter({ has: form }).waitFor();
  const { service } = await fillForm(form, '972555010');
  const phone = form.locator('[name=phone]');
  await expect(phone).toHaveAccessibleDescription(/That's 9 digits/);
  await page.reload();
  await expect(phone).toHaveValue('972555010');
  await expect(form.locator('[name=service]')).toHaveValue(String(service));
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'THANK YOU!' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('draft');
});

test.describe('what happens now', () => {
  test.use({ timezoneId: officeZone });

  test('is a sentence that is always true if the time is not known', async ({ page, expected }) => {
    expected.console.push(/ERR_FAILED/);
    const asked = page.waitForEvent('requestfailed');
    await page.route('**/robots.txt', (route) => route.abort());
    await page.goto('/contact');
    await asked;
    await expect(page.locator('main open-now').first()).toHaveText(alwaysTrue);
  });

  test('fits into the space reserved for it on a holiday and a narrow phone', async ({ page, expected }) => {
    expected.console.push(/ERR_FAILED/);
    const [holiday] = [...holidays].sort((one, other) => other.name.length - one.name.length);
    const time = new Date(`${holiday?.date}T18:00:00Z`);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.route('**/robots.txt', (route) => route.abort());
    await page.goto('/contact');
    const line = page.locator('main open-now').first();
    await expect(line).toHaveText(alwaysTrue);
    const before = await line.boundingBox();
    await officeClock(page, time);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(line).toHaveText(saysAt(time));
    await expect(line).toContainText(holiday?.name ?? 'a holiday');
    expect(await line.boundingBox()).toEqual(before);
  });

  test('is not beside the other reply time that the quote dialog states', async ({ page }) => {
    await page.goto('/about');
    await page.locator('[data-quote-open]').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(filledIn('{{claim.reply}}'));
    await expect(dialog.locator('open-now:not([hidden])')).toHaveCount(0);
  });
});

test('a preferred day on which the office is closed is asked about once', async ({ page }) => {
  const phone = uniquePhone();
  await page.goto('/contact');
  await fillForm(contactForm(page), phone);
  const day = contactForm(page).locator('[name=preferredDate]');
  // A Sunday that is always to come.
  await day.fill('2099-11-29');
  const send = contactForm(page).getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(contactForm(page).locator('[data-field=preferredDate]')).toContainText(
    interfaceText.forms.closedDay,
  );
  await expect(day).toBeFocused();
  await send.click();
  await page.waitForURL('**/thank-you');
  expect((await leadOf(phone)).fields).toMatchObject({ preferredDate: '2099-11-29' });
});
