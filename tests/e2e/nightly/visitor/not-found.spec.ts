import { expect, test } from '../../support/test';

for (const [asked, meant] of [
  ['/PLUMBING/help', '/Plumbing/Help'],
  ['/About/', '/about'],
  ['/Toilet.HTML', '/toilet'],
] as const)
  test(`a visitor of ${asked} is offered ${meant}`, async ({ page, expected }) => {
    expected.console.push(/404/);
    await page.goto(asked);
    await page.getByRole('status').getByRole('link', { name: meant }).click();
    await expect(page).toHaveURL(meant);
  });
