import { fill } from '../../lib/fill';
import type { InterfaceWords, Site } from '../types';
import { weekdays } from '../vocabulary';
import { hasShortHours } from '../languages';

type Weekday = (typeof weekdays)[number];
type Words = InterfaceWords['hours'];

/** A text as the beginning of a sentence: Spanish writes days in lower case. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A day of the week in words: `Monday`, or `Mon` in short. */
export function dayName(day: Weekday, locale: string, weekday: 'long' | 'short'): string {
  // The fifth of January 1970 was a Monday.
  return new Date(Date.UTC(1970, 0, 5 + weekdays.indexOf(day))).toLocaleDateString(locale, {
    weekday,
    timeZone: 'UTC',
  });
}

const spansOn = (hours: Site['hours'], day: Weekday): Site['hours'] =>
  hours.filter(({ days }) => days.includes(day));

/** A day and its hours in words, as in `8:00 AM – 6:00 PM` or `Closed`. */
export interface DayHours {
  name: string;
  hours: string;
  isClosed: boolean;
}

/** Every day of the week with its hours, Monday first; a day that is not in `hours` is closed. */
export function weeklyHours(hours: Site['hours'], words: Words, locale: string): DayHours[] {
  return weekdays.map((day) => {
    const spans = spansOn(hours, day);
    const open = spans.map(
      ({ opens, closes }) => `${timeInWords(opens, locale)} – ${timeInWords(closes, locale)}`,
    );
    return {
      name: capital(dayName(day, locale, 'long')),
      hours: open.join(', ') || words.closed,
      isClosed: spans.length === 0,
    };
  });
}

interface Run {
  days: Weekday[];
  hours: Site['hours'];
}

/** @param isSame whether days with these hours belong together */
function runsOf(hours: Site['hours'], isSame: (one: Site['hours'], other: Site['hours']) => boolean): Run[] {
  const runs: Run[] = [];
  for (const day of weekdays) {
    const spans = spansOn(hours, day);
    const last = runs.at(-1);
    if (last && isSame(last.hours, spans)) last.days.push(day);
    else runs.push({ days: [day], hours: spans });
  }
  return runs;
}

/** `8–6`, without AM and PM if it is from morning to evening, and without full hours' minutes. */
function brief({ opens, closes }: Site['hours'][number], locale: string): string {
  const isUsual = opens < '12' && closes >= '12';
  const [from, to] = [opens, closes].map((time) => {
    const words = timeInWords(time, locale).replace(':00', '');
    return isUsual ? words.replace(/[^\d:].*$/, '') : words;
  });
  return isUsual ? `${from}–${to}` : `${from} – ${to}`;
}

/** Two times, or two days, on one line: nothing breaks at its spaces or after its dash. */
const unbroken = (span: string): string => span.replaceAll(' ', '\u00A0').replaceAll('–', '–\u2060');

/**
 * The week as a sentence and in short: `Monday to Friday, 8:00 AM to 6:00 PM. Closed Saturday and Sunday` and
 * `Mon–Fri, 8 AM–6 PM`, without the closed days, or `Mon–Fri 8–6`; both as a sentence where the language has no such
 * abbreviations, `de lunes a viernes, de 8:00 a. m. a 6:00 p. m.`; and only the days with office hours: `Monday to Friday`.
 */
export function hoursInWords(
  hours: Site['hours'],
  words: Words,
  locale: string,
): Record<'default' | 'short' | 'brief' | 'days', string> {
  const nameOf = (day: Weekday): string => dayName(day, locale, 'long');
  const ends = (days: Weekday[]) => ({
    first: days[0] ? nameOf(days[0]) : '',
    last: days.length > 0 ? nameOf(days.at(-1)!) : '',
  });
  const inWords = (days: Weekday[]): string =>
    days.length === 1 ? ends(days).first : fill(days.length > 2 ? words.run : words.pair, ends(days));
  const inShort = (days: Weekday[]): string =>
    [...new Set([days[0], days.at(-1)])]
      .flatMap((day) => (day ? dayName(day, locale, 'short') : []))
      .join(days.length > 2 ? unbroken('–') : ', ');
  const times = ({ opens, closes }: Site['hours'][number]) => ({
    opens: timeInWords(opens, locale),
    closes: timeInWords(closes, locale),
  });

  const timesOf = (spans: Site['hours']) => spans.map(({ opens, closes }) => opens + closes).join();
  const runs = runsOf(hours, (one, other) => timesOf(one) === timesOf(other));
  const open = runs.filter((run) => run.hours.length > 0);
  const sentence = (run: Run): string =>
    run.hours.length === 0
      ? fill(words.closedOn, { days: inWords(run.days) })
      : fill(words.open, {
          days: inWords(run.days),
          hours: run.hours.map((span) => unbroken(fill(words.span, times(span)))).join(', '),
        });
  const shortWith = (
    write: (span: Site['hours'][number]) => string,
    afterDays: string,
    betweenRuns: string,
  ): string =>
    hasShortHours(locale)
      ? open.map((run) => inShort(run.days) + afterDays + run.hours.map(write).join(', ')).join(betweenRuns)
      : open.map(sentence).join('; ');
  const openRuns = runsOf(hours, (one, other) => one.length > 0 === other.length > 0).filter(
    (run) => run.hours.length > 0,
  );
  return {
    days: new Intl.ListFormat(locale).format(
      openRuns.flatMap(({ days }) => (days.length > 2 ? [inWords(days)] : days.map(nameOf))),
    ),
    brief: shortWith((span) => brief(span, locale), ' ', ', '),
    default: runs
      .map((run) => capital(sentence(run)))
      .join('. ')
      // In Spanish a time ends in a period of its own: '6:00 p. m.'
      .replaceAll('.. ', '. '),
    short: shortWith(
      (span) => {
        const { opens, closes } = times(span);
        return unbroken(`${opens}–${closes}`.replaceAll(':00', ''));
      },
      ', ',
      '; ',
    ),
  };
}

/** A time of day in words, in Texas: `6:00 PM`; in Spanish `6:00 p. m.`, as the academies write it, on one line. */
export function timeInWords(time: string, locale: string): string {
  const words = new Date(`1970-01-01T${time}Z`).toLocaleTimeString(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  // Versions of ICU differ in the kind of space.
  return words.replace(/\s/, ' ').replace(/ ([ap])\.\s?m\./, '\u00A0$1.\u00A0m.');
}
