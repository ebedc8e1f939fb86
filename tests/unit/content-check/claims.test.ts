import { describe, expect, it } from 'vitest';
import { claimsInWords, claimsReport, contradiction } from '@/content-check/claims-report';
import { readContent } from '@/content-check/content';
import { allowedTexts } from '@/content-check/written-out/allowed';
import { writtenOut } from '@/content-check/written-out/find';
import { lineOf } from './mistake';
import { contentWith, realFiles, realText, type Changes } from './memory';

const reportWith = (changes: Changes) => claimsReport(readContent(contentWith(changes)));
const years = (changes: Changes) => {
  const found = reportWith(changes).find(({ name }) => name === 'years');
  if (!found) throw new Error('There is no claim named years.');
  return found;
};

describe('The list of claims', () => {
  it('names file, line and field of every place that states one', () => {
    const { readings } = years(new Map());
    const usual = readings.find(({ reference }) => reference === 'claim.years');
    expect(usual).toMatchObject({ text: '36', contradicts: false });
    expect(usual?.uses).toContainEqual({
      file: 'content/pages/home.md',
      line: lineOf(realText('content/pages/home.md'), '{{claim.years}} Years in Business'),
      field: 'sections › 1 › chips › 2',
    });
  });

  it('finds claims in the text of a legal page', () => {
    const terms = 'content/legal/terms.md';
    const fees = reportWith(new Map()).find(({ name }) => name === 'fees');
    expect(fees?.readings[0]?.uses).toContainEqual({
      file: terms,
      line: lineOf(realText(terms), '{{claim.fees}}'),
      field: 'text below the fields',
    });
  });

  it('puts readings against each other that visitors meet and that do not go together', () => {
    expect(contradiction(years(new Map())).map(({ text }) => text)).toEqual(['36', '35+', '37+']);
    expect(claimsInWords(reportWith(new Map()))).toContain('Years in business: "36"');
  });

  it('is silent about a reading that no page shows', () => {
    const settled = new Map(
      realFiles.map((file) => [
        file,
        realText(file).replaceAll(/\{\{claim\.years\.plus3[57]\}\}/g, '{{claim.years}}'),
      ]),
    );
    expect(contradiction(years(settled))).toEqual([]);
  });
});

describe('The texts that may state a claim', () => {
  const texts = realFiles.filter((file) => !/\/(claims|schemas)/.test(file)).map(realText);

  it.each(allowedTexts.map(({ text }) => text))('are still in use: %s', (text) => {
    expect(texts.some((content) => content.includes(text))).toBe(true);
  });

  it('say why', () => {
    for (const { why } of allowedTexts) expect(why.length).toBeGreaterThan(20);
  });

  it('may stand only where they belong', () => {
    const banner = 'Free Sewer Inspection When You Call Today';
    expect(writtenOut(banner, [], 'landing.sections.*.text')).toEqual([]);
    expect(writtenOut(banner, [], 'pages.sections.*.text')).toMatchObject([
      { references: ['claim.estimates'] },
    ]);
  });
});

describe('What is no claim', () => {
  it.each([
    'A 1925 bungalow and a 1995 two-story fail in different ways',
    'Many Dallas houses built since the 1980s have such a slab',
    'House pressure above 80 psi thins the copper from inside',
    'Call 911 or the gas company from outside, then call us',
    'After 72 hours it is removed from your browser',
    'A hot line that runs around the clock in an empty house',
    'A drain of 4 inches falls a quarter inch in each foot',
    'Expect 8 to 12 years from a tank in hard water',
    'Between 50 and 70 is comfortable, and 120 °F suits most homes',
    'The suburbs on the other side were there twenty years ago',
    'Dial 811 two working days ahead. It is free',
    'Along Interstate 20 and then I-35E to State Highway 78',
  ])('passes: %s', (text) => {
    expect(writtenOut(text, [], 'pages.sections.*.text')).toEqual([]);
  });

  it('is a reference to one', () => {
    const text = 'We answer {{claim.reply}}. {{claim.rating}} stars';
    expect(writtenOut(text, [], 'x')).toEqual([]);
  });
});
