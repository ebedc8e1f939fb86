import { expect, type Page } from '@playwright/test';
import { leadOf, uniquePhone } from '../../support/inbox';
import { fillForm } from '../../support/fill-form';
import { test, withPolicy } from '../../support/policy';

/** Answers requests to the map's host, after the policy has allowed them. */
const withMap = async (page: Page): Promise<void> => {
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title><p>A map' }),
  );
};

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

/**
 * Forms that no other test sends in this browser. `visitor/` sends the others, and fails on what Chromium writes to the
 * console when the policy blocks something.
 */
const forms: { path: string; form: string; done: (page: Page) => Promise<void> }[] = [
  { path: '/', form: 'home', done: toast('Quote Request Submitted!') },
  { path: '/services/slab-leak-repair', form: 'free-estimate', done: thanksPage },
];

for (const { path, form, done } of forms)
  test(`a request from the ${form} form is sent, and answered, within the policy`, async ({ page }) => {
    const phone = uniquePhone();
    await page.goto(path);
    const place = page.locator(`form[data-lead-form="${form}"]`);
    await fillForm(place, phone);
    await place.locator('button[type=submit]').click();
    await done(page);
    await leadOf(phone);
  });

test('the map opens within the policy', async ({ page }) => {
  await withMap(page);
  await page.goto('/contact');
  const map = page.locator('in-place');
  await map.scrollIntoViewIfNeeded();
  await map.locator('[data-in-place]').click();
  await expect(map.locator('iframe')).toBeVisible();
  await expect(map.frameLocator('iframe').getByText('A map')).toBeVisible();
});

test('a form that is posted without script stays within the policy', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const phone = uniquePhone();
  await page.goto('/plumbing');
  const form = page.locator('form[data-lead-form="landing-plumbing"]');
  await fillForm(form, phone);
  await form.locator('button[type=submit]').click();
  await leadOf(phone);
  await context.close();
});

async function thanksPage(page: Page): Promise<void> {
  await page.waitForURL('**/thank-you');
}

function toast(title: string) {
  return (page: Page): Promise<void> =>
    expect(page.getByRole('region', { name: /^Notifications/ })).toContainText(title);
}
