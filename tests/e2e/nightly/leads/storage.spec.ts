import type { Page } from '@playwright/test';
import { interfaceText } from '../../support/facts';
import { fillForm } from '../../support/fill-form';
import { uniquePhone } from '../../support/inbox';
import { expect, test } from '../../support/lane';
import { plainPicture } from '../../support/pictures';
import { FORMS } from '../../../bench/leads/answers';
import { blockStorage, fillStorage } from '../../../bench/leads/device';
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

test('a request that nothing can store keeps its page, which says so, also when pressed again', async ({
  page,
  lane,
}) => {
  await page.addInitScript(blockStorage);
  for (const family of ['contact', 'landingLong', 'quote'] as const) {
    await lane.down();
    const phone = await fill(page, lane, family);
    const address = page.url();
    for (const time of ['first', 'second']) {
      await press(page);
      await expect(notice(page).getByRole('status'), `${family}, ${time} press`).toHaveText(undelivered.page);
      await expect(formOn(page).locator('button[type=submit]')).toBeEnabled();
    }
    expect(page.url()).toBe(address);
    await lane.up();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect
      .poll(async () => (await bodies(lane)).filter((fields) => fields.phone === phone))
      .toHaveLength(1);
  }
});

test('the thank-you page takes storage that cannot be read for no success, and a mark in its address for one', async ({
  page,
  lane,
}) => {
  await page.addInitScript(blockStorage);
  await page.goto(`${lane.origin}/thank-you`);
  await expect(page.locator('h1')).toHaveText(/haven't received a request from you/);
  await fill(page, lane, 'landingLong');
  await press(page);
  await page.waitForURL('**/thank-you#sent');
  await expect(page.locator('h1')).not.toHaveText(/don't have|isn't with us/);
});

test('a request that only this tab keeps is called so', async ({ page, lane }) => {
  await page.addInitScript(fillStorage, 'localStorage');
  await lane.setFault({ mode: '500' });
  await fill(page, lane, 'landingLong');
  await press(page);
  await page.waitForURL('**/thank-you');
  await expect(page.locator('main')).toContainText(undelivered.tab);
});

test('a number that is corrected twice while the request waits is one request, from the press to its picture', async ({
  page,
  lane,
}) => {
  await lane.setFault({ mode: '500' });
  await fill(page, lane, 'landingLong');
  await press(page);
  await page.waitForURL('**/thank-you');
  const [before] = await stored(page);
  const number = page.locator('sent-number');
  await number.locator('photo-offer input[type=file]').setInputFiles(await plainPicture('sink.jpg', 'teal'));
  const right = uniquePhone();
  for (const phone of [uniquePhone(), right]) {
    await number.getByRole('button').first().click();
    await number.locator('form input').first().fill(phone);
    await number.locator('form button').first().click();
    await expect(number.locator('b')).toHaveText(phone);
  }
  expect((await stored(page)).map(({ phone }) => phone)).toEqual([right]);
  await lane.setFault({ mode: 'ok' });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => lane.photos()).toMatchObject([{ phone: right, timestamp: before!.timestamp }]);
  expect((await bodies(lane)).map(({ phone, timestamp }) => ({ phone, timestamp }))).toEqual([
    { phone: right, timestamp: before!.timestamp },
  ]);
});

test('three people with one number are three requests; one that is deleted takes its own pictures along', async ({
  page,
  lane,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await lane.down();
  const phone = uniquePhone();
  for (const name of ['Ann Lee', 'Ben Lee', 'Cal Lee']) {
    await fill(page, lane, 'landingShort', phone);
    await formOn(page).locator('[name=firstName]').fill(name);
    await press(page);
    await expect(notice(page).locator('[data-name]:visible, [data-delete]:visible').last()).toBeVisible();
    await page
      .locator('photo-offer:visible input[type=file]')
      .setInputFiles(await plainPicture('sink.jpg', 'teal'));
    await expect(page.locator('photo-offer:visible img')).toBeVisible();
  }
  await expect(notice(page).locator('[data-name]:visible')).toHaveText([/^Ann/, /^Ben/, /^Cal/]);
  await notice(page).locator('[data-request]:visible', { hasText: 'Ben' }).locator('[data-delete]').click();
  await expect(notice(page).getByRole('status')).toHaveText(`${undelivered.deleted} ${undelivered.others}`);
  await lane.up();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect
    .poll(async () => (await bodies(lane)).map(({ firstName }) => firstName).sort())
    .toEqual(['Ann Lee', 'Cal Lee']);
  const timestamps = (await bodies(lane)).map(({ timestamp }) => timestamp).sort();
  await expect
    .poll(async () => (await lane.photos()).map(({ timestamp }) => timestamp).sort())
    .toEqual(timestamps);
});

test('a form does not thank for a request that its visitor has deleted while it waited', async ({
  page,
  lane,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await lane.down();
  await fill(page, lane, 'landingShort');
  await press(page);
  await notice(page).locator('[data-delete]:visible').click();
  await expect(notice(page).getByRole('status')).toHaveText(undelivered.deleted);
  await expect(page.locator('sent-number')).toBeHidden();
});

test('another tab does not take a request that was sent for one that was deleted, and keeps its pictures', async ({
  page,
  context,
  lane,
}) => {
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

test('a page that was open before the press in another tab sends the request once it can', async ({
  page,
  context,
  lane,
  expected,
}) => {
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

/** The payloads that wait in this browser. */
const stored = (page: Page) =>
  page.evaluate(() =>
    Object.entries<string>(localStorage)
      .filter(([key]) => key.startsWith('waiting-request:lead:'))
      .map(([, text]) => JSON.parse((JSON.parse(text) as { body: string }).body) as Record<string, string>),
  );
