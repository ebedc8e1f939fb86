import { templates } from '../support/templates';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

/** What opens and closes works from the HTML and the short script in it; a blocker or a dead line stops every file. */
for (const path of [...templates, '/slab-leak'])
  test(`on ${path} the menu and the questions open, and no button is dead, when no script file arrives`, async ({
    page,
    expected,
  }) => {
    expected.console.push(/ERR_FAILED/);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(path);

    const button = page.getByRole('button', { name: 'Menu' });
    if ((await button.count()) > 0) {
      const link = page.locator('header [popover] a').first();
      await button.click();
      await expect(link).toBeVisible();
      await button.click();
      await expect(link).toBeHidden();
      await button.press('Enter');
      await expect(link).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
    }

    const question = page.locator('main button[aria-expanded]').first();
    if ((await question.count()) > 0) {
      const answer = page.locator('main .faq [role=region]').first();
      await expect(answer).toBeHidden();
      await question.click();
      await expect(answer).toBeVisible();
      await expect(question).toHaveAttribute('aria-expanded', 'true');
      await question.press('Enter');
      await expect(answer).toBeHidden();
    }
    await expect(page.locator('.carousel-controls button').filter({ visible: true })).toHaveCount(0);
  });

test('a question that was opened before its script stays open, and moves nothing, when the script takes over', async ({
  page,
}) => {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/_astro/Accordion*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact');
  const faq = page.locator('[data-section=faq]');
  const questions = faq.locator('button[aria-expanded]');
  await questions.nth(1).click();
  const answer = faq.locator('[role=region]').nth(1);
  await expect(answer).toBeVisible();
  const before = await questions.nth(2).boundingBox();
  letThrough();
  await expect(faq.locator('astro-island[data-ready]')).toHaveCount(1);
  await expect(answer).toBeVisible();
  expect(await questions.nth(2).boundingBox()).toEqual(before);
  await questions.nth(0).click();
  await expect(answer).toBeHidden();
});

test('a visitor without JavaScript opens the menu, and nothing covers the phone number in the header', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/');
  const call = page.locator('header a[href^="tel:"][aria-label]');
  await call.click({ trial: true });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About' }),
  ).toBeVisible();
  await call.click({ trial: true });
  await context.close();
});
