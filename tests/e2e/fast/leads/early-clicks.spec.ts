import { expect, test } from '../../support/test';
import { openWithoutScript } from '../../support/hold';

test.use({ viewport: { width: 390, height: 844 } });

test('a press on a quote button before any script has loaded opens the dialog later', async ({ page }) => {
  const letThrough = await openWithoutScript(page, '/');
  const opener = page.locator('[data-quote-open]').filter({ visible: true }).first();
  await opener.click();
  expect(new URL(page.url()).pathname).toBe('/');
  letThrough();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[data-early]')).toHaveCount(0);
});
