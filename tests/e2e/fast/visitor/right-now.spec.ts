import type { NowPlace } from '@/content/hours/open-now';
import { officeClock, officeZone, saysAt } from '../../support/clock';
import { expect, test } from '../../support/test';

test.use({ timezoneId: officeZone });

for (const [when, iso] of [
  ['by day', '2026-11-24T15:00:00Z'],
  ['on a Friday night', '2026-11-21T03:00:00Z'],
] as const) {
  test(`every place of a page gives one answer to 'right now', ${when}`, async ({ page }) => {
    const time = new Date(iso);
    await officeClock(page, time);
    const places = new Set<string>();
    for (const path of ['/', '/sewer-line', '/slab/leaks', '/thank-you#sent']) {
      await page.goto(path);
      for (const line of await page.locator('open-now').all()) {
        const place = (await line.getAttribute('data-say')) as NowPlace;
        places.add(place);
        await expect(line).toHaveText(saysAt(time, place));
      }
    }
    expect([...places].sort(), 'places').toEqual(['banner', 'call', 'day', 'form', 'sent']);
  });
}

test("'Emergency?' leads to the number, what happens now, and how to stop the water", async ({ page }) => {
  const time = new Date('2026-11-21T03:00:00Z');
  await officeClock(page, time);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/slab/leaks');
  const card = page.locator('#lead-form');
  await expect(card.locator('.emergency')).toBeHidden();
  await page.getByRole('link', { name: 'Emergency?' }).click();
  await expect(card.getByRole('link', { name: /^Call / })).toBeInViewport({ ratio: 1 });
  await expect(card.locator('.emergency open-now')).toHaveText(saysAt(time));
  await expect(
    card.locator('.emergency').getByRole('link', { name: /Stop it in a minute/ }),
  ).toBeInViewport();
});
