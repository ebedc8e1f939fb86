import { describe, expect, it } from 'vitest';
import { checkContent, subjectOf } from '@/content-check/check';
import { readContent } from '@/content-reader/read';
import { valueAt, visitTexts } from '@/content-reader/values';
import { contentItems } from '@/content-check/launch/content-items';
import { standIn } from '@/content-check/launch/stand-in';
import { inWords } from '@/content-reader/mistake';
import { filledIn } from '@/content-check/schema/validate';
import { inDollars } from '@/content-model/facts';
import type { Facts } from '@/content-model/references';
import { searchTitle, shownOfTitle } from '@/content-model/search-title';
import { company, takeover } from '../../run/takeover/changes';
import { filesWith, ownFiles } from '../content-check/memory';

const files = filesWith(ownFiles, takeover(ownFiles));
const factsOf = (content: Parameters<typeof readContent>[0]) => {
  const { facts } = subjectOf(readContent(content));
  if (!facts) throw new Error('What the company says of itself cannot be read.');
  return facts;
};
const [before, after] = [factsOf(ownFiles), factsOf(files)];
const fact = (facts: Facts, ...path: string[]) => String(valueAt(facts, path));

/** Every text that visitors may read after the takeover, with the place where it stands. */
const texts = readContent(files).entries.flatMap(({ kind, file, raw, source }) => {
  if (kind === 'site' || kind === 'claims' || kind === 'promises' || kind === 'offers') return [];
  const found: { at: string; text: string }[] = [];
  const add = (path: readonly (string | number)[], text: string) =>
    found.push({ at: `${file}: ${path.join('.')}`, text });
  visitTexts(filledIn(raw, after), add);
  if (source.body && kind === 'legal') add(['body'], String(filledIn(source.body.text, after)));
  return found;
});
const withWords = (words: string) => texts.filter(({ text }) => text.includes(words)).map(({ at }) => at);

/** Skipped once a company has taken the site over, because its cities and forms already exist then. */
const isTakenOver = fact(before, 'site', 'name') !== standIn.values[0].value;

describe.skipIf(isTakenOver)('A company that takes the site over', () => {
  it('is told of no mistake after following the README', async () => {
    const { mistakes } = await checkContent(files);
    expect(mistakes.map(inWords)).toEqual([]);
  });

  it.each([
    ['phone', fact(before, 'site', 'phone'), company.phone],
    ['e-mail', fact(before, 'site', 'email'), company.email],
    ['name', fact(before, 'site', 'name'), company.name],
    ['license', fact(before, 'site', 'license', 'number'), company.license],
    ['hours', fact(before, 'site', 'hours', 'default'), 'Monday to Saturday, 7:00 AM to 7:00 PM'],
    ['short hours', fact(before, 'site', 'hours', 'short'), 'Mon–Sat 7:00 AM – 7:00 PM'],
    ['open days', fact(before, 'site', 'hours', 'days'), 'Monday to Saturday'],
    ['price', fact(before, 'offer', 'drain', 'price'), inDollars(company.drainPrice, 'en-US')],
  ])('finds its own %s everywhere and the old one nowhere', (_, old, own) => {
    expect(withWords(own).length).toBeGreaterThan(0);
    if (old !== own) expect(withWords(old)).toEqual([]);
  });

  it('finds the years since its founding everywhere, and no other number of years', () => {
    const years = String(new Date().getFullYear() - Number(fact(after, 'founding', 'year')));
    const readings = Object.values(valueAt(after, ['claim', 'years']) as Record<string, string>);
    expect(new Set(readings.map((reading) => Number.parseInt(reading, 10)))).toEqual(
      new Set([Number(years)]),
    );
    const others = new RegExp(`\\b(?!${years}\\b)3\\d\\+? years (?:in|of|with)\\b`, 'i');
    expect(texts.filter(({ text }) => others.test(text))).toEqual([]);
  });

  it('reads no sentence that ends with two periods', () => {
    expect(texts.filter(({ text }) => /\w\.\.(?!\.)/.test(text)).map(({ at }) => at)).toEqual([]);
  });

  it('has search titles that fit, with its name where there is room for it', () => {
    const names = { name: company.name, shortName: fact(after, 'site', 'shortName') };
    const titles = texts
      .filter(({ at }) => at.endsWith(': head.title'))
      .map(({ text }) => searchTitle(text, names));
    expect(titles.filter((title) => title.length > shownOfTitle)).toEqual([]);
    expect(titles.some((title) => title.includes(names.shortName))).toBe(true);
  });

  it('is asked before going live only for what it has not given yet', () => {
    const fields = contentItems(readContent(files), new Date()).map(({ field }) => field);
    // Not the phone number: this one is kept for fiction, and the list rightly says so.
    for (const given of ['name', 'legalName', 'email', 'address › street', 'license › number'])
      expect(fields).not.toContain(given);
  });
});
