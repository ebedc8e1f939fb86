import { watchDialing } from '../../support/dialed';
import { fillForm } from '../../support/fill-form';
import { leadOf, uniquePhone } from '../../support/inbox';
import { landingFiles } from '../../support/landing-pages';
import { expect, test } from '../../support/test';
import { landingTemplates } from '../../support/templates';
import { phoneLink, scriptListens, testLanding, trackerCalls, withTracker } from '../../support/landing';

for (const landing of landingFiles().filter(({ path }) => !landingTemplates.includes(path)))
  testLanding(landing);

test('the plumbing page opens its own modal form', async ({ page }) => {
  const phone = uniquePhone();
  await page.goto('/plumbing');
  await page.locator('[data-modal-open]').first().click();
  const dialog = page.getByRole('dialog');
  await fillForm(dialog.locator('form'), phone);
  await dialog.locator('button[type=submit]').click();
  await page.waitForURL('**/thank-you');
  expect((await leadOf(phone)).fields.page).toBe('Plumbing Services');
});

for (const from of ['/slab/leaks', '/slab/leaks#lead-form'])
  test(`whoever sends an emergency from ${from} sees the number as a button`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(from);
    const card = page.locator('.form-card').first();
    const form = card.locator('form[data-lead-form]');
    await fillForm(form, uniquePhone());
    await form.locator('select').selectOption('emergency-slab-leak');
    await form.locator('button[type=submit]').click();
    await expect(card.locator('sent-number')).toContainText('We have your request');
    await expect(card.locator('sent-number b')).toBeInViewport();
    await expect(card.locator('.emergency').getByRole('link', { name: 'Call' })).toBeInViewport({ ratio: 1 });
  });

test('the call bar of a landing page is on phones only', async ({ page }) => {
  const withBar = landingFiles().filter(({ sections }) => sections.some(({ type }) => type === 'call-bar'));
  // The six short pages, /toilet and /drain-cleaning.
  expect(withBar).toHaveLength(8);
  for (const { path } of withBar) {
    await page.setViewportSize({ width: 767, height: 800 });
    await page.goto(path);
    await expect(page.locator('[data-section=call-bar]')).toBeVisible();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(page.locator('[data-section=call-bar]')).toBeHidden();
  }
});

test('the call bar of a short page makes room for the field that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/toilet/help');
  const bar = page.locator('[data-section=call-bar]');
  const field = page.locator('form[data-lead-form] input:visible').first();
  await field.focus();
  await expect(bar).toBeHidden();
  await field.blur();
  await expect(bar).toBeVisible();
});

test('a main-site call link reports no conversion', async ({ page }) => {
  await withTracker(page);
  const dialed = watchDialing(page);
  await page.goto('/');
  await scriptListens(page);
  await phoneLink(page).click();
  await expect.poll(() => dialed).toHaveLength(1);
  expect(await trackerCalls(page)).toEqual([]);
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
