const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** Stretches of time in one time zone: until when, in minutes since 1970, and how many minutes it is ahead of UTC. */
export type ClockChanges = readonly (readonly [until: number, ahead: number])[];

/** How many minutes the clock of a formatter is ahead of UTC at a moment. */
function minutesAhead(moment: number, wallClock: Intl.DateTimeFormat): number {
  const wall = wallClock.format(moment);
  return Math.round((Date.parse(`${wall.replace(' ', 'T')}Z`) - moment) / MINUTE);
}

/** Each page asks for the same: once a build is enough. */
const known = new Map<string, ClockChanges>();

/**
 * When a time zone's clocks are put forward and back, worked out at build time: a browser that is asked for the time
 * elsewhere loads its tables of zones and languages first, 13 ms of a desktop's time and 50 of a slow phone's.
 * @param timeZone as in `America/Chicago`
 * @param firstYear year with which the first stretch begins
 * @param years number of years that are covered
 */
export function clockChanges(timeZone: string, firstYear: number, years: number): ClockChanges {
  const key = [timeZone, firstYear, years].join();
  let changes = known.get(key);
  if (!changes) known.set(key, (changes = findChanges(timeZone, firstYear, years)));
  return changes;
}

/** Goes through the days, and within a day on which the clocks change halves the time until it has the minute. */
function findChanges(timeZone: string, firstYear: number, years: number): ClockChanges {
  // Swedes write a date as ISO does.
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
