import { expect, test } from '@playwright/test';
import { filesOnDisk } from '../../../../src/content/load/files';
import { pathOf, readContent, siteLanguages } from '../../../../src/content/load/read';
import { collectionNames } from '../../../../src/content/collections';
import { valueAt } from '../../../../src/content/load/schema-fields';
import {
  builtPages,
  canonicalOf,
  isHidden,
  mainAddress,
  pageAt,
  readBuilt,
  siteOrigin,
  type BuiltPage,
} from '../../support/built-site';

/** Whether a page is at its main address, not at an alias. */
const isMain = (page: BuiltPage) => mainAddress(page) === page.path;

const mainPages = () => builtPages().filter(isMain);

const absolute = (path: string) => `${siteOrigin()}${path}`;

const addressesIn = (sitemap: string): string[] =>
  Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address);

test('named references are resolved in built pages', () => {
  expect(
    builtPages()
      .filter(({ html }) => html.includes('{{'))
      .map(({ path }) => path),
  ).toEqual([]);
});

test('every page has a canonical address that exists and is its own canonical address', () => {
  const wrong = builtPages().filter((page) => {
    const main = pageAt(mainAddress(page));
    return !main || canonicalOf(page) !== absolute(main.path) || !isMain(main);
  });
  expect(wrong.map((page) => `${page.path}: ${canonicalOf(page)}`)).toEqual([]);
});

test('every page has each tag for search engines and social networks once', () => {
  const names = [
    'title',
    'link[rel="canonical"]',
    ...['description', 'robots', 'twitter:card', 'twitter:title', 'twitter:description', 'twitter:image'].map(
      (name) => `meta[name="${name}"]`,
    ),
    ...(
      'og:type og:site_name og:locale og:url og:title og:description og:image og:image:width ' +
      'og:image:height og:image:alt'
    )
      .split(' ')
      .map((name) => `meta[property="${name}"]`),
  ];
  const wrong = builtPages().flatMap(({ path, document }) =>
    names.flatMap((name) => {
      const count = document.head.querySelectorAll(`:scope > ${name}`).length;
      return count === 1 ? [] : [`${path}: ${count} of ${name}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('a shared card has a title and an address of its own where content says them', () => {
  const tag = (path: string, name: string) =>
    pageAt(path)?.document.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
  expect(tag('/', 'og:title')).not.toBe(pageAt('/')!.document.title);
  expect(tag('/drain-cleaning', 'og:url')).toBe(absolute('/drain-cleaning-dallas-fort-worth-arlington'));
});

test('the sitemap lists every main address that may be found, and nothing else', () => {
  const indexes = addressesIn(readBuilt('/sitemap-index.xml'));
  const listed = indexes.flatMap((address) => addressesIn(readBuilt(new URL(address).pathname)));
  const expected = mainPages()
    .filter((page) => !isHidden(page))
    .map(({ path }) => absolute(path));
  expect(listed.sort()).toEqual(expected.sort());
});

test('the pages whose content says so stay out of search results, all other pages may be found', () => {
  const files = filesOnDisk(process.cwd());
  const entries = siteLanguages(files).flatMap(
    (language) => readContent(files, collectionNames, language).entries,
  );
  const wanted = entries.flatMap((entry) =>
    valueAt(entry.raw, ['noindex']) === true ? [pathOf(entry)] : [],
  );
  expect(wanted).toEqual(expect.arrayContaining(['/404', '/thank-you']));
  const hidden = mainPages().filter(isHidden);
  expect(hidden.map(({ path }) => path).sort()).toEqual(wanted.sort());
});

test('the office’s hours are in a file for its workflows, and no page links to it', () => {
  const hours = JSON.parse(readBuilt('/office-hours.json')) as { week: unknown[]; callBackMinutes: number };
  expect(hours).toMatchObject({ timeZone: expect.stringContaining('/'), holidays: expect.any(Array) });
  expect(hours.callBackMinutes).toBeGreaterThan(0);
  expect(hours.week).toHaveLength(7);
  for (const { html } of mainPages()) expect(html).not.toContain('office-hours.json');
});
