const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** Periods in one time zone: until when, in minutes since 1970, and how many minutes it is ahead of UTC. */
export type ClockChanges = readonly (readonly [until: number, ahead: number])[];

/** How many minutes the clock of a formatter is ahead of UTC at a moment. */
function minutesAhead(moment: number, wallClock: Intl.DateTimeFormat): number {
  const wall = wallClock.format(moment);
  return Math.round((Date.parse(`${wall.replace(' ', 'T')}Z`) - moment) / MINUTE);
}

/** Every page needs the same, so it is computed once per build. */
const known = new Map<string, ClockChanges>();

/**
 * When a time zone's clocks change, computed at build time: a browser that is asked for the time in another zone
 * first loads its tables of zones and languages, which takes 13 ms on a desktop and 50 ms on a slow phone.
 * @param timeZone as in `America/Chicago`
 * @param firstYear year in which the first period begins
 * @param years number of years to cover
 */
export function clockChanges(timeZone: string, firstYear: number, years: number): ClockChanges {
  const key = [timeZone, firstYear, years].join();
  let changes = known.get(key);
  if (!changes) known.set(key, (changes = findChanges(timeZone, firstYear, years)));
  return changes;
}

/** Goes through the days; a day on which the clocks change is halved until the minute is found. */
function findChanges(timeZone: string, firstYear: number, years: number): ClockChanges {
  // The Swedish date format is ISO's.
  const wallClock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const end = Date.UTC(firstYear + years, 0, 1);
  const changes: [number, number][] = [];
  for (let moment = Date.UTC(firstYear, 0, 1); moment < end; moment += DAY) {
    const ahead = minutesAhead(moment, wallClock);
    let next = moment + DAY;
    if (next >= end) changes.push([end / MINUTE, ahead]);
    else if (minutesAhead(next, wallClock) !== ahead) {
      let last = moment;
      while (next - last > MINUTE) {
        const middle = last + Math.floor((next - last) / 2 / MINUTE) * MINUTE;
        if (minutesAhead(middle, wallClock) === ahead) last = middle;
        else next = middle;
      }
      changes.push([next / MINUTE, ahead]);
    }
  }
  return changes;
}
