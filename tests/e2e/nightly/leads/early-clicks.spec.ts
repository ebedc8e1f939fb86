import { trackerCalls, withTracker } from '../../support/landing';
import { watchDialing } from '../../support/dialed';
import { expect, test } from '../../support/test';
import { openWithoutScript } from '../../support/hold';

test.use({ viewport: { width: 390, height: 844 } });

test('a press on the number before any script dials at once and is reported once', async ({ page }) => {
  await withTracker(page);
  const dialed = watchDialing(page);
  const reported = async () => (await trackerCalls(page)).length;
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
