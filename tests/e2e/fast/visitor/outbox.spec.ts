import type { Page } from '@playwright/test';
import { leadOf, leadsOf, uniquePhone } from '../../support/inbox';
import { expect, test } from '../../support/test';

async function fillLongForm(page: Page, phone: string): Promise<void> {
  const form = page.locator('form[data-lead-form=landing-plumbing]').first();
  await form.getByLabel(/full name/i).fill('Jordan Pike');
  await form.getByLabel(/phone/i).fill(phone);
  await form.getByLabel(/email/i).fill('jordan@example.com');
  await form.getByLabel(/service/i).selectOption('toilet');
}

test('a request without a connection is kept, told and sent once', async ({ page, context, expected }) => {
  // Without a connection the browser reports what it could not fetch, the offline page's script among it.
  expected.console.push(/ERR_INTERNET_DISCONNECTED|Error submitting form/);
  const phone = uniquePhone();
  await page.goto('/plumbing');
  await fillLongForm(page, phone);
  // The form's code is loaded; only the connection is lost.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.locator('form[data-lead-form=landing-plumbing] button[type=submit]').first().click();
  await expect
    .poll(() =>
      page.evaluate(
        () => Object.keys(localStorage).filter((key) => key.startsWith('waiting-request:')).length,
      ),
    )
    .toBe(1);
  expect(await leadsOf(phone)).toEqual([]);

  await context.setOffline(false);
  const lead = await leadOf(phone);
  expect(lead.fields).toMatchObject({ fullName: 'Jordan Pike', phone, page: 'Plumbing Services' });
  await expect
    .poll(() =>
      page.evaluate(
        () => Object.keys(localStorage).filter((key) => key.startsWith('waiting-request:')).length,
      ),
    )
    .toBe(0);
});
