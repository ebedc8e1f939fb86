import { describe, expect, it } from 'vitest';
import { searchTitle } from '@/content/company-name';
import { site as siteSchema } from '@/content/schemas/site';
import { sampleText } from './check/memory';

const readSite = (changes: object) =>
  siteSchema.parse({ ...(JSON.parse(sampleText('content/site.json')) as object), ...changes });

describe("The company's name", () => {
  it.each([
    ['Hernandez & Sons Plumbing and Drain, Inc.', 'Hernandez & Sons Plumbing and Drain'],
    ['Lone Star Pipes LLC', 'Lone Star Pipes'],
    ['Lone Star Pipes, L.L.C.', 'Lone Star Pipes'],
    ['Ortiz Bros. Co.', 'Ortiz Bros.'],
    ['Company Plumbing', 'Company Plumbing'],
    ['Inca Plumbing', 'Inca Plumbing'],
  ])('is shortened to what people say: %s', (name, short) => {
    expect(readSite({ name }).shortName).toBe(short);
  });

  it('is shortened as the owner writes it', () => {
    expect(readSite({ name: 'Lone Star Pipes LLC', shortName: 'Lone Star' }).shortName).toBe('Lone Star');
  });
});

describe('A search title', () => {
  const names = { name: 'Hernandez & Sons Plumbing and Drain, Inc.', shortName: 'Hernandez & Sons' };

  it('may have 65 letters, which search engines still show', () => {
    const long = (length: number) => `${'a'.repeat(length - names.name.length - 3)} | ${names.name}`;
    expect(searchTitle(long(65), names)).toBe(long(65));
    expect(searchTitle(long(66), names)).toMatch(/ \| Hernandez & Sons$/);
    const bare = 'a'.repeat(65 - names.shortName.length - 3);
    expect(searchTitle(`${bare} | ${names.name}`, names)).toBe(`${bare} | ${names.shortName}`);
    expect(searchTitle(`${bare}a | ${names.name}`, names)).toBe(`${bare}a`);
  });
});

describe('What people write in site.json', () => {
  it.each(['M-41122', 'M41122', 'RMP-41122', 'RMP 41122', '41122'])(
    'may be the license number %s',
    (number) => {
      expect(readSite({ license: { number, label: 'License' } }).license.number).toBe(number);
    },
  );

  it('may be a time with one digit', () => {
    const [span] = readSite({ hours: [{ days: ['Monday'], opens: '7:00', closes: '19:00' }] }).hours;
    expect(span).toMatchObject({ opens: '07:00', closes: '19:00' });
  });
});
