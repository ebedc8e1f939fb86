import { interfaceIn } from '../../content/load/business-facts';
import { mapSides } from '../../content/vocabulary';
import type { MapCity } from '../../map/plan';
import { serviceAreaMap } from '../../map/service-area-map';
import { distanceMiles, type Coordinates } from '../../map/geography/coordinates';
import { countyAt } from '../../map/geography/counties';
import { isState, stateOf } from '../../map/geography/states';
import { zipInfo } from '../../map/geography/zip-codes';
import { phrase } from '../../content/load/mistake';
import type { Entry } from '../../content/load/read';
import { newcomersLast } from '../../content/check/rules/duplicates';
import { at, fieldsOf, lineOf, type Field } from '../../content/check/fields';
import { valueAt } from '../../content/load/schema-fields';
import type { Rule, Say } from '../../content/check/rules/rule';

/** Maximum distance of a ZIP code's center from its city's, in miles: the radius of the largest city. */
const zipReach = 25;

/** Sentences with fewer words may be equal in two files by chance. */
const telling = 8;

/** If at least this share of its sentences is copied, the page is reported once and not for each sentence. */
const copied = 1 / 3;

function position(value: unknown): Coordinates | undefined {
  const [latitude, longitude] = [valueAt(value, ['latitude']), valueAt(value, ['longitude'])];
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
}

function checkPlace(entry: Entry, state: string, say: Say): void {
  const geo = position(valueAt(entry.raw, ['geo']));
  if (!geo) return;
  const { code, name } = stateOf(state);
  const found = countyAt(geo);
  if (!found?.id.startsWith(code)) {
    say(at(entry, 'geo'), `is not in ${name}`, 'Check both numbers; the longitude is negative.');
    return;
  }
  const [county, zipCodes] = [valueAt(entry.raw, ['county']), valueAt(entry.raw, ['zipCodes'])];
  if (typeof county === 'string' && !county.includes(found.name))
    say(
      at(entry, 'county'),
      `"${county}" is not the county of that position, which is in ${found.name} County`,
      'Correct the county, or the position in geo.',
    );
  for (const [index, zip] of (Array.isArray(zipCodes) ? zipCodes : []).entries()) {
    const zipPlace = typeof zip === 'string' ? zipInfo(zip) : undefined;
    const miles = zipPlace?.state === state ? distanceMiles(geo, zipPlace) : 0;
    if (miles > zipReach)
      say(
        at(entry, 'zipCodes', index),
        `"${String(zip)}" lies ${Math.round(miles)} miles from the city`,
        `It belongs to ${zipPlace?.city ?? 'another city'}.`,
      );
  }
}

/** A city's ZIP codes and county match its position. */
export const cityPlaces: Rule = ({ of }, say) => {
  const business = of('site')[0]?.raw;
  const state = valueAt(business, ['address', 'region']);
  if (isState(state)) for (const entry of of('cities')) checkPlace(entry, state, say);
};

/** Every city has its name on the map of the service area. */
export const cityNamesOnMap: Rule = (subject, say) => {
  const business = subject.of('site')[0]?.raw;
  const office = position(valueAt(business, ['geo']));
  const entries = subject.of('cities');
  if (!office) return;
  const cities = entries.flatMap(({ id, raw }): MapCity[] => {
    const [geo, name] = [position(valueAt(raw, ['geo'])), valueAt(raw, ['name'])];
    const [side, branchOf] = [valueAt(raw, ['map', 'side']), valueAt(raw, ['map', 'branchOf'])];
    if (!geo || typeof name !== 'string') return [];
    return [
      {
        slug: id,
        name,
        ...geo,
        side: mapSides.find((one) => one === side),
        branchOf: typeof branchOf === 'string' ? branchOf : undefined,
      },
    ];
  });
  const words = interfaceIn(subject);
  if (cities.length < 2 || !words) return;
  const town = valueAt(business, ['address', 'city']);
  const { unnamed } = serviceAreaMap({
    office: { ...office, town: typeof town === 'string' ? town : '' },
    cities,
    view: 'area',
    words,
  });
  for (const entry of entries.filter(({ id }) => unnamed.includes(id)))
    say(
      at(entry, 'map'),
      'has no room for its name on the map',
      'Give this city or the one next to it another map.side, or a map.branchOf that moves a line away.',
    );
};

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A sentence of a city page, with names of cities removed for the comparison. */
interface Sentence {
  field: Field;
  words: string;
  key: string;
}

/** Whether visitors read a field as sentences, on the page or in search results. */
const isProse = ({ means: { readBy }, path }: Field): boolean =>
  readBy === 'page' || readBy === 'question' || path.join('.') === 'head.description';

function sentencesOf(entry: Entry, names: RegExp): Sentence[] {
  const sentences: Sentence[] = [];
  for (const field of fieldsOf(entry)) {
    if (typeof field.value !== 'string' || !isProse(field)) continue;
    for (const words of field.value.split(/(?<=[.?!])\s+/)) {
      const key = words
        .replaceAll(names, ' ')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}{}]+/gu, ' ')
        .trim();
      if (key.split(' ').length >= telling) sentences.push({ field, words, key });
    }
  }
  return sentences;
}

/**
 * No city page copies another one with only the name changed: search engines drop such pages, and they do not help
 * visitors.
 */
export const cityWords: Rule = ({ of, files }, say) => {
  const cities = newcomersLast(of('cities'), ({ file }) => file, files);
  const cityNames = cities
    .map(({ raw }) => valueAt(raw, ['name']))
    .filter((name) => typeof name === 'string');
  if (cityNames.length < 2) return;
  const longestFirst = [...cityNames].sort((a, b) => b.length - a.length).map(escaped);
  const names = new RegExp(`\\b(?:${longestFirst.join('|')})(?:'s)?\\b`, 'giu');
  const first = new Map<string, Sentence>();
  for (const entry of cities) {
    const sentences = sentencesOf(entry, names);
    const twice = sentences.flatMap((sentence) => {
      const before = first.get(sentence.key);
      if (before && before.field.entry !== entry) return [{ ...sentence, before: before.field }];
      first.set(sentence.key, sentence);
      return [];
    });
    const [one] = twice;
    if (one && twice.length >= sentences.length * copied)
      say(
        at(entry),
        phrase`copies ${{ file: one.before.entry.file }} with another name`,
        'Write what is only true of this city: its houses, its soil, how to get there.',
        'top',
      );
    else
      for (const { field, words, before } of twice)
        say(
          field,
          phrase`has a sentence that also stands in ${{ file: before.entry.file, line: lineOf(before) }}: "${words}"`,
          'Write what is only true of this city.',
        );
  }
};
