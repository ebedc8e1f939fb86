import { fillForm } from '../../support/fill-form';
import { uniquePhone } from '../../support/inbox';
import { expect, test } from '../../support/lane';
import { FORMS } from '../../../bench/leads/answers';

/** A page whose code for sending could not be fetched asks for it again, whatever returns. */
test.use({ serviceWorkers: 'block' });

for (const [occasion, returns] of [
  ['the connection returns', () => dispatchEvent(new Event('online'))],
  [
    'the visitor comes back to the tab',
    () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  ],
  ['another tab keeps one', () => dispatchEvent(new StorageEvent('storage', { key: 'waiting-request:x' }))],
  ['the page is shown again', () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))],
] as const)
  test(`code for sending that was missing is fetched when ${occasion}`, async ({ page, lane, expected }) => {
    expected.console.push(/Error submitting form|ERR_|status of (404|500)|Failed to fetch dynamically/);
    await lane.setFault({ mode: '500' });
    await page.goto(lane.origin + FORMS.landingLong.path);
    const form = page.locator('form[data-lead-form]').first();
    await fillForm(form, uniquePhone());
    await form.locator('button[type=submit]').click();
    await page.waitForURL('**/thank-you');
    lane.setScripts('delivery-missing');
    const missed = page.waitForResponse(
      (answer) => /waiting-leads/.test(answer.url()) && answer.status() === 404,
    );
    await page.goto(`${lane.origin}/privacy`);
    await missed;
    lane.setScripts('none');
    await lane.setFault({ mode: 'ok' });
    expect(await lane.leads()).toEqual([]);
    await page.evaluate(returns);
    await expect.poll(async () => (await lane.leads()).length).toBe(1);
  });
