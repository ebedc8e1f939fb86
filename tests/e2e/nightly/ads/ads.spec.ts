import { readFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { builtPages } from '../../support/built-site';
import { leadOf, uniquePhone } from '../../support/inbox';
import { fillForm } from '../../support/fill-form';
import { layOutEverySection } from '../../support/lay-out';
import { callCount, watch, type Watched } from '../../support/stand-in-tag';
import { expectNothingMoved, watchShifts } from '../../support/shifts';
import { built, test as inAnotherTown } from '../../support/another-town';
import { tagSettings, version } from '../../support/tag';

const test = inAnotherTown.extend<{ watched: Watched }>({
  watched: async ({ context }, use) => use(await watch(context)),
});

const consentOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('consent'));
const banner = (page: Page) => page.locator('dialog[data-consent]');
const conversions = ({ events }: Watched) => events.filter(({ name }) => name === 'conversion');
const tagRequests = ({ requests }: Watched) => requests.filter((url) => url.includes('/gtag/js'));

const optOut = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));

async function sendForm(page: Page, form: string): Promise<string> {
  const phone = uniquePhone();
  const place = page.locator(`form[data-lead-form="${form}"]`);
  await fillForm(place, phone);
  await place.locator('button[type=submit]').click();
  return phone;
}

test('every call that Google’s tag makes passes the site’s own policy', async ({ page, watched }) => {
  await page.goto('/sewer-line?gclid=test-click');
  await expect.poll(() => watched.requests.length).toBeGreaterThanOrEqual(callCount + 1);
  expect(watched.violations).toEqual([]);
});

test('a call that is not Google’s is refused', async ({ page, watched }) => {
  await page.goto('/sewer-line?gclid=test-click');
  await expect.poll(() => tagRequests(watched)).toHaveLength(1);
  await page.evaluate(() =>
    fetch('https://collector.example.org/', { mode: 'no-cors' }).catch(() => undefined),
  );
  await expect.poll(() => watched.violations).toEqual(['connect-src https://collector.example.org/']);
});

test('the tag comes after five seconds where no ad led to the page', async ({ page, watched }) => {
  await page.clock.install();
  await page.goto('/plumbing');
  await page.waitForFunction(() => 'gtag' in window);
  await page.clock.runFor(4_900);
  expect(watched.requests).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => tagRequests(watched)).toHaveLength(1);
  expect(tagRequests(watched)[0]).toContain(tagSettings.PUBLIC_GOOGLE_TAG_ID);
});

/** Answers the banner by the keyboard: it may be standing aside for a phone number. */
async function answer(page: Page, consent: 'granted' | 'denied'): Promise<void> {
  await expect(banner(page)).toHaveAttribute('open');
  await banner(page).locator(`[data-answer=${consent}]`).press('Enter');
  await expect(banner(page)).not.toHaveAttribute('open');
}

// Without an answer, and with Global Privacy Control: `tracker.test` and `conversion.test`.
for (const consent of ['granted', 'denied'] as const)
  test(`a call and a request after a click count once, as allowed: ${consent}`, async ({ page, watched }) => {
    await page.goto('/sewer-line?gclid=test-click');
    await expect.poll(() => tagRequests(watched)).toHaveLength(1);
    await answer(page, consent);
    await page.locator('main a[href^="tel:"]').filter({ visible: true }).first().click();
    const call = {
      send_to: `${tagSettings.PUBLIC_ADS_CONVERSION_ID}/call`,
      value: 1,
      currency: 'USD',
      transaction_id: expect.stringMatching(/^call-/),
    };
    await expect
      .poll(() => conversions(watched))
      .toEqual([{ name: 'conversion', consent, parameters: call }]);

    const phone = await sendForm(page, 'landing-sewer-line');
    await page.waitForURL('**/thank-you');
    const { fields } = await leadOf(phone);
    expect(fields.attribution).toMatchObject({ last: { gclid: 'test-click', path: '/sewer-line' } });
    // Counted only after the next page has read its queue, too.
    await page.mouse.wheel(0, 300);
    await expect.poll(() => tagRequests(watched).length).toBe(2);
    await expect.poll(() => conversions(watched).length).toBeGreaterThan(1);
    const [, ...requests] = conversions(watched);
    const counted = new Set(requests.map(({ parameters }) => parameters.transaction_id));
    expect(counted.size, 'conversions by transaction id').toBe(1);
    const digits = phone.replace(/\D/g, '').slice(-10);
    expect(requests[0]).toMatchObject({
      consent,
      parameters: {
        send_to: `${tagSettings.PUBLIC_ADS_CONVERSION_ID}/lead`,
        form: 'landingLong',
        service: fields.service,
      },
    });
    expect(requests[0]?.parameters.user_data).toEqual(
      consent === 'granted'
        ? {
            email: 'dana@example.com',
            phone_number: `+1${digits}`,
            address: { first_name: 'Dana', last_name: 'Whitfield' },
          }
        : undefined,
    );
    const elsewhere = [
      ...watched.requests,
      ...watched.console,
      ...watched.events.map(({ name, parameters }) =>
        name === 'conversion' ? '' : JSON.stringify(parameters),
      ),
    ].join('\n');
    expect(elsewhere).not.toMatch(new RegExp(`dana|whitfield|${digits}`, 'i'));
    expect(watched.violations).toEqual([]);
  });

test.describe('The question about measuring ads', () => {
  test('takes no focus, moves nothing, passes axe and covers no phone number', async ({ page, watched }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchShifts(page);
    await page.goto('/plumbing');
    await page.locator('form[data-lead-form] [name=fullName]').first().focus();
    await page.keyboard.type('D');
    await expect.poll(() => tagRequests(watched)).toHaveLength(1);
    await expect(banner(page)).toHaveAttribute('open');
    await expect(page.locator('form[data-lead-form] [name=fullName]').first()).toBeFocused();
    await expectNothingMoved(page);

    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    let seen = 0;
    for (let y = 0; y < height; y += 150) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      // The observer reports a shift after the next frame.
      const covered = await page.evaluate(
        () =>
          new Promise<number | string>((resolve) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() =>
                setTimeout(() => {
                  const box = document.querySelector('dialog[data-consent]')!;
                  if (getComputedStyle(box).visibility === 'hidden') return resolve(0);
                  const on = box.getBoundingClientRect();
                  const under = [...document.querySelectorAll<HTMLElement>('[data-call]')].find((link) => {
                    const { top, bottom, left, right, width } = link.getBoundingClientRect();
                    const meets = top < on.bottom && bottom > on.top && left < on.right && right > on.left;
                    return width > 0 && meets && link.checkVisibility();
                  });
                  resolve(under ? under.outerHTML.slice(0, 200) : 1);
                }),
              ),
            ),
          ),
      );
      expect(covered).not.toEqual(expect.any(String));
      seen += Number(covered);
    }
    expect(seen, 'places where it shows').toBeGreaterThan(5);
    const { violations } = await new AxeBuilder({ page }).include('dialog[data-consent]').analyze();
    expect(violations).toEqual([]);
  });

  test('is answered by the keyboard, asked again by a link, and the tag told', async ({ page, watched }) => {
    await page.goto('/?gclid=test-click');
    await expect(banner(page)).toHaveAttribute('open');
    await banner(page).locator('[data-answer=granted]').press('Enter');
    expect(await consentOf(page)).toBe('granted');
    const link = page.locator('[data-consent-open]');
    await link.press('Enter');
    await expect(banner(page).locator('[data-answer=granted]')).toBeFocused();
    await expect(banner(page).locator('[data-answer=granted]')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await consentOf(page)).toBe('denied');
    await expect(link).toBeFocused();
    const told = await page.evaluate(() =>
      (window.dataLayer ?? [])
        .map((call) => Array.from(call as ArrayLike<unknown>))
        .filter(([command]) => command === 'consent')
        .map(([, kind, said]) => [kind, (said as Record<string, string>).ad_storage]),
    );
    expect(told).toEqual([
      ['default', 'denied'],
      ['default', 'granted'],
      ['update', 'granted'],
      ['update', 'denied'],
    ]);
    await page.goto('/about?gclid=second-click');
    await expect.poll(() => tagRequests(watched)).toHaveLength(2);
    await expect(banner(page)).not.toHaveAttribute('open');
  });

  test('is shown over a phone number to whoever asks for it, and hides again', async ({ page }) => {
    await page.goto('/?gclid=test-click');
    await expect(banner(page)).toHaveAttribute('open');
    await layOutEverySection(page);
    await page.evaluate(() => {
      const box = document.querySelector('dialog[data-consent]')!.getBoundingClientRect();
      const number = [...document.querySelectorAll('footer [data-call]')]
        .map((link) => link.getBoundingClientRect())
        .find(({ width, left, right }) => width > 0 && left < box.right && right > box.left)!;
      scrollBy({ top: number.top - box.top - 20, behavior: 'instant' });
    });
    await expect(banner(page)).toBeHidden();
    const link = page.locator('[data-consent-open]');
    await link.evaluate((element) => element.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await expect(banner(page).locator('[data-answer=granted]')).toBeFocused();
    await expect(banner(page)).toBeVisible();
    await link.evaluate((element) => element.focus({ preventScroll: true }));
    await expect(banner(page)).toBeHidden();
  });
});

test.describe('A second version of a landing page', () => {
  test('shows its own words, is out of search, and names the main page', async ({ page }) => {
    await page.goto(`/${version.name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(version.title);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${built.origin}/${version.of}`,
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(readFileSync(path.join(built.dist, 'sitemap-0.xml'), 'utf8')).not.toContain(version.name);
    const sections = () =>
      page
        .locator('main [data-section]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-section')));
    const own = await sections();
    await page.goto(`/${version.of}`);
    expect(own).toEqual(await sections());
  });

  test('is in the attribution and in the conversion, which has its value', async ({ page, watched }) => {
    await page.goto(`/${version.name}?gclid=test-click`, { referer: 'https://www.google.com/' });
    const phone = await sendForm(page, 'landing-sewer-line');
    await page.waitForURL('**/thank-you');
    expect((await leadOf(phone)).fields.attribution).toMatchObject({
      last: { variant: version.name, referrer: 'www.google.com', path: `/${version.name}` },
    });
    await expect
      .poll(() => conversions(watched)[0]?.parameters)
      .toMatchObject({ variant: version.name, value: version.value, currency: 'USD' });
  });
});

test.describe('The field figures', () => {
  const beacons = ({ requests, bodies }: Watched) =>
    bodies.filter((_, index) => requests[index] === tagSettings.PUBLIC_FIELD_WEBHOOK_URL);
  /** Fires the events of a page that is left on a phone. */
  const hide = (page: Page) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  const fetched = async (page: Page) =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => /\/vitals\.[^/]*js$/.test(name)).length,
    );

  /** Touches repeatedly, because a touch before the page's script has loaded has no effect. */
  const touchUntilFetched = (page: Page) =>
    expect(async () => {
      await page.keyboard.press('Shift');
      expect(await fetched(page)).toBe(1);
    }).toPass();

  test('are fetched after the first touch and sent once a visit', async ({ page, watched }) => {
    await page.goto('/sewer-line');
    await page.waitForFunction(() => 'gtag' in window);
    expect(await fetched(page)).toBe(0);
    await touchUntilFetched(page);
    await hide(page);
    await expect.poll(() => beacons(watched)).toHaveLength(1);
    const told = JSON.parse(beacons(watched)[0] ?? '') as Record<string, unknown>;
    expect(told).toMatchObject({ template: '/sewer-line', path: '/sewer-line', FCP: expect.any(Number) });
    const names = ['template', 'path', 'LCP', 'INP', 'CLS', 'FCP', 'TTFB'];
    expect(Object.keys(told).filter((name) => !names.includes(name))).toEqual([]);
    await page.goto('/about');
    await touchUntilFetched(page);
    await hide(page);
    expect(beacons(watched)).toHaveLength(1);
    expect(watched.violations).toEqual([]);
  });

  test('are not measured if the browser opts out', async ({ page, context, watched }) => {
    await optOut(context);
    await page.goto('/sewer-line');
    await page.waitForFunction(() => 'gtag' in window);
    await page.keyboard.press('Shift');
    // The tag loads at the same touch, so by then the library would be loaded, too.
    await expect.poll(() => tagRequests(watched)).toHaveLength(1);
    await hide(page);
    expect(await fetched(page)).toBe(0);
    expect(beacons(watched)).toEqual([]);
  });
});

test('a site that is built without a tag contains nothing of it', () => {
  for (const { path: address, html } of builtPages())
    expect(html, address).not.toMatch(/data-consent|google-tag|data-template|googletagmanager/);
});
