import { chromium, type Page } from '@playwright/test';
import type { Lane } from '../../../bench/leads/lane';
import { expect, test } from '../../support/lane';
import { FORM, form, button, answers, type, openAndType, leads } from '../../support/early-touch';

/** Sends a request that the webhook does not accept, so that it waits. */
async function sendRefused(page: Page, lane: Lane, expected: { console: RegExp[] }): Promise<void> {
  expected.console.push(/500|Error submitting form/);
  await lane.setFault({ mode: '500' });
  await page.goto(`${lane.origin}/slab-leak`);
  await type(page);
  await button(page).click();
  await page.waitForURL('**/thank-you');
}

const ready = (page: Page) => page.locator(`[data-ready] ${FORM}`).first().waitFor();

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));

test('what is typed while the form’s script is on its way stays and is sent', async ({ page, lane }) => {
  lane.setScripts('slow');
  await page.goto(`${lane.origin}/slab-leak`);
  await form(page).locator('[name=fullName]').pressSequentially('Dana ');
  await expect(page.locator(`[data-ready] ${FORM}`)).toHaveCount(0);
  await form(page).locator('[name=fullName]').pressSequentially('Whitfield', { delay: 150 });
  await ready(page);
  await expect(form(page).locator('[name=fullName]')).toHaveValue('Dana Whitfield');
  await type(page);
  await button(page).click();
  await page.waitForURL('**/thank-you');
  expect(await leads(lane)).toMatchObject([{ ...answers, service: 'slab-leak-repair' }]);
});

test('what is filled in before the form’s script has come survives a reload', async ({ page, lane }) => {
  await openAndType(page, lane, 'slow');
  await ready(page);
  await page.reload();
  for (const [name, value] of Object.entries(answers))
    await expect(form(page).locator(`[name=${name}]`)).toHaveValue(value);
});

test('a tab closed before the form’s script sends on the next visit', async ({ page, context, lane }) => {
  await openAndType(page, lane, 'slow');
  await button(page).click();
  await page.close();
  const next = await context.newPage();
  await next.goto(`${lane.origin}/about`);
  await expect.poll(() => leads(lane)).toMatchObject([answers]);
  await expect.poll(() => stored(next)).not.toContain('Dana');
});

test('a request that is not accepted has a notice until it is sent', async ({ page, lane, expected }) => {
  await sendRefused(page, lane, expected);
  const title = page.getByRole('heading', { level: 1 });
  const thanks = await title.textContent();
  expect(thanks).toBe(await title.getAttribute('data-waiting'));
  const notice = page.locator('undelivered-notice');
  await page.goto(`${lane.origin}/about`);
  await expect(notice).toBeVisible();
  const words = notice.getByRole('status');
  await expect(words).toHaveText((await words.getAttribute('data-waiting'))!);
  await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
  const { height } = (await notice.boundingBox())!;
  expect(height, 'of a phone that is 844 high').toBeLessThan(140);
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
  await lane.setFault({ mode: 'ok' });
  await expect(words).toHaveText((await words.getAttribute('data-sent'))!, { timeout: 20_000 });
  expect(await leads(lane)).toMatchObject([answers]);
  expect(await stored(page)).not.toContain('Dana');
});

test('a notification does not cover the notice and its phone number', async ({ page, lane, expected }) => {
  expected.console.push(/ERR_|Error submitting form/);
  await page.setViewportSize({ width: 390, height: 844 });
  await lane.down();
  await page.goto(`${lane.origin}/slab/leaks`);
  const short = page.locator('[data-lead-form="short-slab"]');
  await short.locator('[name="firstName"]').fill('Dana');
  await short.locator('[name="phone"]').fill('(214) 555-0142');
  await short.locator('[name="service"]').selectOption({ index: 1 });
  await short.locator('[type="submit"]').click();
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toBeVisible();
  const call = page.locator('undelivered-notice a[href^="tel:"]');
  await expect(call).toBeVisible();
  // Fails if a notification covers the button.
  await call.click({ trial: true });
  await page.locator('undelivered-notice').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('undelivered-notice')).toBeHidden();
});

test('the thank-you page changes its text once a request is sent', async ({ page, lane, expected }) => {
  await sendRefused(page, lane, expected);
  await lane.setFault({ mode: 'ok' });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText((await title.getAttribute('data-sent'))!, { timeout: 20_000 });
  await expect(page.locator('undelivered-notice')).toBeHidden();
});

test('two waiting requests are named and deleted one by one', async ({ page, context, lane, expected }) => {
  // The page asks the webhook's host for a small file, which the inbox does not have.
  expected.console.push(/500|404|ERR_|Error submitting form/);
  await lane.setFault({ mode: '500' });
  for (const service of [1, 2]) {
    await page.goto(`${lane.origin}/slab-leak`);
    await type(page);
    await form(page).locator('[name=service]').selectOption({ index: service });
    await button(page).click();
    await page.waitForURL('**/thank-you');
  }
  await page.goto(`${lane.origin}/about`);
  const names = page.locator('undelivered-notice [data-name]');
  await expect(names).toHaveText([
    /^Dana Whitfield, Slab Leak Detection, \w+ \d+:\d\d/,
    /^Dana Whitfield, Slab Leak Repair, \w+ \d+:\d\d/,
  ]);
  const second = await context.newPage();
  await second.goto(`${lane.origin}/about`);
  await expect(second.locator('undelivered-notice')).toBeVisible();
  await expect(second.locator('undelivered-notice [data-delete]')).toHaveCount(2);
  // Deleted while they are being sent.
  await lane.setFault({ mode: 'hang' });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  page.on('dialog', (dialog) => void dialog.accept());
  const words = page.locator('undelivered-notice').getByRole('status');
  await page.locator('undelivered-notice [data-delete]').first().click();
  const { maybe, others } = await words.evaluate((element) => ({ ...element.dataset }));
  await expect(words).toHaveText(`${maybe} ${others}`);
  await expect(names).toHaveText([/^Dana Whitfield, Slab Leak Repair/]);
  await page.locator('undelivered-notice [data-delete]').click();
  expect(await stored(page)).not.toContain('Dana');
  await lane.setFault({ mode: 'ok' });
  const elsewhere = second.locator('undelivered-notice').getByRole('status');
  await expect(elsewhere).toHaveText((await elsewhere.getAttribute('data-deleted'))!);
  await second.goto(`${lane.origin}/contact`);
  expect(await stored(page)).not.toContain('Dana');
  expect(await leads(lane)).toEqual([]);
});

test('a page from the browser’s memory has a form to be used again', async ({ launchOptions, lane }) => {
  // Playwright switches this memory off for the browsers that it starts, and the headless shell has none.
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: process.env.CHROMIUM_PATH,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  await page.goto(`${lane.origin}/slab-leak`);
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => (document.title = `back: ${persisted}`)),
  );
  await type(page);
  await button(page).click();
  await page.waitForURL('**/thank-you');
  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle('back: true');
  await expect(button(page)).toBeEnabled();
  await expect(button(page)).not.toHaveAttribute('aria-busy');
  for (const name of Object.keys(answers))
    await expect(form(page).locator(`[name=${name}]`), 'nothing of the last visitor').toHaveValue('');
  await type(page);
  await form(page).locator('[name=fullName]').fill('Another Name');
  await button(page).click();
  await page.waitForURL('**/thank-you');
  expect((await leads(lane)).map(({ fullName }) => fullName)).toEqual(['Dana Whitfield', 'Another Name']);
  await browser.close();
});
