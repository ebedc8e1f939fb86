import { templates } from '../../support/templates';
import { expect, test } from '../../support/test';
import { testWithoutScriptFiles } from '../../support/without-script-files';
import { hold } from '../../support/hold';

test.use({ viewport: { width: 390, height: 844 } });

for (const path of [...templates, '/slab-leak'].filter((path) => path !== '/')) testWithoutScriptFiles(path);

test('a question that was opened before its script stays open, and moves nothing', async ({ page }) => {
  const letThrough = await hold(page, '**/_astro/Accordion*.js');
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
