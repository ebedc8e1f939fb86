import { pageAt } from '../../support/built-site';
import { cityWithZip, filledIn } from '../../support/facts';
import { sectionsOfPage } from '../../support/landing-pages';
import { expect, test } from '../../support/test';

const sections = (
  'hero trust-points why-choose-us counters popular-services testimonials about brands service-areas ' +
  'call-to-action contact faq schedule-form'
).split(' ');

// Without a browser, because it tests the server's HTML.
test('the home page has its sections in order', () => {
  const roots = [...pageAt('/')!.document.querySelectorAll('main [data-section]')];
  expect(roots.map((root) => root.getAttribute('data-section'))).toEqual(sections);
});

test('a homeowner sees number and floating button without scrolling, and can call', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const call = page.locator('header a[href^="tel:+1"]').filter({ visible: true }).first();
    await expect(call).toBeInViewport();
    await expect(call).toHaveAccessibleName(/\(\d{3}\) \d{3}-\d{4}/);
    await expect(page.locator('[data-quote-open][data-floating]')).toBeInViewport();
  }
});

test('in a dark contrast theme the marks of links and buttons have the color of their text', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/');
  for (const [element, mark] of [
    ['.with-phone', '::before'],
    ['.turn-back', '::before'],
    ['.turn-on', '::before'],
    ['menu-dropdown > button', '::after'],
  ] as const) {
    const [text, drawn] = await page
      .locator(element)
      .first()
      .evaluate(
        (link, part) => [getComputedStyle(link).color, getComputedStyle(link, part).backgroundColor],
        mark,
      );
    expect(drawn, element).toBe(text);
  }
});

test('counters count up when they are first seen, to the numbers of the HTML', async ({ page }) => {
  const figures = (
    sectionsOfPage('home').find(({ type }) => type === 'counters')?.items as { figure: string }[]
  ).map(({ figure }) => filledIn(figure));
  const sent = await (await page.request.get('/')).text();
  for (const figure of figures) expect(sent).toContain(`>${figure}<`);

  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('[data-section=counters]').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 50);
  const moving = page.locator('[data-section=counters] dd [aria-hidden=true]:not(:empty)');
  // One frame at a time until all have begun; a count takes two seconds.
  await expect
    .poll(async () => {
      await page.clock.runFor(16);
      return moving.count();
    })
    .toBe(figures.length);
  await page.clock.runFor(2000);
  await expect(moving).toHaveCount(0);
  await expect(page.locator('[data-section=counters] dd')).toHaveText(figures);
});

test('a ZIP code is answered in the page, with a link to the city that it belongs to', async ({ page }) => {
  const { slug, name, zip } = cityWithZip();
  await page.goto('/');
  const check = page.locator('zip-check');
  const ask = async (what: string) => {
    await check.getByRole('textbox').fill(what);
    await check.getByRole('button', { name: 'Check' }).click();
  };
  const said = check.getByRole('status');
  for (const asked of [zip, name.toLowerCase()]) {
    await ask(asked);
    await expect(said.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/service-area/${slug}`,
    );
  }
  await ask('10001');
  await expect(said).toContainText('Sorry');
  await expect(said.getByRole('link', { name: filledIn('{{site.phone}}') })).toBeVisible();
  await ask('<img src=x>');
  await expect(said).toContainText('5-digit');
  // A yes ends in a call and a request that knows the place.
  await ask(zip);
  await expect(said.getByRole('link', { name: /^Call / })).toBeVisible();
  await said.getByRole('link', { name: 'Request a visit' }).click();
  await expect(page.getByRole('dialog').locator('[name=address]')).toHaveValue(`${name}, TX ${zip}`);
});

test('slides change by themselves, but not while somebody looks at one', async ({ page }) => {
  await page.goto('/');
  const carousel = page.locator('[data-section=popular-services] [data-carousel]');
  // What screen readers are told, too: changes are announced where slides rest.
  const expectTurning = (turning: boolean) =>
    expect(carousel.locator('.carousel-track')).toHaveAttribute('aria-live', turning ? 'off' : 'polite');
  await carousel.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 60);
  await expectTurning(true);
  await carousel.hover();
  await expectTurning(false);
  await page.mouse.move(0, 0);
  await expectTurning(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectTurning(false);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expectTurning(true);
  const next = carousel.getByRole('button', { name: 'Next slide' });
  await next.focus();
  await expectTurning(false);
  await next.press('Enter');
  await next.blur();
  await expect(carousel.getByRole('button', { name: 'Play slides' })).toBeVisible();
  await expectTurning(false);
});

test('one question is open at a time, and it can be closed again', async ({ page }) => {
  await page.goto('/');
  const faq = page.locator('[data-section=faq]');
  await faq.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 40);
  const questions = faq.locator('button[aria-expanded]');
  await expect(questions).toHaveCount(10);
  await questions.nth(0).click();
  await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'true');
  await questions.nth(1).click();
  await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'false');
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(questions.nth(2)).toBeFocused();
  await page.keyboard.press('End');
  await expect(questions.nth(9)).toBeFocused();
  await questions.nth(1).click();
  await expect(faq.locator('button[aria-expanded=true]')).toHaveCount(0);
});

test('a dropdown opens on hover after a moment, by keyboard at once', async ({ page }) => {
  // Before the early script has loaded, hovering shows the panel by its styles alone, and this pointer moves only once.
  await page.goto('/', { waitUntil: 'networkidle' });
  const services = page.getByRole('button', { name: 'Services', exact: true });
  await services.hover();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(700, 600);
  await expect(services).toHaveAttribute('aria-expanded', 'false');
  await services.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Slab Leak Repair / })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(services).toHaveAttribute('aria-expanded', 'false');
  await expect(services).toBeFocused();
  await expect(services).toHaveCSS('outline', /^rgb\(\d+, \d+, \d+\) solid 3px$/);
});
