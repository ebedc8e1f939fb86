import { timeInWords } from './time';
import { weekdays, type Site } from './schemas/site';

const CLOSED = 'Closed';

/** A day and its hours in words, as in `8:00 AM – 6:00 PM` or `Closed`. */
export interface DayHours {
  day: (typeof weekdays)[number];
  hours: string;
}

/** Every day of the week with its hours, Monday first; a day that is not in `hours` is closed. */
export function weeklyHours(hours: Site['hours']): DayHours[] {
  return weekdays.map((day) => {
    const spans = hours.filter(({ days }) => days.includes(day));
    return {
      day,
      hours:
        spans.map(({ opens, closes }) => `${timeInWords(opens)} – ${timeInWords(closes)}`).join(', ') ||
        CLOSED,
    };
  });
}

/** Consecutive days with the same hours. */
interface Span {
  days: DayHours['day'][];
  hours: string;
}

function spansOf(hours: Site['hours']): Span[] {
  const spans: Span[] = [];
  for (const { day, hours: open } of weeklyHours(hours)) {
    const last = spans.at(-1);
    if (last?.hours === open) last.days.push(day);
    else spans.push({ days: [day], hours: open });
  }
  return spans;
}

/** `Monday`, `Saturday and Sunday`, `Monday to Friday`. */
function daysInWords(days: readonly string[], joint: string, pair: string): string {
  return [...new Set([days[0], days.at(-1)])].join(days.length > 2 ? joint : pair);
}

/** The days with any office hours: `Monday to Saturday`, `Tuesday, Thursday, and Saturday`. */
function openDays(hours: Site['hours']): string {
  const isOpen = (day: DayHours['day']) => hours.some(({ days }) => days.includes(day));
  const runs: DayHours['day'][][] = [];
  weekdays.forEach((day, index) => {
    if (!isOpen(day)) return;
    const before = weekdays[index - 1];
    if (before && isOpen(before)) runs.at(-1)?.push(day);
    else runs.push([day]);
  });
  const words = runs.flatMap((run) => (run.length > 2 ? [`${run[0]} to ${run.at(-1)}`] : run));
  return new Intl.ListFormat('en-US').format(words);
}

/**
 * The week as a sentence and in short: `Monday to Friday, 8:00 AM to 6:00 PM. Closed Saturday and Sunday` and
 * `Mon–Fri 8:00 AM – 6:00 PM`, without the closed days; and only the days with office hours: `Monday to Friday`.
 */
export function hoursInWords(hours: Site['hours']): { default: string; short: string; days: string } {
  const spans = spansOf(hours);
  const sentence = ({ days, hours: open }: Span): string => {
    const names = daysInWords(days, ' to ', ' and ');
    return open === CLOSED ? `${CLOSED} ${names}` : `${names}, ${open.replaceAll(' – ', ' to ')}`;
  };
  const brief = ({ days, hours: open }: Span): string =>
    `${daysInWords(
      days.map((day) => day.slice(0, 3)),
      '–',
      ', ',
    )} ${open}`;
  return {
    days: openDays(hours),
    default: spans.map(sentence).join('. '),
    short: spans
      .filter(({ hours: open }) => open !== CLOSED)
      .map(brief)
      .join(', '),
  };
}
