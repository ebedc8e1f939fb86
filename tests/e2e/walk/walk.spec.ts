import { expect, test } from '@playwright/test';
import { builtFiles, readBuilt } from '../site/built-site';
import { axeViolations } from '../support/axe';
import { brotli, limits } from '../support/bytes';
import { expectNothingMoved } from '../support/shifts';
import { templates } from '../support/templates';
import {
  findCovered,
  findTooNarrow,
  openDialog,
  openMenus,
  pressCarouselsAndQuestions,
  readToTheEnd,
} from './use-page';
import { Watch } from './watch';

const pages = [...builtFiles()]
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ path: file.replace(/(^\/index)?\.html$/, '') || '/', html: readBuilt(file) }))
  .sort((one, other) => one.path.localeCompare(other.path));

/**
 * One visit to every built page, in which everything on it is used while errors, shifts and requests are recorded. New
 * pages are included automatically. Aliases are not visited, because they have exactly the body of their main page.
 */
const walked = [
  ...new Map(pages.map((page) => [page.html.slice(page.html.indexOf('<body')), page])).values(),
];

// Each walk is a first visit of a new browser. Installing the offline page in every one of them takes a twentieth of the
// time; `leads/offline.spec.ts` holds what the worker does.
test.use({ serviceWorkers: 'block' });

/** The same page in the site's first language, if there is one. */
const originalOf = (html: string): string | undefined =>
  /hreflang="x-default" href="[a-z]+:\/\/[^/]+([^"]*)"/.exec(html)?.[1];

/** Whether a page is the one of its template that is looked at more closely. */
const isExample = (path: string): boolean => (templates as readonly string[]).includes(path);

/**
 * Every page on a phone, where most visitors are, one of each template on the narrowest screen and on a laptop, and the
 * home page, which has most kinds of section, on three more. Pages of a template differ in their texts only, and whether a text fits
 * at any width is measured during the visit on a phone.
 */
const widthsOf = (path: string): number[] =>
  isExample(path) ? [320, 390, 1366, ...(path === '/' ? [768, 1024, 1920] : [])] : [390];

/**
 * All pages with `WALK=all npm test -- walk`, which belongs to a change of texts or of a template. Otherwise of pages in a
 * further language one of each template, and of cities, which are one template and a third of all pages, every third.
 */
const isWalked = ({ html, path }: (typeof pages)[number], index: number): boolean =>
  process.env.WALK === 'all' ||
  (html.includes('<html lang="en')
    ? !path.startsWith('/service-area/') || index % 3 === 0 || isExample(path)
    : isExample(originalOf(html) ?? ''));

/** Each kind of layout where it is narrowest (`screens` in tailwind.config.mjs), and the widest window. */
const everyLayout = [320, 480, 768, 1024, 1280, 1400, 1920];

/**
 * In which windows it is measured whether a page's texts fit. The layouts are the templates'; what differs between their
 * pages is the length of words, which is a fault first in the narrowest columns, with large text.
 */
const layoutsOf = (path: string): Record<string, readonly number[]> =>
  isExample(path) || process.env.WALK === 'all'
    ? { '100%': everyLayout, '200%': everyLayout }
    : { '100%': [320], '200%': [320, 768, 1024] };

/**
 * Where axe judges a page: every page on a phone, one of each template also on the narrowest screen and on a laptop.
 * What it finds on another screen only is in the layout, which a template's pages share; it is a fifth of a walk.
 */
const isJudged = (path: string, width: number): boolean =>
  width === 390 || (isExample(path) && [320, 1366].includes(width));

for (const { path } of walked.filter(isWalked))
  for (const width of widthsOf(path))
    test(`${path} is read and used to its end without a fault at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 700 ? 844 : 800 });
      // The not-found page logs the address that has no page, for the office.
      const watch = await Watch.begin(page, path.endsWith('/404') ? [/404/] : []);
      await page.goto(path, { waitUntil: 'networkidle' });

      await test.step('before it is touched', async () => {
        const inline = await page.evaluate(() =>
          Array.from(document.scripts)
            .filter((script) => !script.src && (!script.type || script.type === 'module'))
            .map((script) => script.textContent)
            .join('\n'),
        );
        const { script, fontFiles, fonts, all } = await watch.fetched();
        expect
          .soft(script + (inline ? brotli(inline) : 0), 'script before any touch')
          .toBeLessThanOrEqual(limits.scriptBeforeTouch);
        expect.soft(fontFiles, 'font files').toBeLessThanOrEqual(2);
        expect.soft(fonts, 'bytes of fonts').toBeLessThanOrEqual(limits.fonts);
        expect.soft(all, 'the whole first view').toBeLessThanOrEqual(limits.wholeFirstView);
      });

      await readToTheEnd(page);
      await expectNothingMoved(page);

      expect.soft(await pressCarouselsAndQuestions(page), 'what did not answer').toEqual([]);
      await openMenus(page);
      await openDialog(page);
      // Polled, because a slide that is just leaving the view is not inert until it has left.
      await expect.poll(() => findCovered(page), 'what lies under something else').toEqual([]);

      if (isJudged(path, width)) expect.soft(await axeViolations(page), 'accessibility').toEqual([]);
      if (width === 390) expect.soft(await findTooNarrow(page, layoutsOf(path)), 'too narrow').toEqual([]);

      expect
        .soft((await watch.fetched()).script, 'script used to its end')
        .toBeLessThanOrEqual(limits.scriptUsedToItsEnd);
      expect.soft(watch.foreign, 'requests to other hosts').toEqual([]);
      expect(watch.faults, 'errors').toEqual([]);
    });

for (const { html, path } of pages)
  test(`the first view of ${path} fits in the first round trip of data`, () => {
    const hero = html.indexOf('data-section="hero"');
    expect(hero, 'a hero').toBeGreaterThan(0);
    const end = html.indexOf('</section>', hero) + '</section>'.length;
    expect(brotli(html.slice(0, end))).toBeLessThanOrEqual(limits.firstView);
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).not.toMatch(/<link[^>]+rel="stylesheet"/);
    expect(head).not.toMatch(/<script(?![^>]*(type="module"|application\/ld\+json|async|defer))[^>]*src=/);
  });
