import type { Locator, Page } from '@playwright/test';
import { pageAt } from './built-site';
import { watchDialing } from './dialed';
import { filledIn, phoneToDial } from './facts';
import { fillForm } from './fill-form';
import { expectRecent, leadOf, uniquePhone } from './inbox';
import { formFile, type landingFiles } from './landing-pages';
import { expect, test } from './test';

/** The parameters with which an ad leads to a page. */
export const campaign = '?gclid=test-click&utm_source=google&utm_campaign=leaks';

/** A tracker of the host page, which records its events. */
export async function withTracker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const calls: unknown[][] = [];
    Object.assign(window, { gtagCalls: calls, gtag: (...call: unknown[]) => calls.push(call) });
  });
}

/** What the page has told that tracker. */
export const trackerCalls = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => (window as unknown as { gtagCalls: unknown[][] }).gtagCalls);

/** Waits until the page's script has loaded and has removed the handlers of the script in the head. */
export const scriptListens = (page: Page): Promise<unknown> => page.waitForFunction(() => onclick === null);

/** The first phone link that can be seen in the main part. */
export const phoneLink = (page: Page): Locator =>
  page.locator('main a[href^="tel:"]').filter({ visible: true }).first();

/** The tests of one landing page: its first view and call, its sections, and the whole way of its request. */
export function testLanding(landing: ReturnType<typeof landingFiles>[number]): void {
  const formName = landing.sections.find(({ type }) => type === 'hero')?.form;

  test.describe(`the landing page ${landing.path}`, () => {
    test('says in its first view what it is for, dials at once and reports it', async ({ page }) => {
      await withTracker(page);
      const dialed = watchDialing(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(landing.path + campaign);
      const title = landing.sections.find(({ type }) => type === 'hero')?.title;
      const heading = page.getByRole('heading', { level: 1 });
      await expect.soft(heading).toHaveText(filledIn(title ?? ''));
      await expect.soft(heading).toBeInViewport();
      await expect.soft(page.locator('a[href^="tel:+1"]').filter({ visible: true }).first()).toBeInViewport();
      if (landing.sections.some(({ type }) => type === 'call-bar'))
        await expect.soft(page.locator('[data-section=call-bar] a[href^="tel:"]')).toBeInViewport();

      await scriptListens(page);
      await expect(page.locator('a[href^="tel:"]:not([data-conversion])')).toHaveCount(0);
      await phoneLink(page).click();
      expect(await trackerCalls(page)).toEqual([
        ['event', 'conversion', expect.objectContaining({ value: 1, currency: 'USD' })],
      ]);
      await expect.poll(() => dialed).toEqual([phoneToDial()]);
    });

    // Without a browser, because it tests the server's HTML.
    test('shows its sections in the order of its file', () => {
      const shown = [
        ...pageAt(landing.path)!.document.querySelectorAll('main [data-section], [data-section=call-bar]'),
      ]
        .filter((root) => !root.parentElement?.closest('[data-section]'))
        .map((root) => root.getAttribute('data-section'));
      expect(shown).toEqual(landing.sections.map(({ type }) => type));
    });

    if (!formName) {
      test('links to a form, because it has none', async ({ page }) => {
        await page.goto(landing.path);
        await page
          .locator('main a[href*="#"]:not([data-quote-open])')
          .filter({ visible: true })
          .first()
          .click();
        await expect(page.locator('form[data-lead-form]').first()).toBeVisible();
      });
      return;
    }

    const definition = formFile(formName);

    test('sends its form, field for field, with the campaign that brought it', async ({ page }) => {
      await withTracker(page);
      const phone = uniquePhone();
      await page.goto(landing.path + campaign);
      const form = page.locator(`form[data-lead-form="${formName}"]`);
      const typed = await fillForm(form, phone);
      await form.locator('button[type=submit]').click();

      if (definition.family === 'landingLong') {
        await page.waitForURL('**/thank-you');
      } else {
        const toast = page.locator('[data-sonner-toast]');
        if (!definition.success) throw new Error(`content/forms/${formName}.json has no text for a success`);
        await expect(toast).toContainText(filledIn(definition.success.title));
        await expect(toast).toContainText(filledIn(definition.success.text));
        // What is true of that promise now.
        await expect(toast).toContainText(
          (await form.locator('open-now[hidden]').textContent()) ?? 'what happens now',
        );
        await expect(form.locator('[name=firstName]')).toHaveValue('');
        // The card keeps what the thank-you page would say.
        const sent = page.locator('.lead-form', { has: form }).locator('sent-number');
        await expect(sent).toContainText('We have your request');
        await expect(sent.locator('b')).not.toBeEmpty();
      }

      const { fields } = await leadOf(phone);
      const { timestamp, attribution, ...rest } = fields;
      expectRecent(timestamp);
      expect(rest).toEqual({
        ...typed,
        ...(definition.family === 'landingLong'
          ? { page: definition.page }
          : { source: definition.source, triggered_from: new URL(page.url()).origin }),
      });
      const touch = {
        gclid: 'test-click',
        utm_source: 'google',
        utm_campaign: 'leaks',
        ...(landing.variantOf && { variant: landing.file.replace('.md', '') }),
        path: landing.path,
        at: expect.any(String),
      };
      expect(attribution).toEqual({ first: touch, last: touch });
    });
  });
}
