import { mistakeAt, type Entry } from '../../content-reader/read';
import { isRecord, valueAt } from '../../content-reader/values';
import type { Mistake, Path } from '../../content-reader/mistake';
import { countyAt } from '../../geography/counties';
import { isState, stateOf } from '../../geography/states';
import { zipInfo } from '../../geography/zip-codes';
import { callBackMinutes } from '../../content-model/office-times';
import { mainPages } from '../../content-model/paths';
import { didYouMean } from '../nearest';
import type { Rule } from './rule';

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

const list = (entry: Entry, at: Path) => {
  const value: unknown = valueAt(entry.raw, at);
  return Array.isArray(value) ? (value as unknown[]) : [];
};

function hours(entry: Entry, at: Path): Mistake[] {
  const spans: { day: string; opens: string; closes: string; index: number }[] = [];
  const mistakes: Mistake[] = [];
  for (const [index, span] of list(entry, at).entries()) {
    if (!isRecord(span) || typeof span.opens !== 'string' || typeof span.closes !== 'string') continue;
    const opens = span.opens.padStart(5, '0');
    const closes = span.closes.padStart(5, '0');
    // The schema already reports a text that is not a time; comparing it would add a misleading message.
    if (!/^\d\d:\d\d$/.test(opens) || !/^\d\d:\d\d$/.test(closes)) continue;
    for (const day of Array.isArray(span.days) ? span.days : [])
      spans.push({ day: String(day), opens, closes, index });
    if (opens >= closes)
      mistakes.push(
        mistakeAt(
          entry,
          [...at, index, 'closes'],
          `"${closes}" is not after "${opens}", when the office opens`,
          'Write times with 24 hours: 6 PM is "18:00".',
        ),
      );
  }
  const clash = spans.find((span, place) => {
    const other = spans
      .slice(0, place)
      .find(({ day, opens, closes }) => day === span.day && opens < span.closes && span.opens < closes);
    return other && other.index !== span.index;
  });
  if (clash)
    mistakes.push(
      mistakeAt(
        entry,
        [...at, clash.index],
        `has ${clash.day} at a time that another entry already has`,
        'A day can have several times, but they must not overlap.',
      ),
    );
  return mistakes;
}

/** Other hours for a time have an end after their beginning and do not overlap. */
function seasons(entry: Entry): Mistake[] {
  const all = list(entry, ['seasons']).flatMap((season: unknown, index) => {
    const [from, until] = ['from', 'until'].map((name) => valueAt(season, [name]));
    // The schema reports what is no date.
    return isDay(from) && isDay(until) ? [{ from, until, index }] : [];
  });
  return all.flatMap(({ from, until, index }): Mistake[] => {
    const at = ['seasons', index];
    if (until < from)
      return [
        mistakeAt(
          entry,
          [...at, 'until'],
          `"${until}" is before "${from}", when these hours begin`,
          'Write the last day with these hours here.',
        ),
      ];
    const other = all.find((one) => one.index < index && one.from <= until && from <= one.until);
    return other
      ? [
          mistakeAt(
            entry,
            [...at, 'from'],
            `"${from}" to "${until}" overlaps "${other.from}" to "${other.until}", which has other hours`,
            'Begin it on the day after the other one ends, or end it on the day before the other one begins.',
          ),
        ]
      : [];
  });
}

function holidays(entry: Entry): Mistake[] {
  let before = '';
  return list(entry, ['holidays']).flatMap((holiday: unknown, index) => {
    const date = valueAt(holiday, ['date']);
    if (!isDay(date)) return [];
    const last = before;
    before = date;
    const say = (message: string, remedy: string) => [
      mistakeAt(entry, ['holidays', index, 'date'], message, remedy),
    ];
    const day = new Date(`${date}T00:00:00Z`);
    if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date)
      return say(`"${date}" is not a date in the calendar`, 'Write year, month, day: "2026-12-25".');
    if (date === last) return say(`"${date}" is listed twice`, 'Remove one of the two.');
    return date < last
      ? say(`"${date}" comes before "${last}", which stands above it`, 'Put the days in order.')
      : [];
  });
}

function timeZone(entry: Entry): Mistake[] {
  const zone = valueAt(entry.raw, ['timeZone']);
  const zones = Intl.supportedValuesOf('timeZone');
  if (typeof zone !== 'string' || zone === '' || zones.includes(zone)) return [];
  const american = zones.filter((name) => name.startsWith('America/'));
  // Without the list of all American zones.
  const meant = didYouMean(zone, american).replace(/ ?Known:.*/, '');
  const remedy = `${meant} Chicago and Dallas are in "America/Chicago".`.trim();
  return [mistakeAt(entry, ['timeZone'], `"${zone}" is not a time zone`, remedy)];
}

/** The claim `callback`, which the line 'what happens now' needs. */
function callback(entry: Entry): Mistake[] {
  const at = ['claims', 'callback', 'default'];
  const reading = valueAt(entry.raw, at);
  return typeof reading === 'string' && callBackMinutes(reading) === undefined
    ? [
        mistakeAt(
          entry,
          at,
          `"${reading}" does not say within how many minutes we call back`,
          'Begin with a number of minutes of office hours: "60 minutes".',
        ),
      ]
    : [];
}

/** The business's hours, seasons, holidays, time zone and claim `callback` are valid. */
export const business: Rule = ({ of }) => [
  ...of('site').flatMap((entry) => [
    ...hours(entry, ['hours']),
    ...list(entry, ['seasons']).flatMap((_, index) => hours(entry, ['seasons', index, 'hours'])),
    ...seasons(entry),
    ...holidays(entry),
    ...timeZone(entry),
  ]),
  ...of('claims').flatMap(callback),
];

/** The office's coordinates are in the state of its address. */
function officePlace(entry: Entry, region: string): Mistake[] {
  const [latitude, longitude] = ['latitude', 'longitude'].map((name) => valueAt(entry.raw, ['geo', name]));
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return [];
  const { code, name } = stateOf(region);
  if (countyAt({ latitude, longitude })?.id.startsWith(code)) return [];
  const remedy = 'Check both numbers; the longitude is negative.';
  return [mistakeAt(entry, ['geo'], `is not in ${name}, the state of the address`, remedy)];
}

/** ZIP codes exist in the office's state, and regions and cities do not contradict each other. */
export const places: Rule = ({ of }) => {
  const mistakes: Mistake[] = [];
  const say = (...mistake: Parameters<typeof mistakeAt>) => void mistakes.push(mistakeAt(...mistake));
  const state = valueAt(of('site')[0]?.raw, ['address', 'region']);
  const checkZip = (entry: Entry, path: Path, code: unknown): void => {
    if (typeof code !== 'string' || !/^\d{5}$/.test(code) || !isState(state)) return;
    if (zipInfo(code)?.state !== state)
      say(
        entry,
        path,
        `"${code}" is not a ZIP code in ${stateOf(state).name}`,
        'Look it up at the post office.',
      );
  };
  for (const entry of of('site')) {
    checkZip(entry, ['address', 'postalCode'], valueAt(entry.raw, ['address', 'postalCode']));
    if (isState(state)) mistakes.push(...officePlace(entry, state));
    else say(entry, ['address', 'region'], 'is not a state', 'Write its two letters, as in "TX".');
  }
  const regions = of('regions');
  for (const entry of of('cities')) {
    for (const [index, code] of list(entry, ['zipCodes']).entries())
      checkZip(entry, ['zipCodes', index], code);
    const own = list(entry, ['neighbors']).indexOf(entry.id);
    if (own !== -1) say(entry, ['neighbors', own], 'is the city itself', 'Name only other cities.');
    const region = valueAt(entry.raw, ['region']);
    const other = regions.find((one) => one.id !== region && list(one, ['cities']).includes(entry.id));
    if (other && regions.some(({ id }) => id === region))
      say(
        entry,
        ['region'],
        `"${String(region)}" is not the region that lists this city in content/regions.json`,
        `There it is listed under "${other.id}": change one of the two.`,
      );
  }
  return mistakes;
};

/** Names of files become addresses; a page of the main site needs a route in code. */
export const fileNames: Rule = ({ entries, of }) => [
  ...entries
    .filter(
      ({ file, id, root }) =>
        root.length === 0 && file.includes('/', 8) && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id),
    )
    .map((entry) =>
      mistakeAt(
        entry,
        [],
        `the file's name "${entry.id}" is not a name`,
        'Use lower-case letters, digits and single hyphens: north-dallas.md.',
        { place: { line: 1, column: 1 } },
      ),
    ),
  ...of('pages')
    .filter(({ id }) => !mainPages.includes(id))
    .map((entry) =>
      mistakeAt(
        entry,
        [],
        'no address of the site shows this file',
        `A page of your own goes into content/landing. ${didYouMean(entry.id, mainPages)}`,
        { place: { line: 1, column: 1 } },
      ),
    ),
];
