import { describe, expect, it } from 'vitest';
import { readCityFiles, type CityFile } from './city-files';
import { closestSentences, likeness, ownShare, runs, withoutPlaces } from './likeness';

/** The required floor is 0.6 and 0.25 on the finished page, where form and footer are shared; the words alone do better. */
const leastOwnShare = 0.85;
const mostLikeness = 0.05;

/** Names that could be swapped to make one page out of another. */
const regionalNames = [
  'Dallas',
  'Balch Springs',
  'Texas',
  'TX',
  'Collin',
  'Denton',
  'Ellis',
  'Kaufman',
  'Tarrant',
  'Ray Hubbard',
  'Lavon',
  'Joe Pool',
  'Elm Fork',
  'West Fork',
  'East Fork',
  'Trinity',
  'Las Colinas',
  'Valley Ranch',
  'Oak Cliff',
  'Forney',
  'Mountain Creek',
  'Ten Mile Creek',
  'Duck Creek',
  'Rowlett Creek',
];

/** Every passage that a visitor reads on the page, in order. */
const passagesOf = (city: CityFile): string[] => [
  city.head.description,
  city.hero.tagline,
  city.hero.text,
  ...city.services.flatMap(({ title, text }) => [title, text]),
  city.houses.title,
  ...city.houses.paragraphs,
  city.soil.title,
  ...city.soil.paragraphs,
  city.advice.title,
  ...city.advice.items,
  ...city.faq.flatMap(({ question, answer }) => [question, answer]),
];

const cities = readCityFiles();
const places = [...cities.map(({ name }) => name), ...regionalNames];
const pages = cities.map((city) => {
  const passages = passagesOf(city).map((text) => withoutPlaces(text, places));
  return { slug: city.slug, passages, runs: runs(passages) };
});
const pairs = pages.flatMap((a, i) => pages.slice(i + 1).map((b) => ({ a, b })));

/** What an editor needs to see when two pages are too close. */
const report = (a: (typeof pages)[number], b: (typeof pages)[number]): string =>
  closestSentences(a.passages, b.passages, 3)
    .map(({ likeness: share, sentences }) => `  ${share.toFixed(2)}  ${sentences.join('\n        ')}`)
    .join('\n');

describe('no city page is another one with its name swapped', () => {
  it.each(pages)('$slug says mostly what no other city page says', (page) => {
    const others = pages.filter((other) => other !== page);
    const nearest = others.reduce((best, other) =>
      likeness(page.runs, other.runs) > likeness(page.runs, best.runs) ? other : best,
    );
    expect(
      ownShare(
        page.runs,
        others.map(({ runs: set }) => set),
      ),
      `${page.slug}.md is closest to ${nearest.slug}.md; rewrite these:\n${report(page, nearest)}`,
    ).toBeGreaterThanOrEqual(leastOwnShare);
  });

  it('no two city pages have much in common', () => {
    const close = pairs
      .map(({ a, b }) => ({ a, b, share: likeness(a.runs, b.runs) }))
      .filter(({ share }) => share > mostLikeness)
      .map(({ a, b, share }) => `${a.slug} and ${b.slug} share ${share.toFixed(3)}:\n${report(a, b)}`);
    expect(close).toEqual([]);
  });

  it('no sentence of eight words or more stands on two city pages', () => {
    const repeated = pairs.flatMap(({ a, b }) =>
      closestSentences(a.passages, b.passages, 1)
        .filter(({ likeness: share, sentences }) => share > 0.75 && sentences[0].split(' ').length >= 8)
        .map(({ sentences }) => `${a.slug}: ${sentences[0]}\n${b.slug}: ${sentences[1]}`),
    );
    expect(repeated).toEqual([]);
  });
});

describe('the measure itself', () => {
  const garland = 'In Garland the copper under the slab leaks where it touches a stone or a wire.';
  const swapped = 'In Red Oak the copper under the slab leaks where it touches a stone or a wire.';
  const own = 'Roots follow moisture into the open joint of a clay sewer and grow there.';
  const runsOf = (text: string) => runs([withoutPlaces(text, ['Garland', 'Red Oak'])]);

  it('sees through a swapped name', () => {
    expect(likeness(runsOf(garland), runsOf(swapped))).toBe(1);
    expect(ownShare(runsOf(garland), [runsOf(swapped)])).toBe(0);
  });

  it('tells different texts apart', () => {
    expect(likeness(runsOf(garland), runsOf(own))).toBe(0);
    expect(ownShare(runsOf(garland), [runsOf(own)])).toBe(1);
  });

  it('counts a half-copied page as half its own', () => {
    const half = `${garland} ${own}`;
    expect(ownShare(runsOf(half), [runsOf(swapped)])).toBeCloseTo(0.6, 0);
  });

  it('names the sentences that are closest', () => {
    const [closest] = closestSentences([`${own} ${garland}`], [swapped], 1);
    expect(closest?.sentences).toEqual([garland, swapped]);
  });
});
