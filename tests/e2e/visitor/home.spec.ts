import { pageAt } from '../site/built-site';
import { business, filledIn, navigation } from '../support/facts';
import { sectionsOfPage } from '../support/landing-pages';
import { expect, test } from '../support/test';

const sections = [
  'hero',
  'why-choose-us',
  'counters',
  'popular-services',
  'testimonials',
  'about',
  'brands',
  'service-areas',
  'call-to-action',
  'contact',
  'faq',
  'schedule-form',
];

// Without a browser, because it tests the server's HTML.
test('the home page has its sections in order', () => {
  const roots = [...pageAt('/')!.document.querySelectorAll('main [data-section]')];
  expect(roots.map((root) => root.getAttribute('data-section'))).toEqual(sections);
});

test('every section is drawn without a scroll, for a picture or a print of the whole page', async ({
  page,
}) => {
  await page.goto('/');
  const headings = page.locator('main > section :is(h2, h3)');
  await expect
    .poll(() =>
      headings.evaluateAll(
        (found) =>
          found.filter((heading) => !heading.checkVisibility({ contentVisibilityAuto: true })).length,
      ),
    )
    .toBe(0);
});

test('on a phone, forms further down have no layout before the page is parsed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const form = document.querySelector('form[data-lead-form]');
      Object.assign(window, { hadLayout: form?.checkVisibility() });
    });
  });
  const hadLayout = () => page.evaluate(() => (window as unknown as { hadLayout: boolean }).hadLayout);
  await page.goto('/');
  expect(await hadLayout()).toBe(false);
  const form = page.locator('form[data-lead-form]').first();
  await form.scrollIntoViewIfNeeded();
  await expect(form).toBeInViewport();

  await page.goto('about:blank');
  await page.goto('/#lead-form');
  expect(await hadLayout(), 'of a page that opens at the form').toBe(true);
  await expect(form).toBeInViewport();
});

test('a homeowner sees the phone number without scrolling and can call it', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const call = page.locator('header a[href^="tel:+1"]').filter({ visible: true }).first();
    await expect(call).toBeInViewport();
    await expect(call).toHaveAccessibleName(/\(\d{3}\) \d{3}-\d{4}/);
  }
});

test('the labels of the house are links to pages, also by keyboard', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Point to the trouble in the house' });
  await expect(menu.getByRole('link')).toHaveCount(6);
  await menu.getByRole('link', { name: 'Slab leaks' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/slab-leak-repair');
});

test('counters count up when they are first seen, to the numbers that the server has sent', async ({
  page,
}) => {
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
  const moving = page.locator('[data-section=counters] dd [aria-hidden=true]');
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

test('the services carousel shows three of nine on a wide screen and pages through them', async ({
  page,
}) => {
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Most Popular Services' }).last();
  await carousel.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 60);
  await expect(carousel.getByRole('button', { name: /^Go to slide/ })).toHaveCount(3);
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await expect(carousel.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await carousel.getByRole('button', { name: 'Go to slide 1' }).click();
  await carousel.getByRole('button', { name: 'Previous slide' }).click();
  await expect(carousel.getByRole('button', { name: 'Go to slide 3' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('the reviews loop in both directions, also when nearly all of them are visible', async ({ page }) => {
  // Without motion the reviews do not turn by themselves, so the first one is in view at the first press.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.waitForFunction(() => onclick === null);
  const section = page.locator('[data-section=testimonials]');
  const reviews = section.locator('[data-slide]');
  await expect(reviews).toHaveCount(4);
  // The first press is before the carousel's script has loaded, which then replays it.
  await expect(section.locator('astro-island[data-ready]')).toHaveCount(0);
  await section
    // Not by its role: it is hidden until its script is there.
    .locator('[aria-label="Previous slide"]')
    .evaluate((button: HTMLButtonElement) => button.click());
  await section.scrollIntoViewIfNeeded();
  await expect(reviews.last()).toBeInViewport({ ratio: 0.9 });
  await expect(reviews.first()).not.toBeInViewport({ ratio: 0.5 });
  await section.getByRole('button', { name: 'Next slide' }).click();
  await expect(reviews.first()).toBeInViewport({ ratio: 0.9 });
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

test('a dropdown opens on hover after a moment, by keyboard at once, and closes on Escape', async ({
  page,
}) => {
  // Before the early script has loaded, hovering shows the panel by its styles alone, and this pointer moves only once.
  await page.goto('/', { waitUntil: 'networkidle' });
  const services = page.getByRole('button', { name: 'Services', exact: true });
  await services.hover();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(700, 600);
  await expect(services).toHaveAttribute('aria-expanded', 'false');
  await services.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Slab Leak Repair Finding/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(services).toHaveAttribute('aria-expanded', 'false');
  await expect(services).toBeFocused();
});

test('on a phone the menu opens over the page and closes when a link is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  // The menu opens without a script. What says that it is open comes with the first touch after the early script listens.
  await page.waitForFunction(() => onclick === null);
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const { label } of navigation.footer.areas)
    await expect(menu.getByRole('link', { name: label })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
});

test('on a phone the menu closes when the keyboard goes on to the page beneath it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  // The menu's script is fetched at the first touch after the early script listens.
  await page.waitForFunction(() => onclick === null);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(menu).toBeVisible();
  await menu.getByRole('link').last().focus();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect(page.locator('header :focus')).toBeVisible();
});

test('the map is drawn in the page, and the street map is loaded only when the visitor asks for it', async ({
  page,
}) => {
  await page.goto('/');
  const map = page.locator('in-place');
  await map.scrollIntoViewIfNeeded();
  await expect(
    map.getByRole('img', { name: new RegExp(`our shop in ${business.address.city}`) }),
  ).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
