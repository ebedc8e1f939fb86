import { expect, test } from '../../support/test';

for (const width of [1024, 1440])
  test(`a slow pointer on the way to a link keeps the menu open, at ${width} px`, async ({ page }) => {
    await page.clock.install();
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await page.waitForFunction(() => onclick === null);
    const menu = page.getByRole('navigation', { name: 'Main' });
    const button = menu.getByRole('button', { name: 'Services' });
    const from = (await button.boundingBox())!;
    const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
    await page.mouse.move(start.x, start.y);
    // The menu's script comes with the first move of the pointer.
    await expect(menu.locator('menu-dropdown[data-ready]')).toHaveCount(2);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    // From here on the clock only moves with the pointer's steps, which take two and a half seconds together.
    await page.clock.pauseAt(Date.now() + 60_000);
    const link = menu.locator('[data-panel]').filter({ visible: true }).getByRole('link').first();
    const to = (await link.boundingBox())!;
    const steps = 25;
    const end = { x: to.x + to.width - 10, y: to.y + to.height / 2 };
    let crossed = false;
    for (let step = 1; step <= steps; step++) {
      await page.mouse.move(
        start.x + ((end.x - start.x) * step) / steps,
        start.y + ((end.y - start.y) * step) / steps,
      );
      crossed ||= await menu
        .locator('menu-dropdown:hover > button', { hasText: 'Service Areas' })
        .isVisible();
      await page.clock.runFor(100);
    }
    expect(crossed, 'the way crosses the other button').toBe(true);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();
  });

test('on a phone, Back closes the menu and then leaves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.goto('/contact');
  const menu = page.locator('header [popover]');
  const open = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await expect(menu).toBeVisible();
  };
  await open();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/contact');
  await open();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await open();
  await menu.getByRole('link', { name: 'Testimonials' }).click();
  await expect(page).toHaveURL('/testimonials');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
