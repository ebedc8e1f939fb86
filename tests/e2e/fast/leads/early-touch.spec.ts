import { expect, test } from '../../support/lane';
import { button, answers, type, openAndType, leads } from '../../support/early-touch';

test('a press before the form’s script has come sends one request', async ({ page, lane }) => {
  await openAndType(page, lane, 'slow');
  await button(page).dblclick({ noWaitAfter: true });
  expect(await leads(lane)).toEqual([]);
  await page.waitForURL('**/thank-you');
  // Where the form's script comes later than the wait for it, the next page sends the request.
  await expect.poll(() => leads(lane)).toMatchObject([{ ...answers, page: 'Slab Leak Services' }]);
});

test('a press before even the first script has come sends one request', async ({ page, lane }) => {
  lane.setScripts('all-slow');
  await page.goto(`${lane.origin}/slab-leak?gclid=early`, { waitUntil: 'commit' });
  await type(page);
  await button(page).dblclick({ noWaitAfter: true });
  await page.waitForURL('**/thank-you');
  await expect.poll(() => leads(lane)).not.toEqual([]);
  const [lead, ...more] = await leads(lane);
  expect(more).toEqual([]);
  expect(lead).toMatchObject({
    ...answers,
    page: 'Slab Leak Services',
    attribution: { last: { gclid: 'early' } },
  });
  expect(lead).toHaveProperty('timestamp');
});
