import { expect, test } from '@playwright/test';
import { builtPages, originalPath, readable, type BuiltPage } from '../../support/built-site';
import { invalidMarkup } from '../../support/invalid-markup';
import { templates } from '../../support/templates';

/** Elements that match a selector on any page, as a list of places. */
const places = (selector: string, keep: (element: Element) => boolean = () => true): string[] =>
  builtPages().flatMap(({ path, document }) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => keep(element as unknown as Element))
      .map((element) => `${path}: ${readable(element.outerHTML).slice(0, 160)}`),
  );

const headings = ({ document }: BuiltPage) =>
  [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((element) => ({
    level: Number(element.tagName.slice(1)),
    text: readable(element.textContent),
  }));

test('the HTML of a page of each template is valid', async () => {
  expect(
    await invalidMarkup(builtPages().filter(({ path }) => (templates as readonly string[]).includes(path))),
  ).toEqual([]);
});

test('every page has exactly one main heading, with words in it', () => {
  const wrong = builtPages().flatMap((page) => {
    const first = headings(page).filter(({ level }) => level === 1);
    return first.length === 1 && first[0]?.text ? [] : [`${page.path}: ${first.length} of h1`];
  });
  expect(wrong).toEqual([]);
});

test('every page has one header, main part and footer, except two without a footer', () => {
  const outermost = (page: BuiltPage, name: string) =>
    [...page.document.querySelectorAll(name)].filter(
      (element) => !element.parentElement?.closest('main, article, section, aside, nav'),
    );
  const wrong = builtPages().flatMap((page) =>
    ['header', 'main', 'footer'].flatMap((name) => {
      const count = outermost(page, name).length;
      // Two pages have no footer.
      const wanted =
        name === 'footer' && ['/slab/leaks', '/toilet/help'].includes(originalPath(page)) ? 0 : 1;
      return count === wanted ? [] : [`${page.path}: ${count} of ${name}`];
    }),
  );
  expect(wrong).toEqual([]);
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

test('every picture has its size, so that nothing moves while it loads, and words or the mark of decoration', () => {
  const number = (value: string | null) => /^[1-9]\d*$/.test(value ?? '');
  expect(
    places(
      'img',
      (image) =>
        !number(image.getAttribute('width')) ||
        !number(image.getAttribute('height')) ||
        image.getAttribute('alt') === null,
    ),
  ).toEqual([]);
});

test('every drawing in the page is named or hidden from screen readers', () => {
  // A group holds links, as the map does; an image is one thing.
  const named = (svg: Element) =>
    /^(img|group)$/.test(svg.getAttribute('role') ?? '') &&
    readable(svg.getAttribute('aria-label') ?? svg.querySelector('title')?.textContent ?? '') !== '';
  expect(places('svg', (svg) => !svg.closest('[aria-hidden="true"]') && !named(svg))).toEqual([]);
});

test('no element has a script in an attribute, which the content security policy forbids', () => {
  const handlers = places('*', (element) => [...element.attributes].some(({ name }) => /^on/i.test(name)));
  expect(handlers).toEqual([]);
  expect(places('a[href^="javascript:"]')).toEqual([]);
});

test('every frame has a title and waits until it is near', () => {
  expect(
    places('iframe', (frame) => !frame.getAttribute('title') || frame.getAttribute('loading') !== 'lazy'),
  ).toEqual([]);
});

test('no page fetches anything from another site when it opens', () => {
  const foreign = places(
    'script[src], link[rel~="stylesheet"], link[rel~="preload"], link[rel~="modulepreload"], link[rel~="preconnect"], img[src], source[srcset]',
    (element) =>
      ['src', 'href', 'srcset'].some((name) => /^(https?:)?\/\//.test(element.getAttribute(name) ?? '')),
  );
  expect(foreign).toEqual([]);
});
