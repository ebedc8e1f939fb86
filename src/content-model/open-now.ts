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

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Two weeks hold every run of holidays that a year has. */
const daysAhead = 14;

/** The date and time in a time zone, as the clock on the office's wall shows them. */
function wallClock(now: Date, timeZone: string): { date: string; time: string; weekday: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    weekday: 'long',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
    weekday: weekdays.findIndex((name) => name === part('weekday')),
  };
}

/** An ISO date some days later. Noon in UTC, so that no change of clocks shifts the day. */
function daysAfter(date: string, days: number): string {
  const noon = new Date(`${date}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

/**
 * Whether the office is open and until when, or when it opens next.
 * @param now the moment asked about
 * @returns 'Open until 6:00 PM', 'Closed, opens Monday 8:00 AM', or nothing if it does not open within two weeks
 */
export function openNow(now: Date, { timeZone, week, holidays }: OpeningTimes): string | undefined {
  const { date, time, weekday } = wallClock(now, timeZone);
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    if (holidays.includes(daysAfter(date, ahead))) continue;
    const day = (weekday + ahead) % 7;
    for (const [opens, closes] of week[day] ?? []) {
      // Times as `HH:MM` compare as text.
      if (ahead === 0 && time >= closes) continue;
      if (ahead === 0 && time >= opens) return `Open until ${timeInWords(closes)}`;
      return `Closed, opens ${ahead === 0 ? 'today' : weekdays[day]} ${timeInWords(opens)}`;
    }
  }
  return undefined;
}
