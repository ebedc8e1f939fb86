import { expect, test } from './test';

/** What opens and closes works from the HTML and the short script in it; a blocker or a dead line stops every file. */
export function testWithoutScriptFiles(path: string): void {
  test(`menu and questions of ${path} open when no script file arrives`, async ({ page, expected }) => {
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
}
