import { expectRecent, leadOf, uniquePhone } from '../../support/inbox';
import { expect, test } from '../../support/test';
import { contactForm, fillContact, expectAllMessages } from '../../support/contact-form';

test('an empty contact form says under each field what is missing', async ({ page }) => {
  await page.goto('/contact');
  await contactForm(page).locator('[name=fullName]').focus();
  await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
  await expectAllMessages(page);
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
  await fillContact(page, phone);
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
  expect(JSON.stringify(calls)).not.toContain('noor');

  const { webhook, fields } = await leadOf(phone);
  expect(webhook).toBe('contact');
  const { timestamp, ...rest } = fields;
  expectRecent(timestamp);
  expect(rest).toEqual({
    firstName: 'Noor',
    lastName: 'van der Berg',
    fullName: 'Noor van der Berg',
    email: 'noor@example.com',
    phone,
    service: 'commercial',
    preferredDate: '',
    message: 'The floor drain in our kitchen backs up every Friday.',
    source: 'contact_form',
    triggered_from: new URL(page.url()).origin,
  });
});
