import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { layOutEverySection } from './lay-out';

/** Resolves in the second frame from now, when the first has been painted. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Scrolls to the end like a reader, and then to each island that hydrates when somebody stays near it, until it has. */
export async function readToTheEnd(page: Page): Promise<void> {
  let isAtEnd = false;
  for (let step = 0; !isAtEnd; step += 1) {
    const from = await page.evaluate(() => scrollY);
    // Next to the text, so that no carousel pauses under the pointer. It moves, because islands wait for that.
    await page.mouse.move(2, 300 + (step % 100));
    await page.mouse.wheel(0, page.viewportSize()!.height);
    // A busy browser scrolls several steps in one frame, and no observer sees the islands between.
    isAtEnd = await page.evaluate(async (before) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const atEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      while (scrollY === before && !atEnd()) await frame();
      await frame();
      await frame();
      return atEnd();
    }, from);
  }
  const stayAtOneAsleep = () =>
    page.evaluate(() => {
      const asleep = Array.from(document.querySelectorAll('astro-island[ssr][client=visitor]')).filter(
        (island) => {
          const { value } = JSON.parse(island.getAttribute('opts') ?? '{}') as { value?: unknown };
          return value !== 'use' && (typeof value !== 'string' || matchMedia(value).matches);
        },
      );
      asleep[0]?.firstElementChild?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return asleep.map((island) => island.getAttribute('component-url'));
    });
  const message = 'islands that nobody woke by staying near them';
  await expect.poll(stayAtOneAsleep, { message, intervals: [50] }).toEqual([]);
  const unready = 'astro-island[client=visitor]:not([ssr], [data-ready], [data-ready] > *)';
  await expect(page.locator(unready)).toHaveCount(0);
}

/** The names of the buttons that stop and start a carousel, in every language. */
const pauseAndPlay = ['content/interface.json', 'content/es/interface.json'].flatMap((file) => {
  const { carousel } = JSON.parse(readFileSync(file, 'utf8')) as {
    carousel: Record<'pause' | 'play', string>;
  };
  return [carousel.pause, carousel.play];
});

/**
 * Presses, inside the page, everything that moves or opens within `main`: each carousel one slide on and back, each
 * question open and shut.
 */
export async function pressCarouselsAndQuestions(page: Page): Promise<string[]> {
  return page.evaluate(async (switches) => {
    const deaf: string[] = [];
    const nameOf = (element: Element) =>
      `${element.closest('[data-section]')?.getAttribute('data-section')}: ${
        element.getAttribute('aria-label') ?? element.textContent.trim()
      }`;
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    /** Waits for the effect of a press, for at most two seconds of frames. */
    const comes = async (holds: () => boolean): Promise<boolean> => {
      for (let frame = 0; frame < 120 && !holds(); frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return holds();
    };
    const press = async (button: HTMLElement, answered: () => boolean): Promise<void> => {
      button.click();
      if (!(await comes(answered))) deaf.push(nameOf(button));
    };

    for (const carousel of document.querySelectorAll('main [data-carousel]')) {
      carousel.scrollIntoView({ block: 'center', behavior: 'instant' });
      const buttons = [...carousel.querySelectorAll<HTMLElement>('.carousel-controls button')].filter(shown);
      const place = () => {
        const first = carousel.querySelector('[data-slide]')!.getBoundingClientRect();
        return Math.round(first.left - carousel.getBoundingClientRect().left);
      };
      for (const button of buttons) {
        const label = button.getAttribute('aria-label') ?? '';
        if (switches.includes(label)) await press(button, () => button.getAttribute('aria-label') !== label);
        else if (button.getAttribute('aria-current') !== 'true') {
          const before = place();
          await press(button, () => place() !== before);
        }
      }
    }

    for (const question of document.querySelectorAll<HTMLElement>('main button[aria-expanded]')) {
      if (!shown(question)) continue;
      const answer = document.getElementById(question.getAttribute('aria-controls') ?? '');
      for (const open of [true, false])
        await press(
          question,
          () =>
            question.getAttribute('aria-expanded') === String(open) &&
            (!answer || shown(answer) === open || answer.checkVisibility() === open),
        );
    }
    return deaf;
  }, pauseAndPlay);
}

/** Opens and closes every menu of the header. */
export async function openMenus(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const menus = page.locator('header button[aria-expanded]').filter({ visible: true });
  for (const menu of await menus.all()) {
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    const panel = page.locator(`#${await menu.getAttribute('aria-controls')}`);
    await expect(panel.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(panel.getByRole('link').first()).toBeHidden();
  }
}

/** Opens the page's first dialog, if it has one, and closes it. */
export async function openDialog(page: Page): Promise<void> {
  // Not one on a slide, which may be out of view after its carousel was used.
  const opener = page
    .locator(':is([data-quote-open],[data-modal-open]):not([data-slide] *)')
    .filter({ visible: true })
    .first();
  if ((await opener.count()) === 0) return;
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleName(/\w/);
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

/**
 * Scrolls each link and control to the middle of the view and checks which element a tap would hit, and that buttons
 * have the size of a target.
 */
export async function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const covered: string[] = [];
    for (const target of document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary',
    )) {
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Not the honeypot, which people cannot reach, inert slides, or the skip link, which shows only on focus.
      if (target.closest('[inert], [aria-hidden=true], .sr-only') || target.tabIndex === -1) continue;
      target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      // The center of the box of a link over two lines, or of a link in a drawing, may not belong to the link.
      const parts = target instanceof SVGElement ? Array.from(target.children) : [target];
      const boxes = parts.flatMap((part) => Array.from(part.getClientRects()).slice(0, 1));
      const met = boxes
        .filter((box) => box.right > 0 && box.bottom > 0)
        .map((box) => document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
      const { width, height } = target.getBoundingClientRect();
      // Links in a sentence may be lower (WCAG 2.2, 2.5.8).
      if (target.matches('button') && Math.min(width, height) < 24)
        covered.push(`${target.outerHTML.slice(0, 90)} is only ${width} by ${height} px large`);
      const isTarget = (element: Element | null) =>
        element !== null && (target.contains(element) || element.closest('label')?.control === target);
      if (met.length === 0 || met.some(isTarget)) continue;
      covered.push(
        `${target.outerHTML.slice(0, 90)} under ${met[0]?.outerHTML.slice(0, 90) ?? 'nothing: out of view'}`,
      );
    }
    return covered;
  });
}

/**
 * Where the page scrolls sideways, or a column is so narrow that a word needs more than three lines, also at twice the
 * text size (WCAG 2.2, 1.4.10 and 1.4.4).
 * @param layouts for each size of text, the widths of the window
 */
export async function findTooNarrow(
  page: Page,
  layouts: Readonly<Record<string, readonly number[]>>,
): Promise<string[]> {
  const found: string[] = [];
  await layOutEverySection(page);
  for (const [text, widths] of Object.entries(layouts)) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const { excess, broken } = await page.evaluate(async () => {
        // The page handles its new width in the next frame, when it also removes sizes that were fixed for the font
        // change.
        await new Promise(requestAnimationFrame);
        const broken: string[] = [];
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
          // A text of three lines has no word of four, and to ask for the place of every word takes a second a page.
          range.selectNodeContents(text);
          if (range.getClientRects().length <= 3) continue;
          const box = text.parentElement;
          if (!box?.checkVisibility({ visibilityProperty: true }) || box.closest('[aria-hidden=true]'))
            continue;
          for (const { 0: word, index } of text.data.matchAll(/\p{L}{4,}/gu)) {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (range.getClientRects().length > 3) broken.push(word);
          }
        }
        const { scrollWidth, clientWidth } = document.documentElement;
        return { excess: scrollWidth - clientWidth, broken };
      });
      if (excess > 0) found.push(`scrolls ${excess} px at ${width} px, text ${text}`);
      if (broken.length > 0) found.push(`breaks ${broken.join(', ')} at ${width} px, text ${text}`);
    }
  }
  return found;
}
