import { expect, test } from '@playwright/test';
import { builtPages, originalPath, readable } from '../../support/built-site';
import { invalidMarkup } from '../../support/invalid-markup';
import { templates } from '../../support/templates';

/** Elements that match a selector on any page, as a list of places. */
const places = (selector: string, keep: (element: Element) => boolean = () => true): string[] =>
  builtPages().flatMap(({ path, document }) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => keep(element as unknown as Element))
      .map((element) => `${path}: ${readable(element.outerHTML).slice(0, 160)}`),
  );

test('the HTML of a page of each template is valid', async () => {
  expect(
    await invalidMarkup(builtPages().filter(({ path }) => (templates as readonly string[]).includes(path))),
  ).toEqual([]);
});

test('every page has one main heading, header, main part and footer, except two without a footer', () => {
  const isOutermost = ({ tagName, parentElement }: Element) =>
    tagName === 'H1' || !parentElement?.closest('main, article, section, aside, nav');
  for (const page of builtPages()) {
    const parts = [...page.document.querySelectorAll('h1, header, main, footer')]
      .filter((part) => isOutermost(part as unknown as Element))
      .map(({ localName }) => localName);
    const hasNoFooter = ['/slab/leaks', '/toilet/help'].includes(originalPath(page));
    expect(parts, page.path).toEqual(['header', 'main', 'h1', ...(hasNoFooter ? [] : ['footer'])]);
    expect(readable(page.document.querySelector('h1')!.textContent), page.path).not.toBe('');
  }
});

test('every section has its name', () => {
  const wrong = places('main section', (element) => !element.getAttribute('data-section'));
  expect(wrong).toEqual([]);
  expect(places('[data-section]').length).toBeGreaterThan(0);
});

test('every page begins with a link that skips to its main part', () => {
  const wrong = builtPages().filter(({ document }) => {
    const first = document.body.querySelector('a[href], button, input, select, textarea');
    const main = document.querySelector('main');
    return !main?.id || first?.getAttribute('href') !== `#${main.id}`;
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('every picture has its size, so that nothing moves while it loads', () => {
  const number = (value: string | null) => /^[1-9]\d*$/.test(value ?? '');
  const hasSize = (image: Element) =>
    number(image.getAttribute('width')) && number(image.getAttribute('height'));
  expect(places('img', (image) => !hasSize(image))).toEqual([]);
});

test('every drawing in the page is named or hidden from screen readers', () => {
  // A group holds links, as the map does; an image is one thing.
  const named = (svg: Element) =>
    /^(img|group)$/.test(svg.getAttribute('role') ?? '') &&
    readable(svg.getAttribute('aria-label') ?? svg.querySelector('title')?.textContent ?? '') !== '';
  expect(places('svg', (svg) => !svg.closest('[aria-hidden="true"]') && !named(svg))).toEqual([]);
});
