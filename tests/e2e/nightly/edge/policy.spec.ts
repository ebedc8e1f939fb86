import { expect } from '@playwright/test';
import { test, withPolicy } from '../../support/policy';

for (const [what, write] of [
  ['markup', (text: string) => document.body.insertAdjacentHTML('beforeend', `<p id="injected">${text}</p>`)],
  [
    'a script',
    (text: string) => document.body.append(Object.assign(document.createElement('script'), { text })),
  ],
  ['a page in a frame', (text: string) => void (document.createElement('iframe').srcdoc = text)],
] as const)
  test(`${what} that is made from text is refused and reported`, async ({ page, violations }) => {
    await page.goto('/thank-you');
    await expect(page.evaluate(write, 'window.injected = true')).rejects.toThrow(/Trusted/);
    await expect.poll(() => violations).toEqual([expect.stringContaining('require-trusted-types-for')]);
    await expect(page.locator('#injected')).toHaveCount(0);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    violations.length = 0;
  });

test('nobody can make a policy of their own that lets text through', async ({ page, violations }) => {
  await page.goto('/');
  await withPolicy(page);
  for (const name of ['default', 'mine'])
    await expect(
      page.evaluate((policy) => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy: (name: string, rules: object) => void };
        };
        trustedTypes.createPolicy(policy, { createHTML: String });
      }, name),
    ).rejects.toThrow(/disallowed|already exists/);
  await expect.poll(() => violations.length).toBe(2);
  violations.length = 0;
});

test('the map opens within the policy', async ({ page }) => {
  // Answered after the policy has allowed the request.
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title><p>A map' }),
  );
  await page.goto('/contact');
  const map = page.locator('in-place');
  await map.scrollIntoViewIfNeeded();
  await map.locator('[data-in-place]').click();
  await expect(map.locator('iframe')).toBeVisible();
  await expect(map.frameLocator('iframe').getByText('A map')).toBeVisible();
});
