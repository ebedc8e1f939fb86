import { expect, test } from '@playwright/test';
import { filesOnDisk } from '../../../../src/content/load/files';
import { siteLanguages } from '../../../../src/content/load/read';
import { landingFiles } from '../../support/landing-pages';
import {
  builtPages,
  canonicalOf,
  isHidden,
  pageAt,
  readable,
  siteOrigin,
  type BuiltPage,
} from '../../support/built-site';

type Node = Readonly<Record<string, unknown>>;

/**
 * Every type of node that the site writes, with what search engines refuse or ignore it without: Google Search Central,
 * 'Local business', 'FAQ', 'Breadcrumb' and 'Site name'. That names are schema.org's, the types of `schema-dts` hold.
 */
const required: Readonly<Record<string, string>> = {
  Plumber: '@id name address telephone url geo openingHoursSpecification priceRange image',
  PostalAddress: 'streetAddress addressLocality addressRegion postalCode addressCountry',
  GeoCoordinates: 'latitude longitude',
  OpeningHoursSpecification: 'opens closes',
  EducationalOccupationalCredential: 'credentialCategory name identifier',
  Offer: 'name description',
  PriceSpecification: 'minPrice priceCurrency',
  City: 'name',
  AdministrativeArea: 'name',
  State: 'name',
  Service: '@id name provider areaServed description',
  FAQPage: 'mainEntity',
  Question: 'name acceptedAnswer',
  Answer: 'text',
  HowTo: 'name step',
  HowToStep: 'position text',
  BreadcrumbList: 'itemListElement',
  ListItem: 'position name item',
  WebSite: '@id name url',
};

const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const blockTexts = ({ document }: BuiltPage): string[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent);

const blocksOf = (page: BuiltPage): Node[] => blockTexts(page).map((text) => JSON.parse(text) as Node);

const nodesIn = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
};

const ofType = (page: BuiltPage, type: string): Node[] =>
  nodesIn(blocksOf(page)).filter((node) => node['@type'] === type);

const isReference = (node: Node) => Object.keys(node).join() === '@id';

const problems = (find: (page: BuiltPage) => string[]): string[] =>
  builtPages().flatMap((page) => find(page).map((problem) => `${page.path}: ${problem}`));

/** Questions and answers as a visitor can read them on the page: buttons in headings, and what each opens. */
const visibleQuestions = ({ document }: BuiltPage) =>
  [...document.querySelectorAll('main :is(h2, h3, h4) > button[aria-expanded]')].map((button) => ({
    question: readable(button.textContent),
    answer: readable(
      document.querySelector(`[role="region"][aria-labelledby="${button.id}"]`)?.textContent ?? '',
    ),
  }));

test('structured data is of schema.org, uses only types that we know, and has what search engines require', () => {
  expect(
    problems((page) =>
      blocksOf(page)
        .filter((block) => block['@context'] !== 'https://schema.org')
        .map((block) => `not of schema.org: ${JSON.stringify(block).slice(0, 80)}`),
    ),
  ).toEqual([]);
  expect(
    problems((page) =>
      nodesIn(blocksOf(page))
        .filter((node) => !isReference(node))
        .flatMap((node) => {
          const type = String(node['@type']);
          const names = required[type]?.split(' ');
          if (!names) return [`unknown type ${type}`];
          return names.filter((name) => !String(node[name] ?? '')).map((name) => `${type} lacks ${name}`);
        }),
    ),
  ).toEqual([]);
});

test('no page rates or reviews the business to search engines', () => {
  const rating = /"(aggregateRating|reviews?|reviewRating|ratingValue|starRating|AggregateRating|Rating)"/i;
  expect(
    problems((page) => [
      ...blockTexts(page).filter((text) => rating.test(text)),
      ...(page.document.querySelector('[itemscope], [itemprop], [typeof], [vocab]')
        ? ['microdata or RDFa']
        : []),
    ]),
  ).toEqual([]);
});

test('every page of a language describes the business in the same words', () => {
  const descriptions = new Map<string, string[]>();
  for (const page of builtPages()) {
    const business = blocksOf(page).filter((node) => node['@type'] === 'Plumber');
    expect(business.length, page.path).toBe(1);
    const text = page.document.documentElement.lang + JSON.stringify(business[0]);
    descriptions.set(text, [...(descriptions.get(text) ?? []), page.path]);
  }
  expect(
    [...descriptions.values()].map((paths) => paths.slice(0, 3)),
    'pages by what they say',
  ).toHaveLength(siteLanguages(filesOnDisk(process.cwd())).length);
});

test('every reference between blocks goes to one block of the same page', () => {
  expect(
    problems((page) => {
      const nodes = nodesIn(blocksOf(page)).filter((node) => node['@id']);
      const described = nodes.filter((node) => !isReference(node)).map((node) => String(node['@id']));
      const named = nodes.map((node) => String(node['@id']));
      return [
        ...named.filter((id) => !described.includes(id)).map((id) => `${id} is not described`),
        ...described.filter((id, index) => described.indexOf(id) !== index).map((id) => `two of ${id}`),
      ];
    }),
  ).toEqual([]);
});

test('the questions in structured data are those of the page, word for word, if search engines may list it', () => {
  let compared = 0;
  for (const page of builtPages()) {
    const marked = ofType(page, 'Question').map((node) => ({
      question: readable(String(node.name)),
      answer: readable(String((node.acceptedAnswer as Node).text)),
    }));
    expect(marked, page.path).toEqual(isHidden(page) ? [] : visibleQuestions(page));
    compared += marked.length;
  }
  expect(compared).toBeGreaterThan(0);
});

test('a landing page has exactly three blocks: local business, service, FAQ', () => {
  for (const { path } of landingFiles()) {
    const types = blocksOf(pageAt(path)!).map((node) => node['@type']);
    expect(types, path).toEqual(['Plumber', 'Service', 'FAQPage']);
  }
});

test('a service page and a city page name their service, and a city page that city alone as its area', () => {
  const services = builtPages().filter(({ path }) => /^\/services\//.test(path));
  const cities = builtPages().filter(({ path }) => /^\/service-area\//.test(path));
  expect([services.length > 0, cities.length > 0]).toEqual([true, true]);
  for (const page of [...services, ...cities]) expect(ofType(page, 'Service'), page.path).toHaveLength(1);
  const areas = cities.map((page) => {
    const { areaServed } = ofType(page, 'Service')[0] as { areaServed: Node };
    expect(page.document.querySelector('h1')?.textContent, page.path).toContain(String(areaServed.name));
    return areaServed.name;
  });
  expect(new Set(areas).size).toBe(cities.length);
});

test('breadcrumbs count from one, end on the page itself and say what the page shows', () => {
  let compared = 0;
  for (const page of builtPages()) {
    const steps = ofType(page, 'ListItem');
    const visible = [...page.document.querySelectorAll('main nav > ol > li')].map((item) =>
      readable(item.textContent).replace(/^[/›\s]+|[/›\s]+$/g, ''),
    );
    expect(
      steps.map(({ position, name }) => [position, readable(String(name))]),
      page.path,
    ).toEqual(visible.map((name, index) => [index + 1, name]));
    const urls = steps.map((step) => new URL(String(step.item)));
    expect(
      urls.filter(({ origin, pathname }) => origin !== siteOrigin() || !pageAt(pathname)),
      page.path,
    ).toEqual([]);
    if (steps.length > 0) expect(urls.at(-1)?.href, page.path).toBe(canonicalOf(page));
    compared += steps.length;
  }
  expect(compared).toBeGreaterThan(0);
});
