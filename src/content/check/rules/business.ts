import { phrase } from '../../load/mistake';
import type { Entry } from '../../load/read';
import { placeOfName, isRecord, valueAt } from '../../load/values';
import { countyAt } from '../../../map/geography/counties';
import { isState, stateOf } from '../../../map/geography/states';
import { zipInfo } from '../../../map/geography/zip-codes';
import { callBackMinutes } from '../../hours/office-times';
import { mainPages } from '../../paths';
import { didYouMean } from '../nearest';
import { at, within, type FieldRef } from '../fields';
import type { Rule, Say } from './rule';

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

const list = (entry: Entry, ...path: (string | number)[]): unknown[] => {
  const value = valueAt(entry.raw, path);
  return Array.isArray(value) ? value : [];
};

function hours(all: FieldRef, say: Say): void {
  const spans: { day: string; opens: string; closes: string; index: number }[] = [];
  for (const [index, span] of list(all.entry, ...all.path).entries()) {
    if (!isRecord(span) || typeof span.opens !== 'string' || typeof span.closes !== 'string') continue;
    const opens = span.opens.padStart(5, '0');
    const closes = span.closes.padStart(5, '0');
    // The schema already reports a text that is not a time; comparing it would add a misleading message.
    if (!/^\d\d:\d\d$/.test(opens) || !/^\d\d:\d\d$/.test(closes)) continue;
    for (const day of Array.isArray(span.days) ? span.days : [])
      spans.push({ day: String(day), opens, closes, index });
    if (opens >= closes)
      say(
        within(all, index, 'closes'),
        `"${closes}" is not after "${opens}", when the office opens`,
        'Write times with 24 hours: 6 PM is "18:00".',
      );
  }
  const clash = spans.find((span, place) => {
    const other = spans
      .slice(0, place)
      .find(({ day, opens, closes }) => day === span.day && opens < span.closes && span.opens < closes);
    return other && other.index !== span.index;
  });
  if (clash)
    say(
      within(all, clash.index),
      `has ${clash.day} at a time that another entry already has`,
      'A day can have several times, but they must not overlap.',
    );
}

/** Other hours for a time have an end after their beginning and do not overlap. */
function seasons(entry: Entry, say: Say): void {
  const before: { from: string; until: string }[] = [];
  for (const [index, season] of list(entry, 'seasons').entries()) {
    const [from, until] = ['from', 'until'].map((name) => valueAt(season, [name]));
    // The schema reports what is no date.
    if (!isDay(from) || !isDay(until)) continue;
    const other = before.find((one) => one.from <= until && from <= one.until);
    before.push({ from, until });
    if (until < from)
      say(
        at(entry, 'seasons', index, 'until'),
        `"${until}" is before "${from}", when these hours begin`,
        'Write the last day with these hours here.',
      );
    else if (other)
      say(
        at(entry, 'seasons', index, 'from'),
        `"${from}" to "${until}" overlaps "${other.from}" to "${other.until}", which has other hours`,
        'Begin it on the day after the other one ends, or end it on the day before the other one begins.',
      );
  }
}

function timeZone(entry: Entry, say: Say): void {
  const zone = valueAt(entry.raw, ['timeZone']);
  const zones = Intl.supportedValuesOf('timeZone');
  if (typeof zone !== 'string' || zone === '' || zones.includes(zone)) return;
  const american = zones.filter((name) => name.startsWith('America/'));
  // Without the list of all American zones.
  const meant = didYouMean(zone, american).replace(/ ?Known:.*/, '');
  const fix = `${meant} Chicago and Dallas are in "America/Chicago".`.trim();
  say(at(entry, 'timeZone'), `"${zone}" is not a time zone`, fix);
}

/** The claim `callback`, which the line 'what happens now' needs. */
function callback(entry: Entry, say: Say): void {
  const index = placeOfName(valueAt(entry.raw, ['claims']), 'callback');
  if (index === undefined) return;
  const field = at(entry, 'claims', index, 'default');
  const reading = valueAt(entry.raw, field.path);
  if (typeof reading === 'string' && callBackMinutes(reading) === undefined)
    say(
      field,
      `"${reading}" does not say within how many minutes we call back`,
      'Begin with a number of minutes of office hours: "60 minutes".',
    );
}

/** The business's hours, seasons, time zone and claim `callback` are valid. */
export const business: Rule = ({ of }, say) => {
  for (const entry of of('site')) {
    hours(at(entry, 'hours'), say);
    for (const index of list(entry, 'seasons').keys()) hours(at(entry, 'seasons', index, 'hours'), say);
    for (const check of [seasons, timeZone]) check(entry, say);
  }
  for (const entry of of('claims')) callback(entry, say);
};

/** The office's coordinates are in the state of its address. */
function officePlace(entry: Entry, region: string, say: Say): void {
  const [latitude, longitude] = ['latitude', 'longitude'].map((name) => valueAt(entry.raw, ['geo', name]));
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return;
  const { code, name } = stateOf(region);
  if (!countyAt({ latitude, longitude })?.id.startsWith(code))
    say(
      at(entry, 'geo'),
      `is not in ${name}, the state of the address`,
      'Check both numbers; the longitude is negative.',
    );
}

/** ZIP codes exist in the office's state, and regions and cities do not contradict each other. */
export const places: Rule = ({ of }, say) => {
  const state = valueAt(of('site')[0]?.raw, ['address', 'region']);
  const checkZip = (field: FieldRef): void => {
    const code = valueAt(field.entry.raw, field.path);
    if (typeof code !== 'string' || !/^\d{5}$/.test(code) || !isState(state)) return;
    if (zipInfo(code)?.state !== state)
      say(field, `"${code}" is not a ZIP code in ${stateOf(state).name}`, 'Look it up at the post office.');
  };
  for (const entry of of('site')) {
    checkZip(at(entry, 'address', 'postalCode'));
    if (isState(state)) officePlace(entry, state, say);
    else say(at(entry, 'address', 'region'), 'is not a state', 'Write its two letters, as in "TX".');
  }
  const regions = of('regions');
  for (const entry of of('cities')) {
    for (const index of list(entry, 'zipCodes').keys()) checkZip(at(entry, 'zipCodes', index));
    const selfIndex = list(entry, 'neighbors').indexOf(entry.id);
    if (selfIndex !== -1)
      say(at(entry, 'neighbors', selfIndex), 'is the city itself', 'Name only other cities.');
    const region = valueAt(entry.raw, ['region']);
    const other = regions.find((one) => one.id !== region && list(one, 'cities').includes(entry.id));
    if (other && regions.some(({ id }) => id === region))
      say(
        at(entry, 'region'),
        phrase`"${String(region)}" is not the region that lists this city in ${{ file: 'content/regions.json' }}`,
        `There it is listed under "${other.id}": change one of the two.`,
      );
  }
};

/** Names of files become addresses; a page of the main site needs a route in code. */
export const fileNames: Rule = ({ entries, of }, say) => {
  for (const entry of entries) {
    const { file, id, root } = entry;
    if (root.length === 0 && file.includes('/', 8) && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
      say(
        at(entry),
        `is in a file called "${id}", which no address can have`,
        'Name it with lower-case letters, digits and single hyphens: north-dallas.md.',
        'top',
      );
  }
  for (const entry of of('pages'))
    if (!mainPages.includes(entry.id))
      say(
        at(entry),
        'is shown at no address of the site',
        `A page of your own goes into content/landing. ${didYouMean(entry.id, mainPages)}`,
        'top',
      );
};
