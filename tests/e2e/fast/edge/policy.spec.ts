import { expect } from '@playwright/test';
import { test, withPolicy } from '../../support/policy';

test('a script or style that is not the site’s own is blocked and reported', async ({ page, violations }) => {
  await page.goto('/');
  await withPolicy(page);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = 'https://scripts.example.org/injected.js';
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(script, style);
  });
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(2);
  await expect(page.locator('body')).toBeVisible();
  expect(violations.map((text) => /script-src|style-src/.exec(text)?.[0]).sort()).toEqual(
    expect.arrayContaining(['script-src', 'style-src']),
  );
  violations.length = 0;
});
