import { expect, test } from '@playwright/test';
import { filesOnDisk } from '../../../../src/content/load/files';
import { siteLanguages } from '../../../../src/content/load/read';
import { builtPages, fileFor, pageAt, readable, siteOrigin, type BuiltPage } from '../../support/built-site';

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

const landingPages = () =>
  builtPages().filter((page) =>
    (
      '/plumbing /slab-leak /toilet /water-heater /sewer-line /drain-cleaning /Plumbing/Help ' +
      '/waterheater/unit /Sewer/Lines /slab/leaks /toilet/help /landing'
    )
      .split(' ')
      .includes(page.path),
  );

/** Questions and answers as a visitor can read them on the page: buttons in headings, and what each opens. */
const visibleQuestions = ({ document }: BuiltPage) =>
  [...document.querySelectorAll('main :is(h2, h3, h4) > button[aria-expanded]')].map((button) => ({
    question: readable(button.textContent),
    answer: readable(
      document.querySelector(`[role="region"][aria-labelledby="${button.id}"]`)?.textContent ?? '',
    ),
  }));

test('every block of structured data is a JSON object of schema.org in its own script element', () => {
  expect(
    problems((page) =>
      blockTexts(page).flatMap((text) => {
        try {
          const node: unknown = JSON.parse(text);
          return isNode(node) &&
            node['@context'] === 'https://schema.org' &&
            typeof node['@type'] === 'string'
            ? []
            : [`not a node: ${text.slice(0, 80)}`];
        } catch (error) {
          return [`${String(error)}: ${text.slice(0, 80)}`];
        }
      }),
    ),
  ).toEqual([]);
});

test('structured data uses only types that we know, and has what search engines require', () => {
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
  expect(
    problems((page) => [
      ...blockTexts(page).filter((text) =>
        /"(aggregateRating|review|reviews|reviewRating|ratingValue|starRating)"/i.test(text),
      ),
      ...blockTexts(page).filter((text) => /"(Review|AggregateRating|Rating)"/.test(text)),
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

test('the business has pictures that exist', () => {
  expect(
    problems((page) =>
      ofType(page, 'Plumber')
        .flatMap(({ logo, image }) => [logo, image].flat().map(String))
        .filter((url) => !url.startsWith(siteOrigin()) || !fileFor(new URL(url).pathname))
        .map((url) => `no picture at ${url}`),
    ),
  ).toEqual([]);
});

test('the business names every city that a service of its pages names, once', () => {
  for (const page of builtPages()) {
    const names = (node: Node | undefined) =>
      [node?.areaServed].flat().flatMap((area) => (isNode(area) ? [String(area.name)] : []));
    const served = names(ofType(page, 'Plumber')[0]);
    expect(new Set(served).size, page.path).toBe(served.length);
    for (const service of ofType(page, 'Service'))
      expect(served, page.path).toEqual(expect.arrayContaining(names(service)));
  }
});

test('a page that advertises a price offers it to search engines, with its condition', () => {
  for (const path of ['/drain-cleaning', '/toilet']) {
    const page = pageAt(path)!;
    const [offer] = ofType(page, 'Offer');
    const { price, minPrice } = (offer?.priceSpecification ?? offer ?? {}) as Record<string, number>;
    expect(readable(page.document.querySelector('h1')?.textContent ?? ''), path).toContain(
      `$${price ?? minPrice}`,
    );
    expect(String(offer?.description).length, path).toBeGreaterThan(20);
  }
});

test('every reference between blocks goes to a block of the same page', () => {
  expect(
    problems((page) => {
      const nodes = nodesIn(blocksOf(page));
      const described = new Set(nodes.filter((node) => !isReference(node)).map((node) => node['@id']));
      return nodes
        .filter((node) => isReference(node) && !described.has(node['@id']))
        .map((node) => `${String(node['@id'])} is not described`);
    }),
  ).toEqual([]);
});

test('no two nodes of a page have the same id', () => {
  expect(
    problems((page) => {
      const ids = nodesIn(blocksOf(page)).filter((node) => node['@id'] && !isReference(node));
      const names = ids.map((node) => String(node['@id']));
      return names.filter((id, index) => names.indexOf(id) !== index);
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
    const hidden = page.document
      .querySelector('meta[name="robots"]')
      ?.getAttribute('content')
      ?.includes('noindex');
    expect(marked, page.path).toEqual(hidden ? [] : visibleQuestions(page));
    compared += marked.length;
  }
  expect(compared).toBeGreaterThan(0);
});

test('a landing page has exactly three blocks: local business, service, FAQ', () => {
  expect(landingPages()).not.toHaveLength(0);
  for (const page of landingPages()) {
    const types = blocksOf(page).map((node) => node['@type']);
    expect(types, page.path).toEqual(['Plumber', 'Service', 'FAQPage']);
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

test('breadcrumbs count from one, end on the page itself and lead to pages that exist', () => {
  const withTrail = builtPages().filter((page) => ofType(page, 'BreadcrumbList').length > 0);
  expect(withTrail.length).toBeGreaterThan(0);
  for (const page of withTrail) {
    const steps = ofType(page, 'ListItem');
    expect(
      steps.map((step) => step.position),
      page.path,
    ).toEqual(steps.map((_, index) => index + 1));
    const urls = steps.map((step) => new URL(String(step.item)));
    expect(
      urls.filter((url) => url.origin !== siteOrigin() || url.hash || !pageAt(url.pathname)),
      page.path,
    ).toEqual([]);
    const canonical = page.document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(urls.at(-1)?.href, page.path).toBe(canonical);
  }
});

test('the visible breadcrumbs say the same as structured data', () => {
  for (const page of builtPages()) {
    const visible = [...page.document.querySelectorAll('main nav > ol > li')].map((item) =>
      readable(item.textContent).replace(/^[/›\s]+|[/›\s]+$/g, ''),
    );
    const marked = ofType(page, 'ListItem').map((step) => readable(String(step.name)));
    expect(marked, page.path).toEqual(visible);
  }
});
