import { expect, test } from '@playwright/test';
import type { Element } from 'happy-dom';
import {
  builtPages,
  canonicalOf,
  pageAt,
  readable,
  siteOrigin,
  type BuiltPage,
} from '../../support/built-site';
import { languages, localeOf, type Language } from '../../../../src/content/languages';
import { readContent, siteLanguages } from '../../../../src/content/load/read';
import { filesOnDisk } from '../../../../src/content/load/files';

const built = siteLanguages(filesOnDisk(process.cwd()));

const further = built.slice(1);

const languageOfPath = (path: string): Language =>
  further.find((language) => path === `/${language}` || path.startsWith(`/${language}/`)) ?? 'en';

/** Addresses of a page in each language, as its head names them. */
const alternatesOf = ({ document }: BuiltPage): Map<string, string> =>
  new Map(
    [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
      link.getAttribute('hreflang') ?? '',
      link.getAttribute('href') ?? '',
    ]),
  );

test('every page declares the language of its address', () => {
  const wrong = builtPages().filter(
    ({ path, document }) => document.documentElement.lang !== localeOf(languageOfPath(path)),
  );
  expect(wrong.map(({ path, document }) => `${path}: ${document.documentElement.lang}`)).toEqual([]);
});

test('a page and its translation name each other and themselves to search engines', () => {
  let named = 0;
  for (const page of builtPages()) {
    const alternates = alternatesOf(page);
    const canonical = canonicalOf(page);
    if (alternates.size === 0 || canonical !== siteOrigin() + page.path) continue;
    named += 1;
    expect(alternates.get(localeOf(languageOfPath(page.path))), page.path).toBe(canonical);
    expect(alternates.get('x-default'), page.path).toBe(alternates.get(localeOf('en')));
    for (const address of alternates.values()) {
      const other = pageAt(address.slice(siteOrigin().length));
      expect(other && alternatesOf(other), `${page.path} and ${address}`).toEqual(alternates);
    }
  }
  expect(named > 0).toBe(further.length > 0);
});

/** What a visitor reads or hears, without reviews and others' names, which keep their language. */
function textsOf({ document }: BuiltPage, language: Language): string[] {
  const texts: string[] = [];
  const walk = (element: Element): void => {
    if (/^(script|style|template)$/i.test(element.tagName)) return;
    const own = element.getAttribute('lang');
    if (own && element.tagName !== 'HTML' && !own.startsWith(language)) return;
    for (const name of ['alt', 'aria-label', 'placeholder', 'title'])
      if (element.hasAttribute(name)) texts.push(element.getAttribute(name) ?? '');
    for (const node of element.childNodes) {
      if (node.nodeType === 3) texts.push(node.textContent);
      else if (node.nodeType === 1) walk(node as Element);
    }
  };
  walk(document.body);
  return texts.map(readable);
}

for (const language of further)
  test(`no sentence of a page in ${languages[language].name} was left in English`, () => {
    // Every text of the English content of three words and more; names of utilities and places have fewer or are marked.
    const sentences = new Set<string>();
    const collect = (value: unknown): void => {
      if (typeof value === 'string') {
        if (/^[A-Z].*\b(the|and|of|your|we|you|is|for|with|to)\b/.test(value) && !value.includes('{{'))
          sentences.add(value);
      } else if (value && typeof value === 'object') Object.values(value).forEach(collect);
    };
    readContent(filesOnDisk(process.cwd())).entries.forEach((entry) => collect(entry.raw));
    expect(sentences.size).toBeGreaterThan(500);
    const left = builtPages()
      .filter(({ path }) => languageOfPath(path) === language)
      .flatMap((page) =>
        textsOf(page, language)
          .filter((text) => sentences.has(text) && !/^City of /.test(text))
          .map((text) => `${page.path}: ${text}`),
      );
    expect(left).toEqual([]);
  });
