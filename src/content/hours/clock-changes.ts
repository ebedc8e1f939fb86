const MINUTE = 60_000;
const HALF_HOUR = 30 * MINUTE;

/** Periods in one time zone: the end in minutes since 1970, and the offset from UTC in minutes. */
export type ClockChanges = readonly (readonly [until: number, ahead: number])[];

/** Offset of a formatter's time zone from UTC at a moment, in minutes. */
function minutesAhead(moment: number, wallClock: Intl.DateTimeFormat): number {
  const wall = wallClock.format(moment);
  return Math.round((Date.parse(`${wall.replace(' ', 'T')}Z`) - moment) / MINUTE);
}

/** Computed once per build, because every page needs the same. */
const changesByZone = new Map<string, ClockChanges>();

/**
 * When a time zone's clocks change. Computed at build time, because a browser that formats a time in another zone
 * first loads its tables of zones and languages: 13 ms on a desktop, 50 ms on a slow phone.
 * @param timeZone as in `America/Chicago`
 * @param firstYear year in which the first period begins
 * @param years number of years to cover
 */
export function clockChanges(timeZone: string, firstYear: number, years: number): ClockChanges {
  const key = [timeZone, firstYear, years].join();
  let changes = changesByZone.get(key);
  if (!changes) changesByZone.set(key, (changes = findChanges(timeZone, firstYear, years)));
  return changes;
}

/** Checks every half hour: no zone changes its clocks between. */
function findChanges(timeZone: string, firstYear: number, years: number): ClockChanges {
  // The Swedish date format is ISO 8601.
  const wallClock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const end = Date.UTC(firstYear + years, 0, 1);
  const changes: [number, number][] = [];
  let ahead = minutesAhead(Date.UTC(firstYear, 0, 1), wallClock);
  for (let moment = Date.UTC(firstYear, 0, 1); moment < end; moment += HALF_HOUR) {
    const now = minutesAhead(moment, wallClock);
    if (now !== ahead) changes.push([moment / MINUTE, ahead]);
    ahead = now;
  }
  return [...changes, [end / MINUTE, ahead]];
}
