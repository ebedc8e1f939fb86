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
  const value = valueAt(entry.raw, at);
  return Array.isArray(value) ? value : [];
};

function hours(entry: Entry, at: Path): Mistake[] {
  const spans: { day: string; opens: string; closes: string; index: number }[] = [];
  const mistakes = list(entry, at).flatMap((span: unknown, index) => {
    if (!isRecord(span) || typeof span.opens !== 'string' || typeof span.closes !== 'string') return [];
    const [opens, closes] = [span.opens, span.closes].map((time) => time.padStart(5, '0')) as [
      string,
      string,
    ];
    // The schema already reports a text that is not a time; comparing it would add a misleading message.
    if (!/^\d\d:\d\d$/.test(opens) || !/^\d\d:\d\d$/.test(closes)) return [];
    for (const day of Array.isArray(span.days) ? span.days : [])
      spans.push({ day: String(day), opens, closes, index });
    return opens < closes
      ? []
      : [
          mistakeAt(
            entry,
            [...at, index, 'closes'],
            `"${closes}" is not after "${opens}", when the office opens`,
            'Write times with 24 hours: 6 PM is "18:00".',
          ),
        ];
  });
  const clashes = spans.flatMap((span, index) => {
    const other = spans
      .slice(0, index)
      .find(({ day, opens, closes }) => day === span.day && opens < span.closes && span.opens < closes);
    return other && other.index !== span.index
      ? [
          mistakeAt(
            entry,
            [...at, span.index],
            `has ${span.day} at a time that another entry already has`,
            'A day can have several times, but they must not overlap.',
          ),
        ]
      : [];
  });
  return [...mistakes, ...clashes.slice(0, 1)];
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
    const at = ['holidays', index, 'date'];
    const last = before;
    before = date;
    const day = new Date(`${date}T00:00:00Z`);
    if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date)
      return [
        mistakeAt(
          entry,
          at,
          `"${date}" is not a date in the calendar`,
          'Write year, month, day: "2026-12-25".',
        ),
      ];
    if (date === last) return [mistakeAt(entry, at, `"${date}" is listed twice`, 'Remove one of the two.')];
    if (date < last)
      return [
        mistakeAt(
          entry,
          at,
          `"${date}" comes before "${last}", which stands above it`,
          'Put the days in order.',
        ),
      ];
    return [];
  });
}

function timeZone(entry: Entry): Mistake[] {
  const zone = valueAt(entry.raw, ['timeZone']);
  if (typeof zone !== 'string' || zone === '') return [];
  const known = Intl.supportedValuesOf('timeZone');
  const american = known.filter((name) => name.startsWith('America/'));
  return known.includes(zone)
    ? []
    : [
        mistakeAt(
          entry,
          ['timeZone'],
          `"${zone}" is not a time zone`,
          `${didYouMean(zone, american)
            .split(' Known:')[0]
            ?.replace(/^Known:.*/, '')} Chicago and Dallas are in "America/Chicago".`.trim(),
        ),
      ];
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
  return countyAt({ latitude, longitude })?.id.startsWith(code)
    ? []
    : [
        mistakeAt(
          entry,
          ['geo'],
          `is not in ${name}, the state of the address`,
          'Check both numbers; the longitude is negative.',
        ),
      ];
}

/** ZIP codes exist in the office's state, and regions and cities do not contradict each other. */
export const places: Rule = ({ of }) => {
  const region = valueAt(of('site')[0]?.raw, ['address', 'region']);
  const zip = (entry: Entry, path: (string | number)[], code: unknown): Mistake[] =>
    typeof code === 'string' && /^\d{5}$/.test(code) && isState(region) && zipInfo(code)?.state !== region
      ? [
          mistakeAt(
            entry,
            path,
            `"${code}" is not a ZIP code in ${stateOf(region).name}`,
            'Look it up at the post office.',
          ),
        ]
      : [];
  const regions = of('regions');
  return [
    ...of('site').flatMap((entry) => [
      ...zip(entry, ['address', 'postalCode'], valueAt(entry.raw, ['address', 'postalCode'])),
      ...(isState(region)
        ? officePlace(entry, region)
        : [mistakeAt(entry, ['address', 'region'], 'is not a state', 'Write its two letters, as in "TX".')]),
    ]),
    ...of('cities').flatMap((entry) => {
      const own = list(entry, ['neighbors']).indexOf(entry.id);
      const region = valueAt(entry.raw, ['region']);
      const other = regions.find(({ id, raw }) => {
        const cities = valueAt(raw, ['cities']);
        return id !== region && Array.isArray(cities) && cities.includes(entry.id);
      });
      return [
        ...list(entry, ['zipCodes']).flatMap((code: unknown, index) => zip(entry, ['zipCodes', index], code)),
        ...(own === -1
          ? []
          : [mistakeAt(entry, ['neighbors', own], 'is the city itself', 'Name only other cities.')]),
        ...(other && regions.some(({ id }) => id === region)
          ? [
              mistakeAt(
                entry,
                ['region'],
                `"${String(region)}" is not the region that lists this city in content/regions.json`,
                `There it is listed under "${other.id}": change one of the two.`,
              ),
            ]
          : []),
      ];
    }),
  ];
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
