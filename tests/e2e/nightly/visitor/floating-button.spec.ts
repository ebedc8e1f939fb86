import type { Page } from '@playwright/test';
import { layOutEverySection } from '../../support/lay-out';
import { expect, test } from '../../support/test';

const windows = [
  [320, 568],
  [360, 640],
  [390, 844],
  [480, 900],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

/** What can be pressed or read and lies under the floating button. */
const under = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const floating = document.querySelector('[data-floating]')!.getBoundingClientRect();
    const isUnder = ({ left, right, top, bottom, width }: DOMRect): boolean =>
      width > 1 &&
      left < floating.right &&
      right > floating.left &&
      top < floating.bottom &&
      bottom > floating.top;
    const found = [
      ...document.querySelectorAll(':is(header,main,footer) :is(a,button,input,select,textarea)'),
    ]
      .filter(
        (part) => part.checkVisibility({ visibilityProperty: true }) && isUnder(part.getBoundingClientRect()),
      )
      .map((part) => part.textContent.trim() || part.tagName);
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const letters = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      letters.selectNodeContents(text);
      const isShown = text.parentElement?.checkVisibility({ visibilityProperty: true });
      if (isShown && text.textContent?.trim() && [...letters.getClientRects()].some(isUnder))
        found.push(text.textContent.trim());
    }
    return found;
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of '/ /services/commercial-plumbing /service-area/garland /contact /thank-you /stop-the-water /privacy'.split(
    ' ',
  ))
    test(`the floating button of ${path} covers nothing at its beginning and end`, async ({ page }) => {
      await page.goto(path);
      // The page's end moves while sections get their height.
      await layOutEverySection(page);
      const button = page.getByRole('link', { name: 'Schedule Here' });
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expect(button).toBeInViewport({ ratio: 1 });
        expect(await under(page), `${width} x ${height}, beginning`).toEqual([]);
        await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
        expect(await under(page), `${width} x ${height}, end`).toEqual([]);
      }
    });
});

test('the floating button steps aside for a field with the focus or an error', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  const button = page.getByRole('link', { name: 'Schedule Here' });
  const form = page.locator('form[data-lead-form=contact]');
  await form.locator('[name=message]').focus();
  await expect(button).toBeHidden();
  await form.locator('[name=message]').blur();
  await expect(button).toBeVisible();
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.locator('[name=fullName]')).toHaveAttribute('aria-invalid', 'true');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(button).toBeHidden();
});

test('the floating button passes behind a form, and lies on top of it with the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/drain');
  const button = page.getByRole('link', { name: 'Schedule Here' });
  const isOnTop = () =>
    button.evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  expect(await isOnTop()).toBe(true);
  await page.locator('form[data-lead-form] [type=submit]').evaluate((submit) => {
    submit.scrollIntoView({ block: 'end', behavior: 'instant' });
    scrollBy({ top: 40, behavior: 'instant' });
  });
  await expect.poll(isOnTop).toBe(false);
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect.poll(isOnTop).toBe(true);
});
