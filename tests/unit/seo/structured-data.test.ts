import { describe, expect, it } from 'vitest';
import {
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

  const url = 'https://social.example/company';
  it.each<[what: string, changes: Partial<typeof site>, said: object]>([
    ['the phone number in international form', { phone: '(214) 555-0123' }, { telephone: '+12145550123' }],
    [
      'the office’s position to five decimals',
      { geo: { latitude: 32.7287512345, longitude: -96.6227698765 } },
      { geo: { latitude: 32.72875, longitude: -96.62277 } },
    ],
    [
      'social pages that have an address',
      { social: [{ network: 'facebook', label: 'Facebook', url }, ...site.social] },
      { sameAs: [url] },
    ],
  ])('gives %s', (_, changes, said) => {
    expect(businessNode({ ...site, ...changes }, business)).toMatchObject(said);
    expect(node).not.toHaveProperty('sameAs');
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
});

/** What the blocks of built pages hold, and that they refer to each other: `e2e/fast/site/structured-data.spec.ts`. */
describe('structured data', () => {
  it('is named by the address of its page, and says the language of a website', () => {
    const facts = {
      state: 'Texas',
      city: 'Garland',
      county: 'Dallas County',
      description: 'x',
      words,
      locale,
    };
    const steps = { name: 'Stop the water', description: 'Close the valve.', steps: ['Turn it.', 'Wait.'] };
    const page = 'https://plumber.example/slab-leak';
    expect(cityServiceNode(facts, context)).toMatchObject({
      '@id': `${page}#service`,
      url: page,
      serviceType: 'Plumbing',
    });
    expect(serviceNode(service, context)).toMatchObject({
      '@id': `${page}#service`,
      url: page,
      serviceType: service.name,
    });
    expect(faqNode([{ question: 'When?', answer: 'Today.' }], context)).toMatchObject({
      '@id': `${page}#faq`,
    });
    expect(howToNode(steps, context)).toMatchObject({
      '@id': `${page}#how-to`,
      step: [
        { position: 1, text: 'Turn it.' },
        { position: 2, text: 'Wait.' },
      ],
    });
    expect(websiteNode('Company', siteUrl, locale)).toMatchObject({
      '@id': 'https://plumber.example/#website',
      url: 'https://plumber.example/',
      inLanguage: 'en-US',
      publisher: { '@id': 'https://plumber.example/#business' },
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
    ['Don’t *panic*: close the valve.', 'Don’t panic: close the valve.'],
    ['snake_case stays', 'snake_case stays'],
    ['Call **[us](/contact)** now', 'Call us now'],
    ['  Two  \n lines   of it ', 'Two lines of it'],
    ['**Bold *and* more** `code`', 'Bold and more code'],
  ])('reads %j as %j', (answer, text) => {
    expect(faqNode([{ question: 'What?', answer }], context)).toMatchObject({
      mainEntity: [{ acceptedAnswer: { text } }],
    });
  });
});
