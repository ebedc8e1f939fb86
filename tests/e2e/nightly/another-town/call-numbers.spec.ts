import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { phones } from '../../../sample/another-town';
import { blockStorage, fillStorage } from '../../../bench/leads/device';
import { limits } from '../../support/bytes';
import { fillForm } from '../../support/fill-form';
import { expectNothingMoved } from '../../support/shifts';
import { built, test } from '../../support/another-town';
import { tagSettings } from '../../support/tag';
import { Watch } from '../../support/watch';

/** A city's water department, which has a number of its own. */
const water = '(918) 555-0142';

/** Every number of the page: in links, texts, names and the data of islands; not in what only search engines read. */
const numbersOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const read: string[] = [document.body.innerText];
    for (const element of document.body.querySelectorAll('*:not(script)'))
      for (const { name, value } of element.attributes)
        if (!/placeholder/.test(name) && !/\.(vcf|svg)$/.test(value)) read.push(value);
    const found = read
      .join('\n')
      .matchAll(/\(?\b(\d{3})\)?[ -]?(\d{3})-?(\d{4})\b|\+1(\d{3})(\d{3})(\d{4})/g);
    return [...found].map((one) => {
      const [area, exchange, line] = one.slice(1).filter(Boolean);
      return `(${area}) ${exchange}-${line}`;
    });
  });

/** Those of the company; the sample visitor of a form and the water department have others. */
const ours = async (page: Page): Promise<string[]> =>
  [...new Set(await numbersOn(page))].filter(
    (one) => /^\((918|539|800)\)/.test(one) && one !== water && !/0123$/.test(one),
  );

/** Goes on as a link does: the next page is told where the visitor came from. */
const follow = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((to) => location.assign(to), address);
  await page.waitForURL(`**${address}`);
};

/** The digits in the addresses of contact cards and of codes for texting. */
const files = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('[href$=".vcf"],[src^="/text-"]')].map((one) =>
        (one.getAttribute('href') ?? one.getAttribute('src') ?? '').replace(/\D/g, ''),
      ),
    ),
  ]);

/** A visit: its pages in order, each reached as by a link, and the number that all of them show. */
interface Arrival {
  how: string;
  pages: readonly string[];
  shown: string;
  /** Another number from this page on. */
  then?: readonly [page: string, shown: string];
  /** The visitor's browser asks for no tracking (Global Privacy Control). */
  optsOut?: true;
  lateFont?: true;
}

const arrivals: readonly Arrival[] = [
  { how: 'from nowhere', pages: ['/', '/contact', '/service-area/tulsa', '/plumbing'], shown: phones.main },
  {
    how: 'on a landing page with a number',
    pages: ['/plumbing', '/', '/contact', '/thank-you'],
    shown: phones.page,
  },
  {
    how: 'from a channel',
    pages: ['/?utm_source=Newsletter', '/plumbing', '/contact', '/offline'],
    shown: phones.source,
  },
  {
    how: 'by a click',
    pages: ['/toilet?msclkid=a1&utm_medium=cpc', '/about', '/plumbing'],
    shown: phones.click,
  },
  {
    how: 'by a click and from a channel later',
    pages: ['/toilet?msclkid=a1&utm_medium=cpc', '/contact?utm_source=newsletter', '/about'],
    shown: phones.click,
    then: ['/contact?utm_source=newsletter', phones.source],
  },
  {
    how: 'from a channel with the signal against tracking',
    pages: ['/?utm_source=newsletter', '/about'],
    shown: phones.source,
    optsOut: true,
  },
  {
    how: 'from a channel to an unknown address',
    pages: ['/nowhere?utm_source=newsletter', '/contact'],
    shown: phones.source,
  },
  {
    how: 'from a channel on a slow line, where the font comes late',
    pages: ['/?utm_source=newsletter', '/contact'],
    shown: phones.source,
    lateFont: true,
  },
];

/** Writes down every number that a frame shows, from the first one on. Runs in the page. */
function filmNumbers(): void {
  const film = ((window as unknown as { film: Set<string> }).film = new Set<string>());
  const frame = (): void => {
    const isShown = document.body && getComputedStyle(document.documentElement).visibility !== 'hidden';
    for (const marked of isShown ? document.querySelectorAll<HTMLElement>('[data-call],[data-number]') : []) {
      if (getComputedStyle(marked).visibility === 'hidden') continue;
      for (const [number] of `${marked.textContent} ${marked.ariaLabel}`.matchAll(/\(\d{3}\) [\d-]*/g))
        film.add(number);
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

for (const { how, pages, shown, then, optsOut, lateFont } of arrivals)
  test(`a visitor who came ${how} sees one number everywhere, in every frame`, async ({ page, context }) => {
    // The tag loads after a click on an ad; its hosts are not reachable.
    await page.route(/googletagmanager/, (route) => route.fulfill({ body: '' }));
    const fontComes = Promise.withResolvers<void>();
    if (lateFont) await page.route(/\.woff2/, (route) => fontComes.promise.then(() => route.continue()));
    if (optsOut)
      await page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
      );
    await page.addInitScript(filmNumbers);
    const watch = await Watch.begin(page, [/404/]);
    // So that a page arrives in many parts, and the browser paints whatever it may.
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    const slow = { latency: 20, downloadThroughput: 60_000, uploadThroughput: 60_000 };
    await line.send('Network.emulateNetworkConditions', { offline: false, ...slow });
    let wanted = shown;
    for (const [index, address] of pages.entries()) {
      if (address === then?.[0]) wanted = then[1];
      if (index === 0) await page.goto(address, { waitUntil: lateFont ? 'domcontentloaded' : 'load' });
      else await follow(page, address);
      fontComes.resolve();
      await page.waitForLoadState();
      await expect.poll(() => ours(page), address).toEqual([wanted]);
      const film = await page.evaluate(() => [...(window as unknown as { film: Set<string> }).film]);
      // A number of the HTML itself may have come in two pieces; a replaced one is not shown before it is whole.
      expect(
        film.filter((number) => !wanted.startsWith(number)),
        `${address}: frames`,
      ).toEqual([]);
      expect(film, `${address}: frames`).toContain(wanted);
      const others = (await files(page)).filter((digits) => digits !== wanted.replace(/\D/g, ''));
      expect(others, `${address}: card and code`).toEqual([]);
      await expectNothingMoved(page);
    }
    expect(watch.faults).toEqual([]);
  });

test('the number lasts for days, in other tabs too; a no ends it', async ({ page, context }) => {
  await page.goto('/about?utm_source=newsletter');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('attribution'))).toContain('newsletter');
  const other = await context.newPage();
  await other.goto('/contact');
  expect(await ours(other)).toEqual([phones.source]);
  await other.goto('/about?msclkid=b2&utm_medium=cpc');
  await expect.poll(() => ours(page), 'in the first tab, too').toEqual([phones.click]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('attribution'))).toContain('b2');
  await other.goBack();
  await expect.poll(() => ours(other), 'after going back').toEqual([phones.click]);

  // Ten days later: nothing of the visit is left but what is kept for thirty.
  const later = (consent: string | null) =>
    page.evaluate((said) => {
      const kept = JSON.parse(localStorage.getItem('attribution')!) as {
        last: { at: string };
        first: { at: string };
        seen: number;
      };
      kept.seen -= 864e6;
      kept.last.at = kept.first.at = new Date(Date.now() - 864e6).toISOString();
      localStorage.setItem('attribution', JSON.stringify(kept));
      const visit = JSON.parse(localStorage.getItem('call-number')!) as { seen: number };
      localStorage.setItem('call-number', JSON.stringify({ ...visit, seen: visit.seen - 864e6 }));
      sessionStorage.clear();
      if (said) localStorage.setItem('consent', said);
    }, consent);
  await other.close();
  await later(null);
  await page.goto('/');
  expect(await ours(page)).toEqual([phones.click]);
  await later('denied');
  await page.goto('/');
  expect(await ours(page)).toEqual([phones.main]);
  await page.evaluate(() =>
    localStorage.setItem(
      'call-number',
      JSON.stringify({ page: '(539) 555-0199', ad: '(539) 555-0198', at: '2099', seen: Date.now() }),
    ),
  );
  await page.goto('/about');
  expect(await ours(page)).toEqual([phones.main]);
});

test('who goes on before the first page has stored the click keeps its number', async ({ page }) => {
  // Scripts are fetched after the first paint; here they never come.
  await page.route(/_astro\/.*\.js/, (route) => route.abort());
  await page.goto('/?utm_source=newsletter');
  await page.goto('/plumbing');
  expect(await page.evaluate(() => localStorage.getItem('attribution'))).toBeNull();
  expect(await ours(page)).toEqual([phones.source]);
  await page.goto('/contact');
  expect(await ours(page)).toEqual([phones.source]);
  // A later click counts at once, and what an earlier one left does not come back when the page is shown again.
  await page.goto('/toilet?msclkid=9&utm_medium=cpc');
  await page.evaluate(() => dispatchEvent(new Event('pageshow')));
  expect(await ours(page)).toEqual([phones.click]);
  await page.goto('/contact');
  expect(await ours(page)).toEqual([phones.click]);
  expect(await files(page)).toEqual(['5395550103']);
});

test('the dialog, a notification and paper have the number of the visit', async ({ page }) => {
  await page.goto('/contact?utm_source=newsletter');
  const form = page.locator('form[data-lead-form=contact]');
  await fillForm(form, '(918) 555-0123');
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = (input, init) =>
      init?.method === 'POST' ? Promise.reject(new TypeError('down')) : fetch(input, init);
  });
  await form.locator('[type=submit]').click();
  await expect(page.locator('[data-sonner-toast]')).toContainText(`directly at ${phones.source}`);
  await page.locator('[data-quote-open]:visible').first().click();
  await expect(page.getByRole('dialog').locator('a[data-call]').first()).toContainText(phones.source);
  expect(await ours(page)).toEqual([phones.source]);
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  expect(await ours(page), 'on paper').toEqual([phones.source]);
});

for (const state of ['blocked', 'full'])
  test(`with storage ${state}, the number is that of the address, for its page`, async ({ page }) => {
    if (state === 'blocked') await page.addInitScript(blockStorage);
    else for (const area of ['localStorage', 'sessionStorage']) await page.addInitScript(fillStorage, area);
    await page.goto('/?utm_source=newsletter');
    expect(await ours(page)).toEqual([phones.source]);
    await follow(page, '/about');
    expect(await ours(page)).toEqual([phones.main]);
    await follow(page, '/plumbing');
    expect(await ours(page)).toEqual([phones.page]);
    await follow(page, '/toilet?msclkid=1&utm_medium=cpc');
    expect(await ours(page)).toEqual([phones.click]);
  });

test('a number of a page has its contact card and its code for texting', () => {
  const [card, code] = ['office-5395550102.vcf', 'text-5395550102.svg'].map((name) =>
    readFileSync(path.join(built.dist, name), 'utf8'),
  );
  expect(card).toContain('+15395550102');
  expect(code).toContain('<svg');
});

test('who comes by an ad runs no more before a touch than a page may', async ({ page }) => {
  const watch = await Watch.begin(page, []);
  await page.goto('/contact?utm_source=newsletter', { waitUntil: 'networkidle' });
  expect(await watch.scriptBeforeTouch()).toBeLessThanOrEqual(limits.scriptBeforeTouch);
});

test('the ads tag gives a number after the yes: late, twice or never', async ({ page }) => {
  await page.addInitScript(() => (localStorage.consent ??= 'granted'));
  const asked = () =>
    page.evaluate(() =>
      (window.dataLayer ?? [])
        .map((call) => [...(call as unknown[])])
        .filter(([what, id]) => what === 'config' && /forwarded/.test(String(id))),
    );
  await page.route(/googletagmanager/, (route) => route.fulfill({ body: '' }));
  await page.route(/calls\.example/, (route) => route.abort());
  await page.goto('/sewer-line?gclid=abc');
  await expect.poll(asked).toHaveLength(1);
  expect((await asked())[0]?.[2]).toMatchObject({ phone_conversion_number: phones.main });
  expect(await ours(page), 'no answer').toEqual([phones.main]);
  const answer = (number: string) =>
    page.evaluate((formatted) => {
      for (const call of window.dataLayer ?? []) {
        const [what, , options] = [
          ...(call as [
            string,
            string,
            { phone_conversion_callback?: (number: string, digits: string) => void },
          ]),
        ];
        if (what === 'config') options?.phone_conversion_callback?.(formatted, formatted);
      }
    }, number);
  await answer('no number');
  expect(await ours(page)).toEqual([phones.main]);
  await answer('1-800-555-0177');
  await expect.poll(() => ours(page)).toEqual(['(800) 555-0177']);
  await answer('(800) 555-0188');
  expect(await ours(page)).toEqual(['(800) 555-0177']);
  await page
    .locator('a[data-conversion]:visible')
    .first()
    .evaluate((link: HTMLElement) => {
      link.addEventListener('click', (event) => event.preventDefault());
      link.click();
      link.click();
    });
  await page.goto('/contact');
  expect(await ours(page), 'on the next page').toEqual(['(800) 555-0177']);
  await page.evaluate(() => localStorage.setItem('consent', 'denied'));
  await page.goto('/about');
  expect(await ours(page), 'after a no').toEqual([phones.main]);
});

/** What the script of a call-tracking service does: it changes texts and links, and whatever comes later. */
function swapNumbers(): void {
  const swap = (root: Node): void => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.currentNode; text; text = texts.nextNode()!)
      if (text instanceof Text && text.data.includes('(918) 555-0100'))
        text.data = text.data.replaceAll('(918) 555-0100', '(866) 555-0166');
    if (root instanceof Element)
      for (const link of root.querySelectorAll<HTMLAnchorElement>('[href*="9185550100"]'))
        link.href = link.href.replace('9185550100', '8665550166');
  };
  swap(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(swap);
  }).observe(document.body, { childList: true, subtree: true });
}

test("pages hold when a service's script rewrites numbers at any moment", async ({ page, context }) => {
  await context.route(/googletagmanager/, (route) => route.fulfill({ body: '' }));
  await context.route(tagSettings.PUBLIC_CALL_TRACKING_SCRIPT, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `(${String(swapNumbers)})()`,
    }),
  );
  let loaded = 0;
  page.on(
    'request',
    (request) => (loaded += Number(request.url() === tagSettings.PUBLIC_CALL_TRACKING_SCRIPT)),
  );
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto('/?gclid=abc');
  await page.locator('dialog[data-consent] [data-answer]').first().waitFor();
  expect(loaded, 'before the yes').toBe(0);
  await page.locator('[data-answer=granted]').click();
  const dialed = page.locator('a[data-call]').first();
  await expect(dialed).toHaveAttribute('href', 'tel:+18665550166');
  await page.locator('[data-quote-open]').first().click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('Rosa');
  await page.keyboard.press('Escape');
  for (const address of (
    '/contact /plumbing /sewer-line /toilet /Plumbing/Help /services/drain /service-area/tulsa /about ' +
    '/testimonials /privacy /stop-the-water /thank-you'
  ).split(' ')) {
    await page.goto(address);
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => loaded).toBeGreaterThan(1);
    await expect(page.locator('a[href="tel:+19185550100"]')).toHaveCount(0);
    const question = page.locator('main button[aria-expanded]:visible').first();
    if (await question.count()) {
      await question.click();
      await expect(question).toHaveAttribute('aria-expanded', 'true');
    }
    const form = page.locator('form[data-lead-form]').first();
    if (await form.count()) {
      await form.locator('[type=submit]').click();
      await expect(form.locator('[aria-invalid=true], :invalid').first()).toBeAttached();
    }
    loaded = 1;
  }
  expect(faults).toEqual([]);
});
