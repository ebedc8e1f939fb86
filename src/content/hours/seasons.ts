import type { Site } from '../types';

type Hours = Pick<Site, 'hours' | 'seasons'>;

/** The day some days after an ISO day. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 864e5).toISOString().slice(0, 10);
}

/** Days on which the office has the same week. */
export interface Period {
  from?: string;
  until?: string;
  hours: Site['hours'];
}

/** The office's weeks in order of time, without a gap: those of the seasons, and the usual one around them. */
export function periodsOf({ hours, seasons }: Hours): Period[] {
  const periods: Period[] = [];
  let next: { from?: string } = {};
  for (const season of [...seasons].sort((one, other) => one.from.localeCompare(other.from))) {
    if (next.from !== season.from) periods.push({ ...next, until: daysAfter(season.from, -1), hours });
    periods.push(season);
    next = { from: daysAfter(season.until, 1) };
  }
  return [...periods, { ...next, hours }];
}

/** The week that holds on an ISO day. */
export const hoursOn = ({ hours, seasons }: Hours, day: string): Site['hours'] =>
  seasons.find(({ from, until }) => from <= day && day <= until)?.hours ?? hours;
