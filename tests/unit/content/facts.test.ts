import { describe, expect, it } from 'vitest';
import { asSentence, factsOf, priceRange } from '@/content/facts';
import { figureNumber, figureParts, isFigure, onTheWayTo } from '@/content/figure';
import { renderMarkdown, renderInlineMarkdown } from '@/content/markdown';
import { isLongName, nameLines } from '@/content/company-name';
import { pagePath } from '@/content/paths';
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
  it('say lists and years in words', () => {
    expect(read({ payments: ['Cash', 'Check'] })).toMatchObject({
      site: {
        payments: 'Cash and Check',
        accreditation: site.accreditation?.name,
        state: 'Texas',
        areaCode: '972',
        consentLink: words.consent.link,
      },
      founding: { year: '1988' },
      build: { year: '2026' },
    });
  });

  it('have the readings of each claim as the owner wrote them', () => {
    expect(read().claim).toEqual({
      years: { default: '35+', sentence: 'for 35 years' },
      jobs: { default: '12,000+' },
    });
  });

  it('count the years since the company began where the owner wants it, and change no other number', () => {
    expect(read({}, true).claim).toEqual({
      years: { default: '38+', sentence: 'for 38 years' },
      jobs: { default: '12,000+' },
    });
  });

  it('have the wording of a promise that fits the owner’s answer', () => {
    expect(read().promise).toEqual({ permits: { short: '' } });
    expect(read({}, false, 'yes').promise).toEqual({ permits: { short: 'We pull permits.' } });
  });

  it.each([
    [0, 'while your visit lasts'],
    [1, 'for 1 day'],
    [30, 'for 30 days'],
  ])('say how long a click is kept: %i days', (clickIdDays, clickIdTime) => {
    expect(read({ clickIdDays })).toMatchObject({ site: { clickIdTime } });
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
