import { expect, test } from '../../support/test';

test('a link to words of a closed answer opens it, and its question says so', async ({ page }) => {
  await page.goto('/contact');
  const text = await page.locator('.faq faq-answer').nth(2).textContent();
  await page.goto(`/about`);
  await page.goto(
    `/contact#:~:text=${encodeURIComponent((text ?? '').trim().split(' ').slice(0, 5).join(' '))}`,
  );
  const question = page.locator('.faq button[aria-expanded]').nth(2);
  await expect(page.locator('.faq [role=region]').nth(2)).toBeVisible();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('.faq [aria-expanded=true]')).toHaveCount(1);
  await expect(page.locator('.faq [role=region]').nth(2)).toBeInViewport();
  await question.click();
  await expect(page.locator('.faq [role=region]').nth(2)).toBeHidden();
});
