import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/test';
import { hold } from '../../support/hold';

test('every control that promises a quote opens the same dialog', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Book Now', 'Get Quote', 'Schedule Here']) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('Back closes the dialog, and what was typed is there again, also after a reload', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/');
  const opener = page.getByRole('link', { name: 'Book Now' });
  const firstName = page.getByRole('dialog').getByLabel(/first name/i);
  await opener.click();
  await firstName.fill('Dana');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await page.reload();
  await opener.click();
  await expect(firstName).toHaveValue('Dana');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('a press whose dialog does not load is seen and goes to the page with the form', async ({ page }) => {
  await page.route('**/_astro/open.*.js', () => undefined);
  await page.goto('/');
  const button = page.getByRole('link', { name: 'Book Now' });
  await expect(button).not.toHaveCSS('box-shadow', 'none');
  // From the script, because a pointer that is still over the button would leave it pressed or focused.
  await button.evaluate((link: HTMLElement) => link.click());
  await expect(button).toHaveCSS('box-shadow', 'none');
  await page.waitForURL('**/contact#contact');
  await expect(page.locator('form[data-lead-form]').first()).toBeVisible();
});

test('only its backdrop closes the dialog at a press outside', async ({ page }) => {
  await page.goto('/about');
  await page.locator('main [data-quote-open]').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/first name/i).fill('Dana');
  // As password managers and writing helpers do: in the page, in a shadow tree, in a frame, and in the top layer.
  await page.evaluate(() => {
    const hosts = ['div', 'x-helper', 'iframe', 'div'].map((name, index) => {
      const host = document.createElement(name);
      host.id = `helper-${index}`;
      Object.assign(host.style, {
        position: 'fixed',
        inset: `${20 + index * 60}px auto auto 20px`,
        width: '60px',
        height: '40px',
        zIndex: '2147483647',
      });
      return host;
    });
    hosts[1]!.attachShadow({ mode: 'closed' }).append(document.createElement('button'));
    hosts[3]!.popover = 'manual';
    document.documentElement.append(...hosts);
    hosts[3]!.showPopover();
  });
  for (const index of [0, 1, 2, 3]) {
    await page.mouse.click(40, 40 + index * 60);
    await expect(dialog.getByLabel(/first name/i)).toHaveValue('Dana');
  }
  await page.mouse.click(1400, 40);
  await expect(dialog).toHaveCount(0);
});

for (const width of [390, 1440])
  test(`on a slow line the dialog's frame stands at once, at ${width} px`, async ({ page }) => {
    const deliver = await hold(page, '**/_astro/open.*.js');
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const frame = page.locator('[data-frame=quote] > *');
    await expect(frame).toBeHidden();
    await page.getByRole('link', { name: 'Request Quote for Drain Cleaning' }).click();
    await expect(frame).toBeVisible();
    const placeOf = (title: Locator) =>
      title.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, top } = range.getBoundingClientRect();
        return { words: element.textContent, left, top };
      });
    const title = await placeOf(frame.locator('p'));
    deliver();
    await expect(frame).toBeHidden();
    const place = await placeOf(page.getByRole('dialog').locator('h2'));
    // On wide screens the dialog is as high as its fields, in the middle, and may have a scroll bar.
    expect(width < 768 ? place : { ...title, words: place.words }).toEqual(title);
  });
