import { fill } from '../../lib/fill';
import { daysAfter } from './seasons';

/** Periods in one time zone: the end in minutes since 1970, and the offset from UTC in minutes. */
export type ClockChanges = readonly (readonly [until: number, ahead: number])[];

/** Opening and closing times by weekday, Sunday first, as in `08:00`; an empty list is a closed day. */
type Week = readonly (readonly (readonly [opens: string, closes: string])[])[];

/** The office's hours and sentences for the line 'what happens now'; every page contains them. */
export interface OfficeTimes {
  /** The office's time zone, because visitors may be in another. */
  clock: ClockChanges;
  /** What follows a time for visitors in another time zone: its name, as in ` Central Time`. */
  zone: string;
  week: Week;
  /** Other weeks from an ISO date to another, both included. */
  seasons?: readonly (readonly [from: string, until: string, week: Week])[];
  holidays: readonly (readonly [date: string, name: string])[];
  /** The office calls back within this many minutes of office hours (claim `callback`). */
  callBackMinutes: number;
  /**
   * Names of the weekdays, Sunday first, and the whole hours of a day, as in `8:00 AM`: the first use of `Intl` takes a
   * slow phone more than 100 ms.
   */
  days: readonly string[];
  hours: readonly string[];
  /**
   * The sentences of each place in each state (`now` in `content/interface.json`), with `{day}`, `{time}`, `{closes}`
   * and `{holiday}`, and how a day and a time stand in them.
   */
  words: Record<NowPlace, Record<OfficeState, string>> &
    Record<'today' | 'tomorrow' | 'weekday' | 'oneOClock' | 'oClock', string>;
}

/** Where a page says what happens now: `now` in `content/schemas/interface.ts` tells what each is. */
export type NowPlace = 'call' | 'form' | 'sent' | 'day' | 'banner';

/**
 * What the office's clock says. `open`: whoever writes now is called today. `late`: it is still open, but a call back
 * may be on another day.
 */
export type OfficeState = 'open' | 'late' | 'closed' | 'holiday';

/** What happens now: whether the office is open, and the sentence of each place. */
export interface WhatHappensNow {
  open: boolean;
  say: (place: NowPlace) => string;
}

/** Seven days ahead, a weekday's name could mean two days; the general sentence in the HTML stays then. */
const DAYS_AHEAD = 6;

/** A promised time is rounded up to this many minutes, because 2:38 PM looks too exact for a promise. */
const ROUND_TO_MINUTES = 5;

/** A moment in the office's time zone; undefined if the build is too old to know it. */
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

/** The day of a moment at the office, ISO; undefined if the build is too old to know it. */
export const officeDay = (now: Date, clock: ClockChanges): string | undefined => wallClock(now, clock)?.date;

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

/**
 * What a visitor who calls or sends a form can expect, by the office's clock: the one source of everything that a page
 * says about now. While the office is open, `{time}` (and `{day}`) is when it calls back at the latest, counted in office
 * hours, and `{closes}` when it closes; while it is closed, they are when it opens.
 * @param minutesAhead the visitor's offset from UTC; if the office's differs, times get the name of its time zone
 * @returns undefined if the office does not open within six days, or the build is too old to know its time zone
 */
export function whatHappensNow(
  now: Date,
  { clock, zone, week: usual, seasons, holidays, callBackMinutes, days, hours, words }: OfficeTimes,
  minutesAhead: number,
): WhatHappensNow | undefined {
  const wall = wallClock(now, clock);
  if (!wall) return undefined;
  const isElsewhere = wall.ahead !== minutesAhead;
  const inWords = (time: string): string =>
    // Spanish has another article for the hour after one.
    fill(/^(01|13)/.test(time) ? words.oneOClock : words.oClock, {
      time: hours[+time.slice(0, 2)]!.replace(':00', time.slice(2)),
    }) + (isElsewhere ? zone : '');
  const holidayOn = (date: string): string | undefined => holidays.find(([day]) => day === date)?.[1];
  const holiday = holidayOn(wall.date);
  /** Minutes of the promise that remain when the office closes for the day, and when that is. */
  let minutesLeft: number | undefined;
  let closing = '';

  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const date = daysAfter(wall.date, ahead);
    if (holidayOn(date)) continue;
    const week = seasons?.find(([from, until]) => from <= date && date <= until)?.[2] ?? usual;
    const weekday = new Date(date).getUTCDay();
    const answer = (state: OfficeState, time: string): WhatHappensNow => ({
      open: !!closing,
      say: (place) =>
        fill(words[place][state], {
          day:
            (isElsewhere ? undefined : [words.today, words.tomorrow][ahead]) ??
            fill(words.weekday, { day: days[weekday]! }),
          time: inWords(time),
          closes: closing && inWords(closing),
          holiday: holiday ?? '',
        }),
    });
    for (const [opens, closes] of week[weekday] ?? []) {
      // `HH:MM` can be compared as text.
      if (ahead === 0 && wall.time >= closes) continue;
      if (minutesLeft !== undefined) {
        const length = minutesOf(closes) - minutesOf(opens);
        if (minutesLeft > length) minutesLeft -= length;
        else return answer(ahead ? 'late' : 'open', promised(minutesOf(opens) + minutesLeft, closes));
      } else if (ahead > 0 || wall.time < opens) return answer(holiday ? 'holiday' : 'closed', opens);
      else {
        closing = closes;
        // In real time, so that a night on which the clocks change has its real length.
        const due = wallClock(new Date(now.getTime() + callBackMinutes * 60_000), clock);
        if (due?.date === wall.date && due.time <= closes)
          return answer('open', promised(minutesOf(due.time), closes));
        minutesLeft = callBackMinutes - (minutesOf(closes) - minutesOf(wall.time));
      }
    }
  }
  return undefined;
}
