import { expect, test } from '../../support/lane';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('a visitor without JavaScript can send the contact form on a phone', async ({ page, lane }) => {
  await page.goto(`${lane.origin}/contact`);
  const form = page.locator('form[data-lead-form=contact]');
  await form.getByLabel(/full name/i).fill('Dana Whitfield');
  await form.locator('[name=phone]').fill('(214) 555-0166');
  await form.locator('[name=email]').fill('dana@example.com');
  await form.getByLabel(/service/i).selectOption('drain-cleaning');
  await form.locator('[name=message]').fill('The kitchen sink drains slowly since Monday.');
  await form.getByRole('checkbox').check();
  await form.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your request has arrived');
  const [lead] = await lane.leads();
  expect(lead).toMatchObject({ webhook: 'contact', transport: 'native form' });
  expect(lead?.fields).toMatchObject({
    fullName: 'Dana Whitfield',
    phone: '(214) 555-0166',
    source: 'contact_form',
  });
});
