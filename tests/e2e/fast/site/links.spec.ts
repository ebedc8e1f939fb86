import { expect, test } from '@playwright/test';
import { languages } from '../../../../src/content/languages';
import { filesOnDisk } from '../../../../src/content/load/files';
import { siteLanguages } from '../../../../src/content/load/read';
import { cityFiles, filledIn, navigation, phoneToDial, toDial } from '../../support/facts';
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
  ...[...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(({ textContent }) =>
    Array.from(textContent.matchAll(/"(https?:[^"]+\.\w{3,4})"/g), ([, address = '']) => ({
      address,
      holder: 'structured data',
    })),
  ),
];

/** The address in full, if it is one of the site; nothing for other sites, `tel:`, `mailto:` and `data:`. */
const onSite = (address: string, page: BuiltPage): URL | undefined => {
  const url = new URL(address, `${siteOrigin()}${page.path}`);
  return url.origin === siteOrigin() ? url : undefined;
};

/** What is wrong with an address. */
function faultOf(page: BuiltPage, { address, holder }: Found): string | undefined {
  const url = onSite(address, page);
  if (!url) return address.startsWith('http:') ? 'to another site, and not encrypted' : undefined;
  if (!fileFor(url.pathname)) return 'to a file that does not exist';
  if (holder !== 'a[href]') return undefined;
  if (/\.html$|.\/$/.test(url.pathname)) return 'to another spelling than the page’s own';
  const id = decodeURIComponent(url.hash.slice(1));
  return address.includes('#') && !(id && pageAt(url.pathname)?.document.getElementById(id))
    ? 'to an id that its page does not have'
    : undefined;
}

test('every link, picture, script and style of every page goes to what exists, links by its own address', () => {
  const wrong = builtPages().flatMap((page) =>
    addressesIn(page).flatMap((found) => {
      const fault = faultOf(page, found);
      return fault ? [`${page.path}: ${found.holder} → ${found.address}, ${fault}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
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

test('the menu of phones leads to every area that the footer names', () => {
  const links = [...(pageAt('/')?.document.querySelectorAll('#mobile-menu a') ?? [])];
  // Behind its name, each link has a line about the area, which phones do not show.
  const labels = links.map(({ firstChild }) => firstChild?.textContent?.trim());
  expect(labels).toEqual(expect.arrayContaining(navigation.footer.areas.map(({ label }) => label)));
});
