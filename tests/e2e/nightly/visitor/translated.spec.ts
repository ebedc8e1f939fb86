import type { Locator, Page } from '@playwright/test';
import { fillForm } from '../../support/fill-form';
import { leadOf, uniquePhone } from '../../support/inbox';
import { expect, test } from '../../support/test';
import { translate, waysToTranslate } from '../../support/translator';
import { pressCarouselsAndQuestions, readToTheEnd } from '../../support/use-page';

/** One page of each kind of form; the city's has the dialog. */
const pages = [
  '/',
  '/services/slab-leak-repair',
  '/plumbing',
  '/Plumbing/Help',
  '/contact',
  '/service-area/garland',
];

/** Opens a page, or the same in Spanish, by its own link. */
async function open(page: Page, path: string, language: string): Promise<void> {
  await page.goto(path);
  if (language === 'en') return;
  const link = page.locator(`[hreflang^="${language}"]`).first();
  await page.goto(await link.evaluate((element: HTMLLinkElement) => new URL(element.href).pathname));
}

async function formOf(page: Page): Promise<Locator> {
  const inPage = page.locator('main form[data-lead-form]').first();
  if ((await inPage.count()) > 0) return inPage;
  await page.locator('main [data-quote-open]').first().click();
  return page.locator('[role=dialog] form');
}

/** Fills the form in and sends it; the field that was touched first keeps its text and the focus meanwhile. */
async function send(form: Locator, translateNow = async (): Promise<void> => undefined): Promise<void> {
  const phone = uniquePhone();
  const first = form.locator('input:not([type=hidden], [tabindex])').first();
  await first.click();
  await first.pressSequentially('Dana');
  await expect
    .poll(() => form.evaluate((element) => !!element.closest('[data-ready], [role=dialog]')))
    .toBe(true);
  await translateNow();
  await expect(first).toBeFocused();
  await expect(first).toHaveValue('Dana');
  await fillForm(form, phone);
  await form.locator('button[type=submit]').click();
  await leadOf(phone);
}

for (const path of pages)
  for (const language of ['en', 'es'])
    for (const way of waysToTranslate)
      for (const moment of ['before', 'after'])
        test(`${path} (${language}) sends, translated ${way} ${moment} the first touch`, async ({ page }) => {
          const turn = () => translate(page, way);
          await open(page, path, language);
          if (moment === 'before') await turn();
          await send(await formOf(page), moment === 'after' ? turn : undefined);
        });

for (const way of waysToTranslate)
  test(`carousels, questions and counters work on a page that was translated ${way}`, async ({ page }) => {
    await page.goto('/');
    const figures = page.locator('[data-section=counters] dd');
    await translate(page, way);
    const translated = await figures.allInnerTexts();
    await readToTheEnd(page);
    expect(await pressCarouselsAndQuestions(page)).toEqual([]);
    await expect(figures).toHaveText(translated);
  });

for (const way of waysToTranslate)
  test(`the toast of a page translated ${way} closes, and the form sends again`, async ({ page }) => {
    await page.goto('/Plumbing/Help');
    await translate(page, way);
    const form = page.locator('main form[data-lead-form]').first();
    const toast = page.locator('[data-sonner-toast]').first();
    for (let request = 0; request < 2; request += 1) {
      await send(form);
      await expect(toast).toContainText('~');
      await toast.getByRole('button').click();
      await expect(toast).toBeHidden();
    }
  });

/** What extensions and call trackers do to a page. */
function meddle(): void {
  for (const place of document.querySelectorAll('.lead-form, .lead-form form, .faq h3, .carousel-controls')) {
    place.prepend(document.createElement('x-helper'));
    place.append(
      Object.assign(document.createElement('a'), { href: 'tel:+12145550101', textContent: 'Call' }),
    );
  }
}

test('forms and questions work although something added elements to them', async ({ page, expected }) => {
  // React says that it found something else than its HTML, and may not write the HTML again.
  expected.console.push(/React error #418|TrustedHTML/);
  await page.goto('/plumbing');
  await page.evaluate(meddle);
  const question = page.locator('.faq button').first();
  for (const visible of [true, false, true]) {
    await question.click();
    await expect(page.locator('.faq astro-island:not([ssr])')).toHaveCount(1);
    await expect(page.locator('.faq [role=region]').first()).toBeVisible({ visible });
    await expect(question).toHaveAttribute('aria-expanded', String(visible));
  }
  await send(page.locator('main form[data-lead-form]').first());
});
