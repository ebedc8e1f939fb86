import type { ClockChanges } from './clock-changes';
import { timeInWords } from './time';

/** When the office is open, as the open-now line needs it: small enough to travel in a page. */
export interface OpeningTimes {
  /** The clock on the office's own wall: visitors may be elsewhere. */
  clock: ClockChanges;
  /** Opening and closing by weekday, Sunday first; an empty list is a closed day. Times as in `08:00`. */
  week: readonly (readonly (readonly [opens: string, closes: string])[])[];
  /** ISO dates on which the office is closed. */
  holidays: readonly string[];
}

/** Two weeks hold every run of holidays that a year has. */
const daysAhead = 14;

const days = ['Sun', 'Mon', 'Tues', 'Wednes', 'Thurs', 'Fri', 'Satur'];

/** The date and time that the clock on the office's wall shows; nothing when the site was built years ago. */
function wallClock(now: Date, clock: ClockChanges): [date: string, time: string] | undefined {
  const minute = now.getTime() / 60_000;
  const stretch = clock.find(([until]) => minute < until);
  if (!stretch) return undefined;
  const [date = '', time = ''] = new Date((minute + stretch[1]) * 60_000).toISOString().split('T');
  return [date, time.slice(0, 5)];
}

/** A day some days after an ISO date. Noon in UTC, so that no change of clocks shifts it. */
function daysAfter(date: string, days: number): Date {
  const noon = new Date(`${date}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon;
}

/**
 * Whether the office is open and until when, or when it opens next.
 * @param now the moment asked about
 * @returns 'Open until 6:00 PM', 'Closed, opens Monday 8:00 AM', or nothing if it does not open within two weeks
 *   or the office's clock is not known so far ahead
 */
export function openNow(now: Date, { clock, week, holidays }: OpeningTimes): string | undefined {
  const wall = wallClock(now, clock);
  if (!wall) return undefined;
  const [date, time] = wall;
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const day = daysAfter(date, ahead);
    if (holidays.includes(day.toISOString().slice(0, 10))) continue;
    for (const [opens, closes] of week[day.getUTCDay()] ?? []) {
      // Times as `HH:MM` compare as text.
      if (ahead === 0 && time >= closes) continue;
      if (ahead === 0 && time >= opens) return `Open until ${timeInWords(closes)}`;
      const name = ahead === 0 ? 'today' : `${days[day.getUTCDay()]}day`;
      return `Closed, opens ${name} ${timeInWords(opens)}`;
    }
  }
  return undefined;
}
