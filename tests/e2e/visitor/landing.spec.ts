import type { Locator, Page } from '@playwright/test';
import { pageAt } from '../site/built-site';
import { watchDialing } from '../support/dialed';
import { filledIn, phoneToDial } from '../support/facts';
import { expectRecent, leadOf, uniquePhone } from '../support/inbox';
import { formFile, landingFiles, optionValues, type FormFile } from '../support/landing-pages';
import { expect, test } from '../support/test';

const campaign = '?gclid=test-click&utm_source=google&utm_campaign=leaks';

/** A tracker of the host page, which records its events. */
async function withTracker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const calls: unknown[][] = [];
    Object.assign(window, { gtagCalls: calls, gtag: (...call: unknown[]) => calls.push(call) });
  });
}

const trackerCalls = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => (window as unknown as { gtagCalls: unknown[][] }).gtagCalls);

/** Waits until the page's script has loaded and has removed the handlers of the script in the head. */
const scriptListens = (page: Page): Promise<unknown> => page.waitForFunction(() => onclick === null);

const phoneLink = (page: Page): Locator =>
  page.locator('main a[href^="tel:"]').filter({ visible: true }).first();

async function fill(form: Locator, definition: FormFile, phone: string): Promise<Record<string, unknown>> {
  const [service = ''] = optionValues(definition.options).slice(1);
  const fields: Record<string, string> =
    definition.family === 'landingLong'
      ? { fullName: 'Riley Okafor', phone, email: 'riley@example.com' }
      : { firstName: 'Riley', phone };
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(value);
  await form.locator('select[name=service]').selectOption(service);
  return { ...fields, service };
}

for (const landing of landingFiles()) {
  const formName = landing.sections.find(({ type }) => type === 'hero')?.form;

  test.describe(`the landing page ${landing.path}`, () => {
    test('says in the first view what it is for and how to call, dials at once and reports the call', async ({
      page,
    }) => {
      await withTracker(page);
      const dialed = watchDialing(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(landing.path + campaign);
      const title = landing.sections.find(({ type }) => type === 'hero')?.title;
      const heading = page.getByRole('heading', { level: 1 });
      await expect.soft(heading).toHaveText(filledIn(title ?? ''));
      await expect.soft(heading).toBeInViewport();
      await expect.soft(page.locator('a[href^="tel:+1"]').filter({ visible: true }).first()).toBeInViewport();

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

    test('sends its form to the office, field for field, with the campaign that brought it', async ({
      page,
    }) => {
      await withTracker(page);
      const phone = uniquePhone();
      await page.goto(landing.path + campaign);
      const form = page.locator(`form[data-lead-form="${formName}"]`);
      const expected = await fill(form, definition, phone);
      await form.locator('button[type=submit]').click();

      if (definition.family === 'landingLong') {
        await page.waitForURL('**/thank-you');
      } else {
        const toast = page.locator('[data-sonner-toast]');
        if (!definition.success) throw new Error(`content/forms/${formName}.json has no text for a success`);
        await expect(toast).toContainText(filledIn(definition.success.title));
        await expect(toast).toContainText(filledIn(definition.success.text));
        // The notification makes the same promise as the form's text.
        await expect(toast).toContainText(
          (await form.locator('open-now').textContent()) ?? 'what happens now',
        );
        await expect(form.locator('[name=firstName]')).toHaveValue('');
      }

      const { fields } = await leadOf(phone);
      const { timestamp, attribution, ...rest } = fields;
      expectRecent(timestamp);
      expect(rest).toEqual({
        ...expected,
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

    test('offers exactly the services of its option set', () => {
      const options = pageAt(landing.path)!.document.querySelectorAll(
        `form[data-lead-form="${formName}"] select[name=service] option`,
      );
      const values = [...options].map((option) => option.getAttribute('value'));
      expect(values.filter(Boolean)).toEqual(optionValues(definition.options));
    });
  });
}

test('a call from a paid page is dialed also if the tracker is broken', async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, {
      gtag: () => {
        Object.assign(window, { wasAsked: true });
        throw new Error('blocked');
      },
    }),
  );
  const dialed = watchDialing(page);
  await page.goto('/slab-leak');
  await scriptListens(page);
  await phoneLink(page).click();
  expect(await page.evaluate(() => 'wasAsked' in window)).toBe(true);
  await expect.poll(() => dialed).toHaveLength(1);
});

test('the campaign that brought a visitor reaches the office also from another page', async ({ page }) => {
  const phone = uniquePhone();
  await page.goto('/water-heater?gclid=first-click&utm_medium=cpc');
  await scriptListens(page);
  await page.goto('/landing');
  const form = page.locator('form[data-lead-form=short-landing]');
  await fill(form, formFile('short-landing'), phone);
  await form.locator('button[type=submit]').click();
  const { fields } = await leadOf(phone);
  expect(fields.attribution).toMatchObject({
    first: { gclid: 'first-click', utm_medium: 'cpc', path: '/water-heater' },
  });
});

test('a visitor without a campaign sends no attribution', async ({ page }) => {
  const phone = uniquePhone();
  await page.goto('/landing');
  const form = page.locator('form[data-lead-form=short-landing]');
  await fill(form, formFile('short-landing'), phone);
  await form.locator('button[type=submit]').click();
  expect(Object.keys((await leadOf(phone)).fields)).not.toContain('attribution');
});

test('the plumbing page opens its own modal form', async ({ page }) => {
  const phone = uniquePhone();
  await page.goto('/plumbing');
  await page.locator('[data-modal-open]').first().click();
  const dialog = page.getByRole('dialog');
  await fill(dialog.locator('form'), formFile('landing-plumbing-modal'), phone);
  await dialog.locator('button[type=submit]').click();
  await page.waitForURL('**/thank-you');
  expect((await leadOf(phone)).fields.page).toBe('Plumbing Services');
});

test('the call bar of a landing page is on phones only', async ({ page }) => {
  for (const path of ['/toilet', '/drain-cleaning']) {
    await page.setViewportSize({ width: 767, height: 800 });
    await page.goto(path);
    await expect(page.locator('[data-section=call-bar]')).toBeVisible();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(page.locator('[data-section=call-bar]')).toBeHidden();
  }
});

test('a main-site call link reports no conversion', async ({ page }) => {
  await withTracker(page);
  const dialed = watchDialing(page);
  await page.goto('/');
  await scriptListens(page);
  await phoneLink(page).click();
  await expect.poll(() => dialed).toHaveLength(1);
  expect(await trackerCalls(page)).toEqual([]);
  // The same link marked as a paid page's is reported, so the tracker would have heard of the first press.
  // By script and without dialing: a second press while the browser still dials is lost.
  await phoneLink(page).evaluate((link: HTMLAnchorElement) => {
    link.dataset.conversion = '';
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
  });
  expect(await trackerCalls(page)).toHaveLength(1);
});

test('the menu of a paid page has a short link to each of its sections', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/slab-leak');
  // The menu opens without a script. The one that closes it comes with the first touch after the early script listens.
  await scriptListens(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'On this page' });
  await expect(menu).toBeVisible();
  // Said by the script that closes the menu, once it is there.
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
  const entries = await menu
    .locator('a[href^="#"]')
    .evaluateAll((links) =>
      links.map((link) => ({ label: link.textContent.trim(), id: (link as HTMLAnchorElement).hash })),
    );
  expect(entries.length).toBeGreaterThan(5);
  for (const { label, id } of entries) {
    expect(label.length, label).toBeLessThanOrEqual(20);
    await expect(page.locator(`section${id}`)).toHaveCount(1);
  }
  await menu.getByRole('link', { name: 'Questions' }).click();
  await expect(menu).toBeHidden();
  await expect(page.locator('[data-section=faq] h2')).toBeInViewport();
});
