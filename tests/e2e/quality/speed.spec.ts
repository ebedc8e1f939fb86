import type { Page } from '@playwright/test';
import { templates } from '../support/templates';
import { expect, test } from '../support/test';

// The pictures that a trace takes make the browser paint where it would wait.
test.use({ trace: 'off' });

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** A layout shift: its score, and what moved from where to where. */
interface Move {
  value: number;
  what: string[];
}

/** Starts to note layout shifts before anything is on the page. */
const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const moves: Move[] = [];
    Object.assign(window, { moves });
    const corner = ({ x, y }: DOMRectReadOnly): string => `${Math.round(x)},${Math.round(y)}`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        moves.push({
          value,
          what: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.nodeName} "${node?.textContent?.trim().slice(0, 30)}" ${corner(previousRect)} to ${corner(currentRect)}`,
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** A button that grows by half a pixel counts 0.0001; nothing that anyone can see does. */
const INVISIBLE = 0.0005;

const expectNothingMoved = async (page: Page): Promise<void> => {
  const moves = await page.evaluate(() => (window as unknown as { moves: Move[] }).moves);
  expect(
    moves.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(moves, null, 1),
  ).toBeLessThan(INVISIBLE);
};

const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Lets no font through before the function that it returns is called. */
const holdFont = async (page: Page): Promise<() => void> => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  return release;
};

for (const path of templates)
  for (const width of [375, 390, 412, 1440])
    test(`nothing on ${path} moves when the font comes late, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchShifts(page);
      const release = await holdFont(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loading');
      release();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForFunction(() => 'font' in sessionStorage);
      await painted(page);
      await expectNothingMoved(page);
    });

for (const path of templates)
  for (const width of [390, 1440])
    test(`nothing on ${path} moves while it arrives on a slow line, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchShifts(page);
      const browser = await page.context().newCDPSession(page);
      await browser.send('Network.enable');
      // Bytes a second: the first view takes half a second, so that it comes in many pieces.
      const line = { latency: 60, downloadThroughput: 30_000, uploadThroughput: 30_000 };
      await browser.send('Network.emulateNetworkConditions', { offline: false, ...line });
      await page.goto(path, { waitUntil: 'load' });
      await painted(page);
      await expectNothingMoved(page);
    });

/** Whether the letters of an element are those of the site's font: the stand-in's are not as wide. */
const showsFont = (page: Page, selector = 'h1'): Promise<boolean> =>
  page.evaluate(async (wanted) => {
    await document.fonts.ready;
    const element = document.querySelector<HTMLElement>(wanted);
    if (!element) return false;
    const letters = document.createRange();
    letters.selectNodeContents(element);
    const widths = () => Array.from(letters.getClientRects(), ({ width }) => width).join();
    const shown = widths();
    element.style.fontFamily = 'Mona Sans Fallback';
    const isFont = shown !== widths();
    element.style.fontFamily = '';
    return isFont;
  }, selector);

test('the first page that a visitor sees takes on the site’s font when it has come', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  for (const part of ['h1', 'aside .btn', 'footer h2, footer p'])
    await expect.poll(() => showsFont(page, part), part).toBe(true);
});

test('a line whose last word stands on the brink does not break elsewhere when the font comes', async ({
  page,
  browser,
}) => {
  // A line that is a little wider in the font than in the stand-in, and a column that only the stand-in's fits.
  await page.goto('/');
  await page.waitForFunction(() => 'font' in sessionStorage);
  const brink = await page.evaluate(() => {
    const line = document.createElement('span');
    line.style.whiteSpace = 'nowrap';
    document.body.append(line);
    const widthIn = (family: string): number => {
      line.style.fontFamily = family;
      return line.getBoundingClientRect().width;
    };
    const words = Array.from(document.querySelectorAll('main p'), ({ textContent }) => textContent)
      .join(' ')
      .split(/\s+/);
    const lines = words.map((_word, start) => words.slice(start, start + 8).join(' '));
    for (const text of lines) {
      line.textContent = text;
      const [font, standIn] = [widthIn('Mona Sans'), widthIn('Mona Sans Fallback')];
      if (font - standIn > 1 && font - standIn < 3) return { text, width: (font + standIn) / 2 };
    }
    return undefined;
  });
  expect(brink, 'a line of the home page to try it with').toBeDefined();

  const visit = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const first = await visit.newPage();
  await watchShifts(first);
  const release = await holdFont(first);
  await first.addInitScript(({ text, width }) => {
    document.addEventListener('DOMContentLoaded', () => {
      const column = document.createElement('p');
      column.textContent = text;
      column.style.width = `${width}px`;
      document.querySelector('#hero-text')?.prepend(column);
    });
  }, brink!);
  await first.goto('/about');
  await painted(first);
  // The column itself has moved what is below it.
  await first.evaluate(() => (window as unknown as { moves: Move[] }).moves.splice(0));
  release();
  await first.waitForFunction(() => 'font' in sessionStorage);
  await painted(first);
  expect(await showsFont(first)).toBe(true);
  expect(
    await first.evaluate(() => document.querySelector<HTMLElement>('[data-section=hero]')?.style.wordSpacing),
  ).toMatch(/^-/);
  await expectNothingMoved(first);
  await visit.close();
});

test('a page where the font would move a line keeps its stand-in, and the next page starts with the font', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    // In units of the letter 0, which is not as wide in the one as in the other.
    document.addEventListener('DOMContentLoaded', () => {
      const heading = document.querySelector('h1');
      if (heading && location.pathname === '/') heading.style.marginTop = '18ch';
    });
  });
  await page.goto('/');
  await page.waitForFunction(() => 'font' in sessionStorage);
  expect(await showsFont(page)).toBe(false);
  await page.goto('/about', { referer: page.url() });
  expect(await page.evaluate(() => document.documentElement.dataset.plain)).toBeUndefined();
  expect(await showsFont(page)).toBe(true);
});

for (const path of templates)
  test(`what paints last and largest in the first view of ${path} is the hero’s text`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(path);
    const element = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver((list) => {
            const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
            const section = element?.closest('[data-section]')?.getAttribute('data-section');
            resolve(`${section}: ${element?.localName}`);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(element).toMatch(/^hero: (h1|p|span)$/);
  });

for (const path of templates)
  test(`${path} asks for no script, font or manifest before its first view is painted`, async ({ page }) => {
    await page.goto(path);
    await page.waitForFunction(() => 'font' in sessionStorage);
    const early = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const resources = performance.getEntriesByType('resource');
      return {
        fetched: resources.length,
        before: resources
          .filter(({ startTime }) => startTime < (paint?.startTime ?? 0))
          .map(({ name }) => name),
      };
    });
    expect(early.fetched, 'requests of the page').toBeGreaterThan(1);
    expect(early.before.filter((name) => /\.(js|woff2|webmanifest)$/.test(name))).toEqual([]);
  });

test('a browser that does not tell when it paints gets the scripts and the manifest all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto('/');
  await page.waitForFunction(() => 'font' in sessionStorage);
  await expect(page.locator('head > link[rel=manifest]')).toHaveAttribute('href', '/site.webmanifest');
});
