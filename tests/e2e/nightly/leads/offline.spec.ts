import type { Page } from '@playwright/test';
import { business, cityWithZip, filledIn } from '../../support/facts';
import { fillForm } from '../../support/fill-form';
import { uniquePhone } from '../../support/inbox';
import { filesOnDisk } from '@/content/load/files';
import { pathOf, readContent, siteLanguages } from '@/content/load/read';
import { compileWorker } from '@/offline/integration';
import { expect, test } from '../../support/lane';

const prepared = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });

const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('any page without a connection shows number, hours and valves', async ({ page, context, expected }) => {
  expected.console.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/');
  await prepared(page);
  await context.setOffline(true);
  for (const path of [
    '/services/drain',
    `/service-area/${cityWithZip().slug}`,
    '/Plumbing/Help',
    '/no/such/page',
    '/',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're offline");
    const main = page.locator('main');
    await expect(main.getByRole('link', { name: `Call ${business.phone}` })).toBeVisible();
    await expect(main).toContainText(filledIn('{{claim.hours.short}}'));
    await expect(main.getByRole('link', { name: 'How to stop the water' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'How to stop the water' }).first().click();
  await expect(page).toHaveURL('/stop-the-water');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop the water first');
  await expect(page.getByRole('img', { name: /house cut open/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Mona Sans"', 'Water'))).toBe(true);
  await context.setOffline(false);
  await page.goto('/services/drain');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText("You're offline");
});

test('nobody with a connection gets an old page, and two pages are cached', async ({ page, lane }) => {
  const webhook = () => page.locator('form[data-lead-form]').first().getAttribute('action');
  await page.goto(`${lane.origin}/slab-leak`);
  await prepared(page);
  await page.reload();
  const before = await webhook();
  // As if the next deploy had changed every page with a form.
  lane.setGone(true);
  await page.reload();
  expect(await webhook()).not.toBe(before);
  await page.goto(`${lane.origin}/about`);
  const paths = await kept(page);
  const files = filesOnDisk(process.cwd());
  const meant = siteLanguages(files)
    .flatMap((language) => readContent(files, ['pages'], language).entries)
    .filter(({ id }) => ['offline', 'stop-the-water'].includes(id))
    .map(pathOf);
  expect(paths.filter((path) => !path.startsWith('/_astro/')).sort()).toEqual(meant.sort());
  expect(paths.length).toBeLessThan(18);
});

test('a request without a connection waits offline', async ({ page, context, lane, expected }) => {
  expected.console.push(/ERR_INTERNET_DISCONNECTED|Error submitting form/);
  await page.goto(`${lane.origin}/services/drain`);
  await prepared(page);
  const form = page.locator('form[data-lead-form=free-estimate]');
  const phone = uniquePhone();
  await fillForm(form, phone);
  await page.locator('[data-ready] form[data-lead-form=free-estimate]').waitFor();
  await context.setOffline(true);
  await form.locator('button[type=submit]').click();
  await page.waitForURL('**/thank-you');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're offline");
  const notice = page.locator('undelivered-notice');
  await expect(notice).toContainText('Your request is still on this phone or computer', { timeout: 10_000 });
  await context.setOffline(false);
  await expect(notice).toContainText('has just been sent', { timeout: 20_000 });
  expect((await lane.leads()).map(({ fields }) => fields.phone)).toEqual([phone]);
});

test('a number is corrected without a connection, too', async ({ page, context, lane, expected }) => {
  expected.console.push(/ERR_INTERNET_DISCONNECTED|Error submitting form|status of 500/);
  await lane.setFault({ mode: '500' });
  await page.goto(`${lane.origin}/slab-leak`);
  await prepared(page);
  const form = page.locator('form[data-lead-form=landing-slab-leak]').first();
  await fillForm(form, uniquePhone());
  await form.locator('button[type=submit]').click();
  await page.waitForURL('**/thank-you');
  await context.setOffline(true);
  const right = uniquePhone();
  const number = page.locator('sent-number');
  await number.getByRole('button', { name: 'Wrong number? Fix it' }).click();
  await number.getByLabel('The right number').fill(right);
  await number.getByRole('button', { name: 'Send the right number' }).click();
  await expect(number.getByRole('status')).toContainText(right);
  await expect(page.locator('main')).toContainText('still on this phone or computer');
  await lane.setFault({ mode: 'ok' });
  await context.setOffline(false);
  await expect.poll(async () => (await lane.leads()).map(({ fields }) => fields.phone)).toEqual([right]);
});

test('a deploy without the offline page removes it', async ({ page, context, lane, expected }) => {
  expected.console.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(`${lane.origin}/about`);
  await prepared(page);
  expect(await kept(page)).not.toEqual([]);
  lane.setScript('/sw.js', await compileWorker());
  // A browser looks for a new worker by itself at each page view. The old one leaves once it has no request left to
  // answer, which may be a page view later.
  await expect
    .poll(async () => {
      await page.goto(`${lane.origin}/testimonials`);
      return kept(page);
    })
    .toEqual([]);
  await context.setOffline(true);
  await expect(page.goto(`${lane.origin}/about`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});
