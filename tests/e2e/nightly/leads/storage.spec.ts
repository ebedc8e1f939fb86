import type { Page } from '@playwright/test';
import { interfaceText } from '../../support/facts';
import { fillForm } from '../../support/fill-form';
import { uniquePhone } from '../../support/inbox';
import { expect, test } from '../../support/lane';
import { plainPicture } from '../../support/pictures';
import { FORMS } from '../../../bench/leads/answers';
import { blockStorage } from '../../../bench/leads/device';
import type { Lane } from '../../../bench/leads/lane';

/** What keeps a request that could not be sent, and which requests are the same one. */
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

test.beforeEach(({ expected }) => void expected.console.push(/Error submitting form|ERR_|status of 500/));

const { undelivered } = interfaceText;
const notice = (page: Page) => page.locator('undelivered-notice');
const formOn = (page: Page) => page.locator('form[data-lead-form]').first();

async function fill(
  page: Page,
  lane: Lane,
  family: keyof typeof FORMS,
  phone = uniquePhone(),
): Promise<string> {
  await page.goto(lane.origin + FORMS[family].path);
  await fillForm(formOn(page), phone);
  return phone;
}

const press = (page: Page) => formOn(page).locator('button[type=submit]').click();

const bodies = async (lane: Lane) => (await lane.leads()).map(({ fields }) => fields);

test('the thank-you page thanks by its address where storage is blocked', async ({ page, lane }) => {
  await page.addInitScript(blockStorage);
  await page.goto(`${lane.origin}/thank-you`);
  await expect(page.locator('h1')).toHaveText(/haven't received a request from you/);
  await fill(page, lane, 'landingLong');
  await press(page);
  await page.waitForURL('**/thank-you#sent');
  await expect(page.locator('h1')).not.toHaveText(/don't have|isn't with us/);
});

test('a form does not thank for a request that was deleted while it waited', async ({ page, lane }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await lane.down();
  await fill(page, lane, 'landingShort');
  await press(page);
  await notice(page).locator('[data-delete]:visible').click();
  await expect(notice(page).getByRole('status')).toHaveText(undelivered.deleted);
  await expect(page.locator('sent-number')).toBeHidden();
});

test('another tab takes no request that was sent for deleted', async ({ page, context, lane }) => {
  // A cookie of another tab can come later than what it writes into storage, or never.
  await context.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined }),
  );
  await lane.down();
  await fill(page, lane, 'landingShort');
  await press(page);
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

test('a page that was open before the press sends it, too', async ({ page, context, lane, expected }) => {
  // It may try while the webhook is down, when another test's server can have its port.
  expected.console.push(/status of 404/);
  await page.goto(`${lane.origin}/about`);
  const other = await context.newPage();
  await lane.down();
  await fill(other, lane, 'landingShort');
  await press(other);
  await expect(notice(other)).toBeVisible();
  await other.goto('about:blank');
  await lane.up();
  await page.bringToFront();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => bodies(lane)).toHaveLength(1);
});
