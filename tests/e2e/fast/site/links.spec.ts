import { expect, test } from '@playwright/test';
import { languages } from '../../../../src/content/languages';
import { filesOnDisk } from '../../../../src/content/load/files';
import { siteLanguages } from '../../../../src/content/load/read';
import { cityFiles, filledIn, phoneToDial, toDial } from '../../support/facts';
import {
  builtPages,
  fileFor,
  pageAt,
  siteOrigin,
  textWithout,
  type BuiltPage,
} from '../../support/built-site';

/** An address in a page, and its place. */
interface Found {
  readonly address: string;
  readonly holder: string;
}

/** HTML attributes with addresses that a browser follows or fetches. */
const holders: readonly (readonly [selector: string, attribute: string])[] = [
  ['a[href]', 'href'],
  ['area[href]', 'href'],
  ['link[href]:not([rel="canonical"])', 'href'],
  ['script[src]', 'src'],
  ['img[src]', 'src'],
  ['source[src]', 'src'],
  ['video[poster]', 'poster'],
  ['iframe[src]', 'src'],
  ['use[href]', 'href'],
  ['image[href]', 'href'],
  ['astro-island[component-url]', 'component-url'],
  ['astro-island[renderer-url]', 'renderer-url'],
  ['meta[property="og:image"]', 'content'],
  ['meta[name="twitter:image"]', 'content'],
];

const candidates = (srcset: string): string[] =>
  srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);

const addressesIn = ({ document }: BuiltPage): Found[] => [
  ...holders.flatMap(([selector, attribute]) =>
    [...document.querySelectorAll(selector)].map((element) => ({
      address: element.getAttribute(attribute) ?? '',
      holder: selector,
    })),
  ),
  ...['srcset', 'imagesrcset'].flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
      candidates(element.getAttribute(attribute) ?? '').map((address) => ({ address, holder: attribute })),
    ),
  ),
];

/** The address in full, if it is one of the site; nothing for other sites, `tel:`, `mailto:` and `data:`. */
const onSite = (address: string, page: BuiltPage): URL | undefined => {
  const url = new URL(address, `${siteOrigin()}${page.path}`);
  return url.origin === siteOrigin() ? url : undefined;
};

const everyAddress = () =>
  builtPages().flatMap((page) => addressesIn(page).map((found) => ({ page, ...found })));

test('every link, picture, script and style of every page goes to a file that exists', () => {
  const broken = everyAddress().flatMap(({ page, address, holder }) => {
    const url = onSite(address, page);
    return url && !fileFor(url.pathname) ? [`${page.path}: ${holder} → ${address}`] : [];
  });
  expect(broken).toEqual([]);
});

test('every fragment of a link is an id on its page', () => {
  const broken = everyAddress().flatMap(({ page, address, holder }) => {
    const url = holder === 'a[href]' ? onSite(address, page) : undefined;
    if (!url || !address.includes('#')) return [];
    const id = decodeURIComponent(url.hash.slice(1));
    const target = pageAt(url.pathname)?.document;
    return id && target?.getElementById(id) ? [] : [`${page.path}: ${address}`];
  });
  expect(broken).toEqual([]);
});

test('links to pages have canonical addresses: no .html, no slash at the end', () => {
  const wrong = everyAddress().flatMap(({ page, address, holder }) => {
    const url = holder === 'a[href]' ? onSite(address, page) : undefined;
    return url && /\.html$|.\/$/.test(url.pathname) ? [`${page.path}: ${address}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('every link that is shown has an address', () => {
  const empty = builtPages().flatMap((page) =>
    [...page.document.querySelectorAll('a')]
      .filter((link) => !link.getAttribute('href') && !link.closest('.hidden, [hidden]'))
      .map((link) => `${page.path}: ${link.outerHTML.slice(0, 120)}`),
  );
  expect(empty).toEqual([]);
});

test('links to other sites are encrypted', () => {
  const open = everyAddress().filter(({ page, address }) => {
    const { protocol } = new URL(address, `${siteOrigin()}${page.path}`);
    return protocol === 'http:' && !onSite(address, page);
  });
  expect(open.map(({ page, address }) => `${page.path}: ${address}`)).toEqual([]);
});

test('every phone number that a page shows can be tapped; the business has one, and one e-mail address', () => {
  const plain: string[] = [];
  const targets = new Set<string>();
  for (const { path, document } of builtPages()) {
    for (const link of document.querySelectorAll('a[data-call], a[href^="mailto:"]'))
      targets.add(link.getAttribute('href')?.replace(/\?.*$/, '') ?? '');
    const text = textWithout(document.body, ({ tagName }) =>
      /^(a|button|label|script|style|select|template)$/i.test(tagName),
    );
    const [number] = /\(?\d{3}\)?[ -]\d{3}-\d{4}/.exec(text) ?? [];
    if (number) plain.push(`${path}: ${number}`);
  }
  expect(plain).toEqual([]);
  expect([...targets].sort()).toEqual([`mailto:${filledIn('{{site.email}}')}`, `tel:${phoneToDial()}`]);
});

test('a city’s page dials its water utility where the number is known', () => {
  const dialed = builtPages().flatMap(({ path, document }) =>
    [...document.querySelectorAll('#service-areas dl a[href^="tel:"]')].map(
      (link) => `${path} ${link.getAttribute('href') ?? ''}`,
    ),
  );
  const known = siteLanguages(filesOnDisk(process.cwd())).flatMap((language) =>
    cityFiles().flatMap(({ slug, waterUtility: { emergency } }) =>
      emergency ? [`${languages[language].cities}${slug} tel:${toDial(emergency)}`] : [],
    ),
  );
  expect(known).not.toEqual([]);
  expect(dialed.sort()).toEqual(known.sort());
});
