import type { Page } from '@playwright/test';
import { fillForm } from '../../support/fill-form';
import { leadOf, uniquePhone } from '../../support/inbox';
import { expect, test } from '../../support/test';

for (const [kind, path, english] of [
  ['the contact page', '/es/contacto', '/contact'],
  ['a landing page', '/es/plomeria', '/plumbing'],
  ['a short page', '/es/ayuda-de-plomero', '/Plumbing/Help'],
  ['the quote dialog', '/es', '/'],
] as const)
  test(`a request from ${kind} in Spanish is the English one and says its language`, async ({ page }) => {
    const sendFrom = async (address: string) => {
      const phone = uniquePhone();
      await page.goto(address);
      const opensDialog = kind === 'the quote dialog';
      if (opensDialog) await page.locator('header [data-quote-open]').click();
      const form = page.locator(opensDialog ? '[role=dialog] form' : 'form[data-lead-form]').first();
      await fillForm(form, phone);
      await form.locator('[type=submit]').click();
      const { webhook, fields } = await leadOf(phone);
      // On its own way to that page, the browser would not go where the test sends it. A short page stays.
      if (kind !== 'a short page') await page.waitForURL(/\/(thank-you|es\/gracias)$/);
      // What differs with each request, and what names the page that it came from.
      const { timestamp, phone: number, attribution, page: title, ...rest } = fields;
      expect([timestamp, number, attribution, title].filter((value) => value === '')).toEqual([]);
      return { webhook, ...rest };
    };
    const { language, ...spanish } = (await sendFrom(path)) as Record<string, unknown>;
    expect(language).toBe('es');
    expect(spanish).toEqual(await sendFrom(english));
  });

const line = (page: Page) => page.locator('aside[lang=es]');

/** The script that offers a language; it is fetched at the first touch. */
const SCRIPT = /other-language/;

async function openAndTouch(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await page.waitForFunction(() => onclick === null);
  await page.keyboard.press('Shift');
}

/** The same in a browser that prefers Spanish. */
async function openInSpanish(page: Page, path: string): Promise<void> {
  const fetched = page.waitForEvent('requestfinished', (request) => SCRIPT.test(request.url()));
  await openAndTouch(page, path);
  await fetched;
  // The script works at once when it has come; the frames are for the browser to run it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

test.describe('A browser that prefers Spanish', () => {
  test.use({ locale: 'es-US' });

  test('is offered the Spanish page once a visit, until it is closed', async ({ page, context }) => {
    await openInSpanish(page, '/');
    const link = line(page).getByRole('link', { name: 'Español' });
    await expect(link).toBeInViewport({ ratio: 1 });
    expect((await link.boundingBox())!.height, 'height of one line').toBeLessThan(50);
    await expect(line(page)).toHaveText(/\sEspañol/);
    await openInSpanish(page, '/about');
    await expect(line(page)).toHaveCount(0);

    // A new tab is a new visit.
    const second = await context.newPage();
    await openInSpanish(second, '/about');
    await line(second).getByRole('button').click();
    await expect(line(second)).toHaveCount(0);
    const third = await context.newPage();
    await openInSpanish(third, '/');
    await expect(line(third)).toHaveCount(0);
  });
});

test('A browser that prefers English does not even fetch the offer of another language', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openAndTouch(page, '/');
  // The menu's script comes with the same touch.
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  expect(requests.filter((url) => SCRIPT.test(url))).toEqual([]);
});

for (const [path, isInMenu] of [
  ['/plumbing', false],
  ['/Plumbing/Help', false],
  ['/slab-leak', true],
] as const)
  test(`${isInMenu ? 'the menu' : 'the header'} of ${path} leads to Spanish`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const header = page.getByRole('banner');
    const rowHeight = (await header.boundingBox())!.height;
    expect(rowHeight, 'height of one row').toBeLessThan(80);
    if (isInMenu) await header.getByRole('button', { name: 'Menu' }).click();
    await expect(header.getByRole('link', { name: 'Español' }).filter({ visible: true })).toHaveCount(1);
  });
