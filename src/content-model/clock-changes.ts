const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** Stretches of time in one time zone: until when, in minutes since 1970, and how many minutes it is ahead of UTC. */
export type ClockChanges = readonly (readonly [until: number, ahead: number])[];

/** How many minutes the clocks of a time zone are ahead of UTC at a moment. Swedes write a date as ISO does. */
function minutesAhead(moment: number, timeZone: string): number {
  const wall = new Date(moment).toLocaleString('sv-SE', { timeZone });
  return Math.round((Date.parse(`${wall.replace(' ', 'T')}Z`) - moment) / MINUTE);
}

/**
 * When a time zone's clocks are put forward and back, worked out at build time: a browser that is asked for the time
 * elsewhere loads its tables of zones and languages first, 13 ms of a desktop's time and 50 of a slow phone's.
 * @param timeZone as in `America/Chicago`
 * @param firstYear year with which the first stretch begins
 * @param years number of years that are covered
 */
export function clockChanges(timeZone: string, firstYear: number, years: number): ClockChanges {
  const end = Date.UTC(firstYear + years, 0, 1);
  const changes: [number, number][] = [];
  for (let moment = Date.UTC(firstYear, 0, 1); moment < end; moment += DAY) {
    const ahead = minutesAhead(moment, timeZone);
    let next = moment + DAY;
    if (next >= end) changes.push([end / MINUTE, ahead]);
    else if (minutesAhead(next, timeZone) !== ahead) {
      let last = moment;
      while (next - last > MINUTE) {
        const middle = last + Math.floor((next - last) / 2 / MINUTE) * MINUTE;
        if (minutesAhead(middle, timeZone) === ahead) last = middle;
        else next = middle;
      }
      changes.push([next / MINUTE, ahead]);
    }
  }
  return changes;
}
