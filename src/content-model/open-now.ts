import { timeInWords } from './time';

/** When the office is open, as the open-now line needs it: small enough to travel in a page. */
export interface OpeningTimes {
  /** The company's own time zone, as in `America/Chicago`: visitors may be elsewhere. */
  timeZone: string;
  /** Opening and closing by weekday, Sunday first; an empty list is a closed day. Times as in `08:00`. */
  week: readonly (readonly (readonly [opens: string, closes: string])[])[];
  /** ISO dates on which the office is closed. */
  holidays: readonly string[];
}

/** Two weeks hold every run of holidays that a year has. */
const daysAhead = 14;

/** The date and time in a time zone, as the clock on the office's wall shows them: Swedes write them as ISO does. */
function wallClock(now: Date, timeZone: string): [date: string, time: string] {
  const [date = '', time = ''] = now.toLocaleString('sv-SE', { timeZone }).split(' ');
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
 */
export function openNow(now: Date, { timeZone, week, holidays }: OpeningTimes): string | undefined {
  const [date, time] = wallClock(now, timeZone);
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const day = daysAfter(date, ahead);
    if (holidays.includes(day.toISOString().slice(0, 10))) continue;
    for (const [opens, closes] of week[day.getUTCDay()] ?? []) {
      // Times as `HH:MM` compare as text.
      if (ahead === 0 && time >= closes) continue;
      if (ahead === 0 && time >= opens) return `Open until ${timeInWords(closes)}`;
      const name =
        ahead === 0 ? 'today' : day.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
      return `Closed, opens ${name} ${timeInWords(opens)}`;
    }
  }
  return undefined;
}
