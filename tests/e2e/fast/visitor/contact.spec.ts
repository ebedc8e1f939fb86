import type { Page } from '@playwright/test';
import { expectRecent, leadOf, uniquePhone } from '../../support/inbox';
import { expect, test } from '../../support/test';
import { fillForm } from '../../support/fill-form';

const contactForm = (page: Page) => page.locator('form[data-lead-form=contact]');

test('an empty contact form says under each field what is missing', async ({ page }) => {
  await page.goto('/contact');
  await contactForm(page).locator('[name=fullName]').focus();
  await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
  for (const [name, message] of Object.entries({
    fullName: 'Full name is required',
    phone: 'Phone number is required',
    email: 'Email is required',
    service: 'Please select a service',
    message: 'Message must be at least 20 characters',
    consent: 'Please agree to be contacted',
  })) {
    const control = contactForm(page).locator(`[name=${name}]`);
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(new RegExp(message));
  }
  await expect(contactForm(page).locator('[name=fullName]')).toBeFocused();
});

test('a message is sent, thanked for and counted; the thank-you page follows', async ({ page }) => {
  // Kept outside the page, which goes away after a second.
  const calls: unknown[][] = [];
  await page.exposeFunction('noteCall', (call: unknown[]) => calls.push(call));
  await page.addInitScript(() => {
    const { noteCall } = window as unknown as { noteCall: (call: unknown[]) => void };
    Object.assign(window, { gtag: (...call: unknown[]) => noteCall(call) });
  });
  // Behind the real time, so that the page can be stopped at it: a lead's time is compared with it.
  await page.clock.install({ time: Date.now() - 60_000 });
  const phone = uniquePhone();
  await page.goto('/contact');
  const { consent: _consent, ...typed } = await fillForm(contactForm(page), phone);
  await page.clock.pauseAt(Date.now());
  await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'THANK YOU!' })).toBeVisible();
  await page.getByRole('region', { name: /^Notifications/ }).waitFor({ state: 'attached' });
  // The notification is shown in one of the next ticks, long before the second is over.
  const toast = page.locator('[data-sonner-toast]');
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return toast.count();
    })
    .toBe(1);
  await expect(toast).toContainText('Message sent successfully!');
  await expect(page).toHaveURL('/contact');
  await page.clock.runFor(1000);
  await page.waitForURL('**/thank-you');
  expect(JSON.stringify(calls)).toContain('contact_submit_success');
  expect(JSON.stringify(calls)).not.toContain('dana');

  const { webhook, fields } = await leadOf(phone);
  expect(webhook).toBe('contact');
  const { timestamp, ...rest } = fields;
  expectRecent(timestamp);
  expect(rest).toEqual({
    ...typed,
    firstName: 'Dana',
    lastName: 'Whitfield',
    preferredDate: '',
    source: 'contact_form',
    triggered_from: new URL(page.url()).origin,
  });
});
