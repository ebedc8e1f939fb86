import { expect, test } from '@playwright/test';
import { filesOnDisk } from '../../../../src/content/load/files';
import { pathOf, readContent, siteLanguages } from '../../../../src/content/load/read';
import { collectionNames } from '../../../../src/content/collections';
import { valueAt } from '../../../../src/content/load/schema-fields';
import {
  builtPages,
  isHidden,
  mainAddress,
  pageAt,
  readBuilt,
  searchHead,
  siteOrigin,
  type BuiltPage,
} from '../../support/built-site';
import { isMain, mainPages, absolute } from '../../support/search-heads';

const addressesIn = (sitemap: string): string[] =>
  Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address);

/** Values that more than one page has, with the pages. */
const shared = (value: (page: BuiltPage) => string): string[] => {
  const pages = new Map<string, string[]>();
  for (const page of mainPages()) pages.set(value(page), [...(pages.get(value(page)) ?? []), page.path]);
  return [...pages]
    .filter(([, paths]) => paths.length > 1)
    .map(([text, paths]) => `${paths.join(', ')}: ${text}`);
};

test('no two pages have the same title or description', () => {
  expect(shared((page) => searchHead(page).title)).toEqual([]);
  expect(shared((page) => searchHead(page).description)).toEqual([]);
});

test('titles and descriptions are as long as a search result shows', () => {
  const wrong = builtPages().flatMap((page) => {
    const { title, description } = searchHead(page);
    return [
      ...(title.length < 10 || title.length > 65 ? [`${page.path}: title of ${title.length}: ${title}`] : []),
      ...(description.length < 50 || description.length > 165
        ? [`${page.path}: description of ${description.length}: ${description}`]
        : []),
    ];
  });
  expect(wrong).toEqual([]);
});

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
    return !main || searchHead(page).canonical !== absolute(main.path) || !isMain(main);
  });
  expect(wrong.map((page) => `${page.path}: ${searchHead(page).canonical}`)).toEqual([]);
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

test('every shared card links to a page of the site and has its picture by a whole address', () => {
  const wrong = builtPages().filter(({ document }) => {
    const url = document.querySelector('meta[property="og:url"]')?.getAttribute('content') ?? '';
    const pictures = [...document.querySelectorAll('meta[property="og:image"], meta[name="twitter:image"]')];
    return (
      !url.startsWith(siteOrigin()) ||
      !pageAt(new URL(url).pathname) ||
      !pictures.every((one) => one.getAttribute('content')?.startsWith(`${siteOrigin()}/`))
    );
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
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

test('robots.txt allows search engines', () => {
  const robots = readBuilt('/robots.txt');
  expect(robots).toContain(`Sitemap: ${siteOrigin()}/sitemap-index.xml`);
  expect(robots).not.toMatch(/^Disallow: \S/m);
});
