import type { ClockChanges } from './clock-changes';
import { timeInWords } from './time';

/** The office's hours and words, as the line 'what happens now' needs them: small enough to travel in a page. */
export interface OfficeTimes {
  /** The clock on the office's own wall: visitors may be elsewhere. */
  clock: ClockChanges;
  /** What that clock's time is called, as in `Central Time`; said to visitors whose own clock differs. */
  zone: string;
  /** Opening and closing by weekday, Sunday first; an empty list is a closed day. Times as in `08:00`. */
  week: readonly (readonly (readonly [opens: string, closes: string])[])[];
  /** ISO dates on which the office is closed, with their names. */
  holidays: readonly (readonly [date: string, name: string])[];
  /** Minutes of office hours within which a request gets its call (claim `callback`). */
  callBackMinutes: number;
  /** Sentences with `{by}`, `{day}`, `{time}` and `{holiday}` to fill in (`now` in `content/site.json`). */
  words: { open: string; closed: string; holiday: string };
}

/** What happens now, in words, and whether the office is open. */
export interface WhatHappensNow {
  open: boolean;
  words: string;
}

/** From seven days ahead on, the name of a weekday could mean two days; the sentence in the HTML holds then. */
const DAYS_AHEAD = 6;

/** A promised time is rounded up to these minutes: nobody reads 2:38 PM as a promise. */
const ROUND_TO_MINUTES = 5;

const days = ['Sun', 'Mon', 'Tues', 'Wednes', 'Thurs', 'Fri', 'Satur'];

/** A moment as the clock on the office's wall shows it; nothing when the site was built years ago. */
function wallClock(
  now: Date,
  clock: ClockChanges,
): { date: string; time: string; ahead: number } | undefined {
  const minute = now.getTime() / 60_000;
  const stretch = clock.find(([until]) => minute < until);
  if (!stretch) return undefined;
  const [date = '', time = ''] = new Date((minute + stretch[1]) * 60_000).toISOString().split('T');
  return { date, time: time.slice(0, 5), ahead: stretch[1] };
}

/** A day some days after an ISO date. Noon in UTC, so that no change of clocks shifts it. */
function daysAfter(date: string, days: number): Date {
  const noon = new Date(`${date}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon;
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Minutes after midnight as `HH:MM`, rounded up, but not past closing time. */
function promised(minutes: number, closes: string): string {
  const rounded = Math.ceil(minutes / ROUND_TO_MINUTES) * ROUND_TO_MINUTES;
  const time = new Date(rounded * 60_000).toISOString().slice(11, 16);
  return time < closes ? time : closes;
}

const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/**
 * What a visitor who calls or sends a form at a moment can count on: while the office is open, by when it calls back,
 * counted in its own hours; while it is closed, when it opens.
 * @param now the moment asked about
 * @param office the office's hours and words
 * @param minutesAhead how far the visitor's own clock is ahead of UTC: where the office's is not, times get its name
 * @returns nothing if the office does not open within six days or its clock is not known so far ahead
 */
export function whatHappensNow(
  now: Date,
  { clock, zone, week, holidays, callBackMinutes, words }: OfficeTimes,
  minutesAhead: number,
): WhatHappensNow | undefined {
  const wall = wallClock(now, clock);
  if (!wall) return undefined;
  const isElsewhere = wall.ahead !== minutesAhead;
  const inWords = (time: string): string => timeInWords(time) + (isElsewhere ? ` ${zone}` : '');
  const holidayOn = (date: string): string | undefined => holidays.find(([day]) => day === date)?.[1];
  const holiday = holidayOn(wall.date);
  /** Minutes that are left of the promise when the office has closed for the day. */
  let left: number | undefined;

  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const day = daysAfter(wall.date, ahead);
    if (holidayOn(day.toISOString().slice(0, 10))) continue;
    const weekday = `${days[day.getUTCDay()]}day`;
    const name = ahead === 0 && !isElsewhere ? 'today' : weekday;
    for (const [opens, closes] of week[day.getUTCDay()] ?? []) {
      // Times as `HH:MM` compare as text.
      if (ahead === 0 && wall.time >= closes) continue;
      if (left !== undefined) {
        const length = minutesOf(closes) - minutesOf(opens);
        if (left > length) left -= length;
        else {
          const by = inWords(promised(minutesOf(opens) + left, closes));
          return { open: true, words: fill(words.open, { by: ahead === 0 ? by : `${name} at ${by}` }) };
        }
      } else if (ahead > 0 || wall.time < opens) {
        const sentence = holiday ? words.holiday : words.closed;
        return {
          open: false,
          words: fill(sentence, { day: name, time: inWords(opens), holiday: holiday ?? '' }),
        };
      } else {
        // By the real clock, so that a night on which the clocks change counts as long as it is.
        const due = wallClock(new Date(now.getTime() + callBackMinutes * 60_000), clock);
        if (due?.date === wall.date && due.time <= closes)
          return {
            open: true,
            words: fill(words.open, { by: inWords(promised(minutesOf(due.time), closes)) }),
          };
        left = callBackMinutes - (minutesOf(closes) - minutesOf(wall.time));
      }
    }
  }
  return undefined;
}
