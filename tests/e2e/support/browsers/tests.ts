import { expect, test } from '@playwright/test';
import { leadOf, uniquePhone } from '../inbox';
import type { Visitor } from './visitor';

/** One page of every form family, with what shows that the request was taken. */
const forms: { path: string; form: string; done: (visitor: Visitor) => Promise<void> }[] = [
  { path: '/', form: 'home', done: toast },
  { path: '/contact', form: 'contact', done: thanksPage },
  { path: '/plumbing', form: 'landing-plumbing', done: thanksPage },
  { path: '/toilet/help', form: 'short-toilet', done: toast },
  { path: '/services/slab-leak-repair', form: 'free-estimate', done: thanksPage },
];

/** Reads pages to their end. */
export function testReading(visitor: () => Visitor, pages: readonly string[]): void {
  for (const page of pages)
    test(`${page} is read to its end without an error in the console`, async () => {
      await visitor().open(page);
      await visitor().readToTheEnd();
      expect(await visitor().run('return document.querySelector("h1").textContent.trim();')).not.toBe('');
      const { scrollWidth, clientWidth } = await visitor().run<{ scrollWidth: number; clientWidth: number }>(
        'const { scrollWidth, clientWidth } = document.documentElement; return { scrollWidth, clientWidth };',
      );
      expect(scrollWidth, 'as wide as the window').toBeLessThanOrEqual(clientWidth);
    });
}

/** What must work in any browser: a press on the phone number, and the whole way of a request. */
export function testBasics(visitor: () => Visitor): void {
  test('a press on the phone number dials it', async () => {
    await visitor().open('/toilet');
    await visitor().run(`addEventListener('click', (event) => {
      window.dialled = event.defaultPrevented ? 'nothing' : event.target.closest('a').href;
      event.preventDefault();
    });`);
    await visitor().pressAt('main a[href^="tel:"]');
    expect(await visitor().run('return window.dialled;')).toMatch(/^tel:\+?\d{10,11}$/);
  });

  test('a request from the quote dialog reaches the office', async () => {
    const phone = uniquePhone();
    await visitor().open('/');
    await visitor().pressAt('[data-quote-open]');
    await visitor().fill('[role=dialog] form', phone);
    await visitor().pressAt('[role=dialog] button[type=submit]');
    await thanksPage(visitor());
    await leadOf(phone);
  });
}

/** Everything else that visitors do. */
export function testTheRest(visitor: () => Visitor): void {
  // Chromium does so a little later, to start sooner; these do not keep the view in place then (`global.css`).
  test('every section of a page is laid out from the start', async () => {
    await visitor().open('/');
    const sections = await visitor().run<[visibility: string, animation: string, height: number][]>(
      `return [...document.querySelectorAll('main > section')].map((section) => {
        const { contentVisibility, animationName } = getComputedStyle(section);
        return [contentVisibility, animationName, section.offsetHeight];
      });`,
    );
    expect(sections.length).toBeGreaterThan(5);
    for (const [visibility, animation, height] of sections) {
      expect([visibility, animation]).toEqual(['visible', 'none']);
      expect(height).toBeGreaterThan(0);
    }
  });

  test('the site’s font is loaded', async () => {
    await visitor().open('/');
    await expect.poll(() => visitor().run('return sessionStorage.font;')).toBe('1');
    expect(await visitor().run('return document.fonts.check("16px \\"Mona Sans\\"", "Water");')).toBe(true);
  });

  test('the menu opens, and Escape closes it', async () => {
    await visitor().open('/');
    await visitor().pressAt('header [popovertarget]');
    await visitor().waitFor('header nav a[href="/about"]');
    await visitor().pressEscape();
    await visitor().waitFor('header nav a[href="/about"]', false);
  });

  for (const [how, press] of [
    ['by a finger', (opener: string) => visitor().pressAt(opener)],
    ['with Enter', (opener: string) => visitor().pressEnterAt(opener)],
  ] as const)
    test(`the first press on a quote button opens the dialog, ${how}`, async () => {
      await visitor().open('/plumbing');
      await press('[data-section=our-work] [data-modal-open]');
      await visitor().waitFor('[role=dialog]');
    });

  for (const { path, form, done } of forms)
    test(`a request from the ${form} form reaches the office`, async () => {
      const phone = uniquePhone();
      const place = `form[data-lead-form="${form}"]`;
      await visitor().open(path);
      await visitor().fill(place, phone);
      await visitor().pressAt(`${place} button[type=submit]`);
      await done(visitor());
      await leadOf(phone);
    });

  test('the button for the next slide of a carousel shows it', async () => {
    await visitor().open('/');
    const carousel = '[data-section=popular-services]';
    // The buttons appear when they answer, which a visitor's first event brings about.
    await visitor().readToTheEnd();
    // A view that jumps past a section within one frame does not bring its buttons.
    await visitor().run(
      'document.querySelector(arguments[0]).scrollIntoView({ block: "center" });',
      carousel,
    );
    await visitor().waitFor(`${carousel} button[aria-label="Next slide"]`);
    const first = () =>
      visitor().run<number>(
        'return document.querySelector(arguments[0]).getBoundingClientRect().left;',
        `${carousel} [aria-roledescription=slide]`,
      );
    const before = await first();
    await visitor().pressAt(`${carousel} button[aria-label="Next slide"]`);
    await expect.poll(first).toBeLessThan(before - 100);
  });

  test('a question opens and closes', async () => {
    await visitor().open('/');
    const question = '[data-section=faq] button[aria-expanded]';
    await visitor().pressAt(question);
    await visitor().waitFor(`${question}[aria-expanded=true]`);
    await visitor().pressAt(question);
    await visitor().waitFor(`${question}[aria-expanded=true]`, false);
  });

  test('what was typed is still there after a look at another page', async () => {
    await visitor().open('/services/drain');
    await visitor().type('form[data-lead-form="free-estimate"] [name=firstName]', 'Dana');
    await visitor().open('/about');
    await visitor().back();
    await expect.poll(() => visitor().path()).toBe('/services/drain');
    await expect
      .poll(() =>
        visitor().run(
          'return document.querySelector(\'form[data-lead-form="free-estimate"] [name=firstName]\')?.value;',
        ),
      )
      .toBe('Dana');
  });

  test('no form control has text so small that a phone zooms in on it', async () => {
    await visitor().open('/contact');
    const sizes = await visitor().run<number[]>(
      `return [...document.querySelectorAll('main input, main select, main textarea')]
        .map((control) => parseFloat(getComputedStyle(control).fontSize));`,
    );
    expect(sizes.length).toBeGreaterThan(3);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });
}

async function thanksPage(visitor: Visitor): Promise<void> {
  await expect.poll(() => visitor.path()).toBe('/thank-you');
}

async function toast(visitor: Visitor): Promise<void> {
  const words = () => visitor.run('return document.querySelector("[data-sonner-toast]")?.textContent;');
  await expect.poll(words).toMatch(/^(Quote )?Request Submitted!/);
}
