import type { Page } from '@playwright/test';
import { interfaceText } from '../../support/facts';
import { fillForm } from '../../support/fill-form';
import { uniquePhone } from '../../support/inbox';
import { expect, test } from '../../support/lane';
import { plainPicture } from '../../support/pictures';
import { FORMS } from '../../../bench/leads/answers';
import type { Lane } from '../../../bench/leads/lane';

/** What a page says of a request that waits. Which requests wait, and that they arrive: `faults.spec.ts`. */
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

test.beforeEach(({ expected }) => void expected.console.push(/Error submitting form|ERR_|status of 500/));

const { undelivered } = interfaceText;
const notice = (page: Page) => page.locator('undelivered-notice');

async function send(page: Page, lane: Lane, family: keyof typeof FORMS): Promise<void> {
  await page.goto(lane.origin + FORMS[family].path);
  const form = page.locator('form[data-lead-form]').first();
  await fillForm(form, uniquePhone());
  await form.locator('button[type=submit]').click();
}

test('a request that is not accepted has a notice until it is sent', async ({ page, lane }) => {
  await lane.setFault({ mode: '500' });
  await send(page, lane, 'landingLong');
  await page.waitForURL('**/thank-you');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText((await title.getAttribute('data-waiting'))!);
  await page.goto(`${lane.origin}/about`);
  const words = notice(page).getByRole('status');
  await expect(words).toHaveText((await words.getAttribute('data-waiting'))!);
  await expect(notice(page).locator('a[href^="tel:"]')).toBeVisible();
  const { height } = (await notice(page).boundingBox())!;
  expect(height, 'of a phone that is 844 high').toBeLessThan(140);
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(notice(page)).toBeHidden();
  await page.goto(`${lane.origin}/thank-you`);
  await lane.setFault({ mode: 'ok' });
  await expect(title).toHaveText((await title.getAttribute('data-sent'))!);
  expect(await lane.leads()).toHaveLength(1);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('dana@example.com');
});

test('a notification does not cover the notice and its phone number', async ({ page, lane }) => {
  await lane.down();
  await send(page, lane, 'landingShort');
  await expect(page.locator('[data-sonner-toast]')).toBeVisible();
  // Fails if a notification covers the button.
  await notice(page).locator('a[href^="tel:"]').click({ trial: true });
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(notice(page)).toBeHidden();
});

test('another tab takes no request that was sent for deleted', async ({ page, context, lane }) => {
  // A cookie of another tab can come later than what it writes into storage, or never.
  await context.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined }),
  );
  await lane.down();
  await send(page, lane, 'landingShort');
  await page
    .locator('photo-offer:visible input[type=file]')
    .setInputFiles(await plainPicture('sink.jpg', 'teal'));
  await expect(page.locator('photo-offer:visible img')).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${lane.origin}/about`);
  await expect(notice(other)).toBeVisible();
  await lane.up();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(notice(other).getByRole('status')).toHaveText(undelivered.sent);
  await expect.poll(() => lane.photos()).toHaveLength(1);
});
