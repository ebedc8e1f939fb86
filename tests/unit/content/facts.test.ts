import { describe, expect, it } from 'vitest';
import { asSentence, factsOf, priceRange } from '@/content/facts';
import { figureNumber, figureParts, isFigure, onTheWayTo } from '@/content/figure';
import { renderMarkdown, renderInlineMarkdown } from '@/content/markdown';
import { isLongName, nameLines } from '@/content/company-name';
import { pagePath } from '@/content/paths';
import { resolveReferences } from '@/content/references';
import { fileOf } from '@/content/picture';
import { claims as claimsSchema } from '@/content/schemas/claims';
import type { Claims, Site } from '@/content/types';
import { site as siteSchema } from '@/content/schemas/site';
import { sampleText } from './check/memory';
import { words } from '../words';

const site = siteSchema.parse(JSON.parse(sampleText('content/site.json')));
const sampleClaims = claimsSchema.parse(JSON.parse(sampleText('content/claims.json')));
const [sample] = Object.values(sampleClaims.claims);
if (!sample) throw new Error('The sample has no claim.');

const claims = (computeYears: boolean): Claims => ({
  ...sampleClaims,
  founding: { ...sampleClaims.founding, year: 1988, computeYears },
  claims: {
    years: { ...sample, default: '35+', readings: { sentence: 'for 35 years' }, countsYears: true },
    jobs: { ...sample, default: '12,000+', readings: {}, countsYears: false },
  },
});
const builtAt = new Date(2026, 5, 1);
const permits = { question: 'Do you?', wordings: { short: 'We pull permits.' } };
const read = (changes: Partial<Site> = {}, computeYears = false, answer: 'yes' | 'no' = 'no') =>
  factsOf(
    {
      site: { ...site, ...changes },
      claims: claims(computeYears),
      promises: { promises: { permits: { ...permits, answer } } },
      offers: { offers: {} },
      interface: words,
    },
    builtAt,
  );

describe('The facts that texts can refer to', () => {
  const jobs = { default: '12,000+' };
  it.each<[what: string, given: Parameters<typeof read>, facts: object]>([
    [
      'say lists and years in words',
      [{ payments: ['Cash', 'Check'] }],
      {
        site: {
          payments: 'Cash and Check',
          accreditation: site.accreditation?.name,
          state: 'Texas',
          areaCode: '972',
          consentLink: words.consent.link,
        },
        founding: { year: '1988' },
        build: { year: '2026' },
      },
    ],
    ['have claims as written', [], { claim: { years: { default: '35+', sentence: 'for 35 years' }, jobs } }],
    // No other number is counted.
    ['count years', [{}, true], { claim: { years: { default: '38+', sentence: 'for 38 years' }, jobs } }],
    ['have no wording of a promise that is not made', [], { promise: { permits: { short: '' } } }],
    ['have that of one that is', [{}, false, 'yes'], { promise: { permits: permits.wordings } }],
    ['keep a click a visit', [{ clickIdDays: 0 }], { site: { clickIdTime: 'while your visit lasts' } }],
    ['keep it a day', [{ clickIdDays: 1 }], { site: { clickIdTime: 'for 1 day' } }],
    ['keep it for days', [{ clickIdDays: 30 }], { site: { clickIdTime: 'for 30 days' } }],
  ])('%s', (_, given, facts) => {
    expect(read(...given)).toMatchObject(facts);
  });

  it.each([
    ['Owned by {{site.legalName}}. All rights reserved.', 'Owned by Ortiz & Sons, Inc. All rights reserved.'],
    ['{{site.legalName}}, {{site.name}}.', 'Ortiz & Sons, Inc., Company Plumbing.'],
    ['{{site.legalName}}... {{site.legalName}}.com', 'Ortiz & Sons, Inc.... Ortiz & Sons, Inc..com'],
  ])('end a sentence with one period: %s', (text, said) => {
    expect(resolveReferences(text, read({ legalName: 'Ortiz & Sons, Inc.' }), 'x')).toBe(said);
  });
});

describe('A text of the content', () => {
  it('ends as a sentence with one period', () => {
    expect(asSentence('Hernandez & Sons, Inc.')).toBe('Hernandez & Sons, Inc.');
    expect(asSentence('.com Plumbing')).toBe('.com Plumbing.');
  });

  it('keeps its emphasis and links, and shows a < as it is', () => {
    expect(renderInlineMarkdown('A **leak** & 3 < 4, [call](/contact)')).toBe(
      'A <strong>leak</strong> &amp; 3 &lt; 4, <a href="/contact">call</a>',
    );
    expect(renderMarkdown('# Terms\n\nText')).toBe('<h1>Terms</h1>\n<p>Text</p>\n');
  });

  it.each([
    [{ from: 150, to: 300 }, '$150–$300'],
    [{ from: 99, to: 99 }, '$99'],
    [{ from: 900, to: 1200 }, '$900–$1,200'],
  ])('is a price range: %o', (prices, text) => {
    expect(priceRange(prices, 'en-US')).toBe(text);
  });
});

describe('A figure that a counter ends at', () => {
  it.each([
    ['15,000+', 15_000, ['0+', '999+', '1,000+', '15,000+']],
    ['1,234,567', 1_234_567, ['0', '999', '1,000', '15,000']],
    ['35+', 35, ['0+', '35+']],
    ['100%', 100, ['0%', '35%']],
    ['2026', 2026, ['0', '1000']],
  ])('is read from %s', (text, value, onTheWay) => {
    expect(isFigure(text)).toBe(true);
    expect(figureNumber(text)).toBe(value);
    for (const written of onTheWay) expect(onTheWayTo(text, figureNumber(written))).toBe(written);
  });

  it.each([
    ['15,000+', undefined, '15,000+'],
    ['Más de 15,000', 'Más de', '15,000'],
    ['Más de 35', 'Más de', '35'],
  ])('is shown as words and a number that counts: %s', (figure, before, number) => {
    expect(isFigure(figure)).toBe(true);
    expect(figureParts(figure)).toEqual({ before, number });
  });

  it('has no words before it where the text is none to count up to', () => {
    expect(figureParts('since 1988')).toEqual({ number: 'since 1988' });
  });

  it.each(['about 35', 'Más de', '35 years', '1,00', '1,0000', '12a,000', '35++', '35-', '', '+'])(
    'cannot be read from "%s"',
    (text) => expect(isFigure(text)).toBe(false),
  );
});

describe('The company’s name in the logo', () => {
  it.each([
    ['Company Plumbing', ['Company', 'Plumbing']],
    ['Hernandez & Sons Plumbing and Drain', ['Hernandez & Sons', 'Plumbing and Drain']],
    ['Ortiz + Ortiz', ['Ortiz + Ortiz']],
    ['Rooter', ['Rooter']],
    ['A Very Long Name', ['A Very', 'Long Name']],
  ])('stands on two lines of about the same length: %s', (name, lines) => {
    expect(nameLines(name)).toEqual(lines);
  });

  it('needs more room when a line has more than ten letters', () => {
    expect(isLongName('Company Plumbingco')).toBe(false);
    expect(isLongName('Company Plumbingcos')).toBe(true);
    expect(isLongName('Company Plumbers')).toBe(false);
  });
});

describe('The address of a page', () => {
  it.each([
    ['landing', 'slab-leak', undefined, '/slab-leak'],
    ['landing', 'plumbing-help', '/Plumbing/Help', '/Plumbing/Help'],
    ['pages', 'home', undefined, '/'],
    ['pages', 'commercial', undefined, '/services/commercial-plumbing'],
    ['pages', 'not-found', undefined, '/404'],
    ['pages', 'about', undefined, '/about'],
  ] as const)('of %s, %s, which says %s, is %s', (kind, id, path, address) => {
    expect(pagePath(kind, id, path)).toBe(address);
  });
});

describe('A picture in content', () => {
  it('has its file where content says it is, from any depth', () => {
    expect(fileOf('../images/work/van.jpg')).toBe('content/images/work/van.jpg');
    expect(fileOf('./images/work/van.jpg')).toBe('content/images/work/van.jpg');
  });
});
