import { watchDialing } from '../../support/dialed';
import { expect, test } from '../../support/test';
import { openWithoutScript } from '../../support/hold';

test.use({ viewport: { width: 390, height: 844 } });

test('a press on the number before any script dials at once and is reported once', async ({ page }) => {
  await page.addInitScript(() => {
    const calls: unknown[][] = [];
    Object.assign(window, { calls, gtag: (...call: unknown[]) => calls.push(call) });
  });
  const dialed = watchDialing(page);
  const reported = () => page.evaluate(() => (window as unknown as { calls: unknown[][] }).calls.length);
  const letThrough = await openWithoutScript(page, '/landing');
  await page.locator('main a[href^="tel:"]').filter({ visible: true }).first().click();
  await expect.poll(() => dialed).toHaveLength(1);
  expect(await reported()).toBe(0);
  letThrough();
  await expect.poll(reported).toBe(1);
  // By now the page's script has replayed all presses: it must not dial or report again.
  await expect(page.locator('[data-early]')).toHaveCount(0);
  expect({ reported: await reported(), dialed: dialed.length }).toEqual({ reported: 1, dialed: 1 });
});
