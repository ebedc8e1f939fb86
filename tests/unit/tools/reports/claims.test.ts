import { describe, expect, it } from 'vitest';
import { claimsInWords, claimsReport } from '@/tools/reports/claims';
import { saysSomethingElse } from '@/tools/reports/claim-values';
import { readContent } from '@/content/load/read';
import { hardcodedFacts } from '@/content/check/rules/facts';
import { lineOf, replaced } from '../../content/check/mistake';
import { contentWith, sampleFiles, sampleText, type Changes } from '../../content/check/memory';

const now = new Date('2026-11-20T18:00:00Z');
const claimsFile = 'content/claims.json';
const reportWith = (changes: Changes, at = now) => claimsReport(readContent(contentWith(changes)), at);
const claimNamed = (wanted: string, changes: Changes = new Map()) => {
  const found = reportWith(changes).claims.find(({ name }) => name === wanted);
  if (!found) throw new Error(`There is no claim named ${wanted}.`);
  return found;
};
const against = (changes: Changes, at = now) =>
  reportWith(changes, at).contradictions.map(({ about, what }) => `${about}: ${what}`);
const claimsWith = (find: string | RegExp, by: string) =>
  new Map([[claimsFile, replaced(sampleText(claimsFile), find, by)]]);

describe('The list of claims', () => {
  it('names file, line and field of every place that states one', () => {
    const usual = claimNamed('years').readings.find(({ reference }) => reference === 'claim.years');
    expect(usual).toMatchObject({ text: '36', differs: false });
    expect(usual?.uses).toContainEqual({
      file: 'content/pages/home.md',
      line: lineOf(sampleText('content/pages/home.md'), '{{claim.years}} Years in Business'),
      field: 'sections › 1 › chips › 2',
    });
  });

  it('finds claims in the text of a legal page', () => {
    const terms = 'content/legal/terms.md';
    expect(claimNamed('fees').readings[0]?.uses).toContainEqual({
      file: terms,
      line: lineOf(sampleText(terms), '{{claim.fees}}'),
      field: 'text below the fields',
    });
  });

  it('first lists the numbers of years that differ from those since the founding year', () => {
    const [first] = reportWith(new Map()).contradictions;
    expect(first?.what).toMatch(/began in 1988, which in 2026 is 38 years ago.*"36".*"35\+".*computeYears/);
    expect(claimsInWords(reportWith(new Map()))).toMatch(
      /^These contradict each other:\n {2}- Years in business/,
    );
  });

  it('does not report years once they are computed, in any later year', () => {
    const computed = claimsWith('"computeYears": false', '"computeYears": true');
    for (const year of ['2026', '2031']) {
      const later = new Date(`${year}-06-01T12:00:00Z`);
      expect(against(computed, later).join('\n')).not.toMatch(/years/i);
      const readings = reportWith(computed, later).claims.find(({ name }) => name === 'years')?.readings;
      const years = Number(year) - 1988;
      expect(new Set(readings?.map(({ text }) => text))).toEqual(new Set([`${years}`, `${years}+`]));
    }
  });

  it('does not report years that were corrected by hand', () => {
    const right = claimsWith(
      /"default": "36",\s*"readings": \{[^}]*\}/,
      '"default": "38", "readings": { "counters": "38+", "trust": "38+", "landing": "38+" }',
    );
    expect(against(right).join('\n')).not.toMatch(/years/i);
  });

  it('reports readings that visitors see and that contradict each other', () => {
    expect(against(new Map())).toContainEqual(
      expect.stringMatching(/^Jobs completed.*"15,000\+".*"12,000\+"/),
    );
    expect(against(claimsWith('"fewer": "12,000+"', '"fewer": "15000+"')).join('\n')).not.toContain('Jobs');
  });

  it('does not report a reading that no page shows', () => {
    const settled = new Map(
      sampleFiles.map((file) => [
        file,
        sampleText(file).replaceAll('{{claim.jobs.fewer}}', '{{claim.jobs}}'),
      ]),
    );
    expect(against(settled).join('\n')).not.toContain('Jobs completed');
  });

  it('reports a page with two ratings, and one whose rating is higher than the stars of its review', () => {
    const all = against(new Map());
    expect(all).toContainEqual(
      expect.stringMatching(/^content\/landing\/plumbing-help\.md.*"5\.0".*"4\.9\/5 from 247 reviews"/),
    );
    expect(all).toContainEqual(
      expect.stringMatching(/^content\/pages\/testimonials\.md.*review with 4 stars/),
    );
    const reviews = 'content/testimonials.json';
    const five = new Map([[reviews, sampleText(reviews).replaceAll('"rating": 4', '"rating": 5')]]);
    expect(against(five).join('\n')).not.toContain('testimonials.md');
  });
});

describe('Two readings of a claim', () => {
  it.each([
    ['Mon–Sat 7AM–7PM', 'Monday to Saturday, 7:00 AM to 7:00 PM. Closed Sunday'],
    ['5+ stars', '5.0'],
    ['38+', '38'],
    ['2026', '2026'],
    ['Licensed & Insured', 'Licensed, bonded and insured'],
    ['same-day service', 'same-day service Monday to Friday'],
    ['$10,000', '$10k'],
  ])('say the same: %s, %s', (reading, usual) => {
    expect(saysSomethingElse(reading, usual)).toBe(false);
  });

  it.each([
    ['Mon–Sat 7AM–7PM', 'Monday to Friday, 8:00 AM to 6:00 PM. Closed Saturday and Sunday'],
    ['Mon–Fri 7AM–7PM', 'Monday to Saturday, 7:00 AM to 7:00 PM. Closed Sunday'],
    ['4.9/5 from 247 reviews', '5.0'],
    ['within 1 hour', 'within 24 hours'],
    ['24/7 emergency response', 'no overnight emergency service'],
  ])('differ: %s, %s', (reading, usual) => {
    expect(saysSomethingElse(reading, usual)).toBe(true);
  });
});

describe('What is no claim', () => {
  it.each([
    'A 1925 bungalow and a 1995 two-story fail in different ways',
    'Many Dallas houses built since the 1980s have such a slab',
    'Call 911 or the gas company from outside, then call us',
    'After 72 hours it is removed from your browser',
    'A hot line that runs around the clock in an empty house',
    'Expect 8 to 12 years from a tank in hard water',
    'Dial 811 two working days ahead. It is free',
  ])('passes: %s', (text) => {
    expect(hardcodedFacts(text, [])).toEqual([]);
  });

  it('is a reference to one', () => {
    const text = 'We answer {{claim.reply}}. {{claim.rating}} stars';
    expect(hardcodedFacts(text, [])).toEqual([]);
  });
});
