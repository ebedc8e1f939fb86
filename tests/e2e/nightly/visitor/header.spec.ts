import { linesOf, phoneNumber } from '../../support/phone-lines';
import { expect, test } from '../../support/test';
import { hold } from '../../support/hold';

// The emergency page has a button to its form in the number's place on phones.
for (const path of ['/', '/slab-leak', '/plumbing', '/toilet', '/Plumbing/Help'])
  test(`the ${path === '/Plumbing/Help' ? 'button' : 'number'} in the header of ${path} is read on one line with the name, on every phone`, async ({
    page,
  }) => {
    await page.goto(path);
    // In the site's own font, which is wider than the stand-in of a first visit.
    await page.evaluate(async () => {
      document.documentElement.removeAttribute('data-plain');
      await document.fonts.load('1em "Mona Sans"');
    });
    const header = page.locator('header');
    for (const width of [320, 340, 360, 375, 390, 430]) {
      await page.setViewportSize({ width, height: 800 });
      expect((await header.boundingBox())?.height, `${width} px`).toBeLessThan(80);
      if (path === '/Plumbing/Help')
        await expect(header.locator('a[href="#lead-form"]').filter({ visible: true })).toHaveCount(1);
      else
        expect(await linesOf(header.locator('a[href^="tel:"]'), phoneNumber), `${width} px`).toEqual({
          shown: 1,
          broken: [],
        });
    }
  });

for (const path of ['/', '/plumbing', '/Plumbing/Help'])
  test(`the name in the header of ${path} is not broken within its words by large text`, async ({ page }) => {
    await page.goto(path);
    const name = page.locator('header .logo-mark + span');
    for (const size of ['150%', '200%']) {
      await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
      for (const width of [320, 360, 390, 430, 480, 640, 768]) {
        await page.setViewportSize({ width, height: 800 });
        const { lines, words } = await name.evaluate((element) => ({
          lines: Math.round(
            element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
          ),
          words: element.textContent.trim().split(/\s+/).length,
        }));
        expect(lines, `lines at ${width} px, text ${size}`).toBeLessThanOrEqual(words);
      }
    }
  });

test('the target of a link is right below the header', async ({ page }) => {
  const inView = (selector: string) =>
    page.evaluate((wanted) => {
      const { top } = document.querySelector(wanted)!.getBoundingClientRect();
      const { bottom } = document.querySelector('header')!.getBoundingClientRect();
      return top >= Math.max(bottom, 0) && top < Math.max(bottom, 0) + 40;
    }, selector);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/contact');
    const link = page.locator('footer a[href="/#services"]');
    // Before the press: the section above gets its true height when it comes near the view, one frame later, and a
    // press in between could begin on this link and end on the next.
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await page.waitForURL('/#services');
    await expect.poll(() => inView('#services'), `#services at ${width} px`).toBe(true);
    // The page has a target by now, so the sections in between have their true height.
    await page
      .locator('a[href="#lead-form"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => inView('#lead-form'), `#lead-form at ${width} px`).toBe(true);
  }
});

test('nothing that gets the focus is under the header or the floating button', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  for (let presses = 0; presses < 110; presses += 1) {
    await page.keyboard.press(presses < 70 ? 'Tab' : 'Shift+Tab');
    const covered = () =>
      page.evaluate(() => {
        const focused = document.activeElement!;
        const { x, y, width, height } = focused.getBoundingClientRect();
        const top = document.elementFromPoint(x + width - 2, y + height / 2);
        const frame = top?.closest('header, [data-floating]');
        return !top || (frame && !frame.contains(focused)) ? focused.outerHTML.slice(0, 80) : '';
      });
    // The page scrolls smoothly to what has the focus.
    await expect.poll(covered, { intervals: [20] }).toBe('');
  }
});
test('a page opens at the section of its address in one step', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  // While the font comes: text above the section gets another height then.
  const sendFont = await hold(page, /\.woff2$/);
  await page.addInitScript(() => {
    const positions = new Set<number>();
    Object.assign(window, { positions });
    addEventListener('scroll', () => positions.add(Math.round(scrollY)));
  });
  const target = page.locator('#services');
  const steps = (): Promise<number> =>
    page.evaluate(() => {
      const { positions } = window as unknown as { positions: Set<number> };
      const { size } = positions;
      positions.clear();
      return size;
    });
  const distance = () =>
    page.evaluate(
      () =>
        document.querySelector('#services')!.getBoundingClientRect().top -
        document.querySelector('header')!.getBoundingClientRect().bottom,
    );
  // The page is not loaded before its font is.
  await page.goto('/#services', { waitUntil: 'domcontentloaded' });
  await expect(target).toBeInViewport();
  const before = await distance();
  expect(before).toBeGreaterThanOrEqual(0);
  sendFont();
  await page.waitForFunction(() => sessionStorage.font);
  // Browsers keep a section in place to the whole pixel, and lines have heights in fractions of one.
  expect(Math.abs((await distance()) - before)).toBeLessThan(1);
  // The jump, and where the browser keeps the section in place.
  expect(await steps()).toBeLessThanOrEqual(3);

  await page.locator('main a[href="#lead-form"]').filter({ visible: true }).first().click();
  await expect(page.locator('#lead-form')).toBeInViewport();
  expect(await steps()).toBeGreaterThan(3);
});

test('the header stays while the page scrolls, unless it takes more than a fifth', async ({ page }) => {
  await page.goto('/');
  for (const [width, height, text] of [
    [390, 844, '100%'],
    [1280, 800, '100%'],
    [844, 390, '100%'],
    [390, 844, '200%'],
    [1280, 800, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const { covered, own } = await page.locator('header').evaluate((header) => {
      const { bottom, height } = header.getBoundingClientRect();
      return { covered: Math.max(bottom, 0) / innerHeight, own: height / innerHeight };
    });
    expect(covered, `${width} x ${height}, text ${text}`).toBeCloseTo(own > 0.2 ? 0 : own, 5);
  }
});
