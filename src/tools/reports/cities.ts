import { businessFactsIn, interfaceIn } from '../../content/load/business-facts';
import { city } from '../../content/schemas/city';
import { serviceAreaMap } from '../../map/service-area-map';
import { distanceMiles } from '../../map/geography/coordinates';
import { countyAt } from '../../map/geography/counties';
import { isState, stateOf } from '../../map/geography/states';
import { zipInfo } from '../../map/geography/zip-codes';
import { phrase } from '../../content/load/mistake';
import type { Entry } from '../../content/load/read';
import { newcomersLast } from '../../content/check/rules/duplicates';
import { at, fieldsOf } from '../../content/check/fields';
import type { Rule, RuleContext } from '../../content/check/rules/rule';

/** Maximum distance of a ZIP code's center from its city's, in miles: the radius of the largest city. */
const zipReach = 25;

/** Sentences with fewer words may be equal in two files by chance. */
const telling = 8;

/** A page is a copy if at least this share of its sentences is another page's. */
const copied = 1 / 3;

/** The cities without a mistake. */
const citiesOf = ({ of }: RuleContext) =>
  of('cities').flatMap((entry) => {
    const { data } = city.safeParse(entry.raw);
    return data ? [{ ...data, entry }] : [];
  });

/** A city's ZIP codes and county match its position. */
export const cityPlaces: Rule = (subject, say) => {
  const state = businessFactsIn(subject)?.site.address.region;
  if (!isState(state)) return;
  const { code, name } = stateOf(state);
  for (const { entry, geo, county, zipCodes } of citiesOf(subject)) {
    const found = countyAt(geo);
    if (!found?.id.startsWith(code)) {
      say(at(entry, 'geo'), `is not in ${name}`, 'Check both numbers; the longitude is negative.');
      continue;
    }
    if (!county.includes(found.name))
      say(
        at(entry, 'county'),
        `"${county}" is not the county of that position, which is in ${found.name} County`,
        'Correct the county, or the position in geo.',
      );
    zipCodes.forEach((zip, index) => {
      const there = zipInfo(zip);
      const miles = there?.state === state ? distanceMiles(geo, there) : 0;
      if (miles > zipReach)
        say(
          at(entry, 'zipCodes', index),
          `"${zip}" lies ${Math.round(miles)} miles from the city`,
          `It belongs to ${there?.city ?? 'another city'}.`,
        );
    });
  }
};

/** Every city has its name on the map of the service area. */
export const cityNamesOnMap: Rule = (subject, say) => {
  const facts = businessFactsIn(subject);
  const words = interfaceIn(subject);
  const cities = citiesOf(subject);
  if (!facts || !words || cities.length < 2) return;
  const { geo, address } = facts.site;
  const { unnamed } = serviceAreaMap({
    office: { ...geo, town: address.city },
    cities: cities.map((one) => ({ slug: one.entry.id, name: one.name, ...one.geo, ...one.map })),
    view: 'area',
    words,
  });
  for (const { entry } of cities.filter((one) => unnamed.includes(one.entry.id)))
    say(
      at(entry, 'map'),
      'has no room for its name on the map',
      'Give this city or the one next to it another map.side, or a map.branchOf that moves a line away.',
    );
};

/** The sentences of a page that visitors or search engines read, without the names of cities. */
function sentencesOf(entry: Entry, names: RegExp): string[] {
  const prose = fieldsOf(entry).flatMap(({ value, means: { readBy }, path }) =>
    typeof value === 'string' &&
    (readBy === 'page' || readBy === 'question' || path.join('.') === 'head.description')
      ? value.split(/(?<=[.?!])\s+/)
      : [],
  );
  const words = prose.map((sentence) =>
    sentence
      .replaceAll(names, ' ')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}{}]+/gu, ' ')
      .trim(),
  );
  return words.filter((sentence) => sentence.split(' ').length >= telling);
}

/**
 * No city page copies another one with only the name changed: search engines drop such pages, and they do not help
 * visitors.
 */
export const cityWords: Rule = (subject, say) => {
  const cities = newcomersLast(citiesOf(subject), ({ entry }) => entry.file, subject.files);
  const longestFirst = cities.map(({ name }) => name).sort((a, b) => b.length - a.length);
  const names = new RegExp(
    `\\b(?:${longestFirst.map((name) => name.replaceAll('.', String.raw`\.`)).join('|')})(?:'s)?\\b`,
    'giu',
  );
  const pages = cities.map(({ entry }) => ({ entry, sentences: sentencesOf(entry, names) }));
  pages.forEach(({ entry, sentences }, index) => {
    const original = pages
      .slice(0, index)
      .find(
        (page) =>
          sentences.filter((sentence) => page.sentences.includes(sentence)).length >=
          Math.max(1, sentences.length * copied),
      );
    if (original)
      say(
        at(entry),
        phrase`copies ${{ file: original.entry.file }} with another name`,
        'Write what is only true of this city: its houses, its soil, how to get there.',
        'top',
      );
  });
};
