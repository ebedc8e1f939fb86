import { expect, test } from '../../support/test';

test('an unknown address answers 404, says so, logs it and leads home', async ({ page, expected }) => {
  expected.console.push(/404/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.locator('main')).toContainText('404');
  await expect(page.locator('main')).toContainText('Oops! Page not found');
  await expect.poll(() => logged.join('\n')).toContain('/no-such-page');
  await page.locator('main').getByRole('link', { name: /home/i }).first().click();
  await expect(page).toHaveURL('/');
});
