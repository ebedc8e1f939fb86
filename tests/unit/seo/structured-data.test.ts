import { describe, expect, it } from 'vitest';
import {
  breadcrumbNode,
  businessNode,
  cityServiceNode,
  faqNode,
  howToNode,
  serviceNode,
  websiteNode,
} from '@/seo/structured-data';
import { scriptJson } from '@/lib/script-json';
import { business, cities, site } from './business-fixture';
import { words } from '../words';

const locale = 'en-US';

const { siteUrl } = business;
const context = { siteUrl, path: '/slab-leak' };
const service = {
  name: 'Slab leak repair',
  description: 'We find and repair leaks under slabs.',
  cities,
  state: 'Texas',
};

describe('the business node', () => {
  const node = businessNode(site, business);

  it('has the same id on every page and however the site address was typed', () => {
    const id = { '@id': 'https://plumber.example/#business' };
    expect(node).toMatchObject(id);
    expect(businessNode(site, { ...business, siteUrl: `${siteUrl}/` })).toMatchObject(id);
  });

  it('gives the phone number in international form', () => {
    expect(businessNode({ ...site, phone: '(214) 555-0123' }, business)).toMatchObject({
      telephone: '+12145550123',
    });
  });

  it('gives the office’s position to five decimals', () => {
    const geo = { latitude: 32.7287512345, longitude: -96.6227698765 };
    expect(businessNode({ ...site, geo }, business)).toMatchObject({
      geo: { latitude: 32.72875, longitude: -96.62277 },
    });
  });

  it('gives each season its dates, and the usual hours the days around it', () => {
    const [usual] = site.hours;
    const hours = [{ ...usual!, closes: '20:00' }];
    const seasons = [
      { from: '2027-06-01', until: '2027-08-31', hours },
      { from: '2027-09-01', until: '2027-09-15', hours: [{ ...usual!, closes: '19:00' }] },
    ];
    expect(businessNode({ ...site, seasons }, business)).toMatchObject({
      openingHoursSpecification: [
        { validThrough: '2027-05-31', closes: '18:00' },
        { validFrom: '2027-06-01', validThrough: '2027-08-31', closes: '20:00' },
        { validFrom: '2027-09-01', validThrough: '2027-09-15', closes: '19:00' },
        { validFrom: '2027-09-16', closes: '18:00' },
      ],
    });
  });

  it('serves the thirteen cities, all in Texas', () => {
    expect(node).toMatchObject({
      areaServed: cities.map((name) => ({ '@type': 'City', name, containedInPlace: { name: 'Texas' } })),
    });
  });

  it('says since when, what for, with which license, and on which days it is closed all day', () => {
    const holidays = [{ date: '2026-12-25', name: 'Christmas Day' }];
    const license = { number: 'M-12345', label: 'Responsible Master Plumber License' };
    expect(businessNode({ ...site, holidays, license }, business)).toMatchObject({
      foundingDate: '1988',
      description: site.blurb,
      hasCredential: {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: 'license',
        identifier: 'M-12345',
      },
      specialOpeningHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          name: 'Christmas Day',
          validFrom: '2026-12-25',
          validThrough: '2026-12-25',
          opens: '00:00',
          closes: '00:00',
        },
      ],
    });
    expect(businessNode(site, { ...business, founded: undefined })).not.toHaveProperty('foundingDate');
  });

  it('names social pages only when they have an address', () => {
    expect(node).not.toHaveProperty('sameAs');
    const url = 'https://social.example/company';
    const social = [{ network: 'facebook' as const, label: 'Facebook', url }, ...site.social];
    expect(businessNode({ ...site, social }, business)).toMatchObject({ sameAs: [url] });
  });
});

describe('structured data', () => {
  it('says this and nothing else of a city page, a website, breadcrumbs, questions and instructions', () => {
    const business = { '@id': 'https://plumber.example/#business' };
    const state = { '@type': 'State', name: 'Texas' };
    expect(
      cityServiceNode(
        {
          state: 'Texas',
          city: 'Garland',
          county: 'Dallas County',
          description: 'Plumbing in Garland.',
          words,
          locale,
        },
        { siteUrl, path: '/service-area/garland' },
      ),
    ).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Service',
      '@id': 'https://plumber.example/service-area/garland#service',
      name: 'Plumbing in Garland',
      serviceType: 'Plumbing',
      description: 'Plumbing in Garland.',
      url: 'https://plumber.example/service-area/garland',
      provider: business,
      areaServed: {
        '@type': 'City',
        name: 'Garland',
        containedInPlace: [{ '@type': 'AdministrativeArea', name: 'Dallas County', containedInPlace: state }],
      },
    });
    expect(websiteNode('Company', siteUrl, locale)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': 'https://plumber.example/#website',
      name: 'Company',
      url: 'https://plumber.example/',
      inLanguage: 'en-US',
      publisher: business,
    });
    const trail = [
      { label: 'Home', path: '/' },
      { label: 'About', path: '/about' },
    ];
    expect(breadcrumbNode(trail, siteUrl)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://plumber.example/' },
        { '@type': 'ListItem', position: 2, name: 'About', item: 'https://plumber.example/about' },
      ],
    });
    expect(faqNode([{ question: 'When?', answer: 'Today.' }], context)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      '@id': 'https://plumber.example/slab-leak#faq',
      mainEntity: [
        { '@type': 'Question', name: 'When?', acceptedAnswer: { '@type': 'Answer', text: 'Today.' } },
      ],
    });
    const howTo = { name: 'Stop the water', description: 'Close the valve.', steps: ['Turn it.'] };
    expect(howToNode(howTo, context)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'HowTo',
      '@id': 'https://plumber.example/slab-leak#how-to',
      name: 'Stop the water',
      description: 'Close the valve.',
      step: [{ '@type': 'HowToStep', position: 1, text: 'Turn it.' }],
    });
    expect(serviceNode({ ...service, cities: ['Garland'] }, context)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Service',
      '@id': 'https://plumber.example/slab-leak#service',
      name: service.name,
      serviceType: service.name,
      description: service.description,
      url: 'https://plumber.example/slab-leak',
      provider: business,
      areaServed: [{ '@type': 'City', name: 'Garland', containedInPlace: state }],
    });
  });

  it('cannot end its script element, whatever the text says', () => {
    const text = scriptJson(faqNode([{ question: '</script><script>alert(1)', answer: '<!-- x' }], context));
    expect(text).not.toContain('<');
    expect((JSON.parse(text) as { mainEntity: { name: string }[] }).mainEntity[0]?.name).toBe(
      '</script><script>alert(1)',
    );
  });
});

it('A page’s questions are refused when there is none', () => {
  expect(() => faqNode([], context)).toThrow('/slab-leak has no questions');
});

describe('a service node', () => {
  it('lists what common jobs cost, each with its lowest and highest price', () => {
    const job = { services: ['drain'], moves: [], checked: '2026-03-02' };
    const prices = [
      { ...job, job: 'Clear a sink', from: 120, to: 260, included: ['Trap', 'Test'] },
      { ...job, job: 'Clear a main', from: 300, to: 300, included: ['Cable'] },
    ];
    const { offers } = serviceNode({ ...service, prices }, context) as { offers?: unknown };
    expect(offers).toEqual([
      {
        '@type': 'Offer',
        name: 'Clear a sink',
        description: 'Trap; Test',
        priceSpecification: {
          '@type': 'PriceSpecification',
          minPrice: 120,
          maxPrice: 260,
          priceCurrency: 'USD',
        },
      },
      expect.objectContaining({ name: 'Clear a main', description: 'Cable' }),
    ]);
    expect(serviceNode({ ...service, prices: [] }, context)).not.toHaveProperty('offers');
  });

  it('offers a price with its condition, and the lowest price as the lowest', () => {
    const offer = {
      title: 'Drain special',
      price: 79,
      startsAt: false,
      condition: 'Homes only',
      line: '$79 for most residential drains.',
      until: '2027-05-31',
      wordings: {},
      otherwise: {},
    };
    expect(serviceNode({ ...service, offer }, context)).toMatchObject({
      offers: {
        '@type': 'Offer',
        name: 'Drain special',
        price: 79,
        priceCurrency: 'USD',
        description: '$79 for most residential drains.',
        priceValidUntil: '2027-05-31',
      },
    });
    const [from, until] = ['2027-06-04T17:00-05:00', '2027-06-06T12:30-05:00'];
    expect(serviceNode({ ...service, offer: { ...offer, from, until } }, context)).toMatchObject({
      offers: { validFrom: from, validThrough: until, priceValidUntil: '2027-06-06' },
    });
    expect(
      serviceNode({ ...service, offer: { ...offer, price: 1099, startsAt: true } }, context),
    ).toMatchObject({
      offers: { priceSpecification: { minPrice: 1099, priceCurrency: 'USD' } },
    });
    expect(serviceNode(service, context)).not.toHaveProperty('offers');
  });

  it.each([
    ['Dallas County', ['Dallas County']],
    ['Dallas and Kaufman County', ['Dallas County', 'Kaufman County']],
    ['Dallas, Denton and Collin County', ['Dallas County', 'Denton County', 'Collin County']],
  ])('of a city in %s names each county', (county, names) => {
    const facts = { city: 'Carrollton', county, state: 'Texas', description: 'Plumbing.', words, locale };
    expect(cityServiceNode(facts, context)).toMatchObject({
      areaServed: { containedInPlace: names.map((name) => ({ name })) },
    });
  });
});

describe('the FAQ node', () => {
  it.each([
    ['A & B < C', 'A & B < C'],
    ['Don’t *panic*: close the valve.', 'Don’t panic: close the valve.'],
    ['snake_case stays', 'snake_case stays'],
    ['Call **[us](/contact)** now', 'Call us now'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['  Two  \n lines   of it ', 'Two lines of it'],
    ['**Bold *and* more** `code`', 'Bold and more code'],
  ])('reads %j as %j', (answer, text) => {
    expect(faqNode([{ question: 'What?', answer }], context)).toMatchObject({
      mainEntity: [{ acceptedAnswer: { text } }],
    });
  });
});
