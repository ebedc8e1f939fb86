import { test } from '@playwright/test';
import { builtPages } from '../../support/built-site';
import { templates } from '../../support/templates';
import { everyLayout, walk } from '../../support/walk';

/**
 * One visit to every built page, in which everything on it is used while errors, shifts and requests are recorded. New
 * pages are included automatically. Aliases are not visited, because they have exactly the body of their main page.
 */
const walked = [
  ...new Map(builtPages().map((page) => [page.html.slice(page.html.indexOf('<body')), page])).values(),
];

// Each walk is a first visit of a new browser. Installing the offline page in every one of them takes a twentieth of the
// time; `leads/offline.spec.ts` holds what the worker does.
test.use({ serviceWorkers: 'block' });

/** Whether a page is the one of its template that is looked at more closely. */
const isExample = (path: string): boolean => (templates as readonly string[]).includes(path);

/**
 * Every page on a phone, where most visitors are, one of each template on the narrowest screen and on a laptop, and the
 * home page, which has most kinds of section, on three more. Pages of a template differ in their texts only, and whether
 * a text fits at any width is measured during the visit on a phone.
 */
const widthsOf = (path: string): number[] =>
  isExample(path) ? [320, 390, 1366, ...(path === '/' ? [768, 1024, 1920] : [])] : [390];

/**
 * In which windows it is measured whether a page's texts fit. The layouts are the templates'; what differs between their
 * pages is the length of words, which is a fault first in the narrowest columns, with large text.
 */
const layoutsOf = (path: string): Record<string, readonly number[]> =>
  isExample(path)
    ? { '100%': everyLayout, '200%': everyLayout }
    : { '100%': [320], '200%': [320, 768, 1024] };

/**
 * Where axe judges a page: every page on a phone, one of each template also on the narrowest screen and on a laptop.
 * What it finds on another screen only is in the layout, which a template's pages share; it is a fifth of a walk.
 */
const isJudged = (path: string, width: number): boolean =>
  width === 390 || (isExample(path) && [320, 1366].includes(width));

for (const { path } of walked)
  for (const width of widthsOf(path))
    test(`${path} is read and used to its end without a fault at ${width} px`, async ({ page }) => {
      await walk(page, path, width, {
        judged: isJudged(path, width),
        ...(width === 390 && { layouts: layoutsOf(path) }),
      });
    });
