/** Days and times of day in content, such as `2026-06-05` and `2026-06-05T17:00`: they are those of the office's clock. */
const DAY = 24 * 60 * 60 * 1000;

/** What a clock shows at a moment, as in `2027-05-31T17:00`. */
function clockAt(moment: Date, timeZone: string): string {
  try {
    // The Swedish format is ISO 8601.
    return moment.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T').slice(0, 16);
  } catch {
    // The content check reports a time zone that does not exist, and needs the facts for that.
    return clockAt(moment, 'UTC');
  }
}

/** The day of a moment in the office's time zone, as in `2027-05-31`. */
export const dayAt = (moment: Date, timeZone: string): string => clockAt(moment, timeZone).slice(0, 10);

/** How far ahead of UTC a clock is, in milliseconds. */
export const aheadAt = (moment: number, timeZone: string): number =>
  Date.parse(`${clockAt(new Date(moment), timeZone)}Z`) - moment;

/**
 * When a clock shows a time, in milliseconds since 1970. Of a time that it shows twice, because clocks are put back, it
 * is the first; a time that it skips counts as if it were not put forward.
 */
function momentOf(time: string, timeZone: string): number {
  const inUtc = Date.parse(`${time}Z`);
  const [first, second] = [-DAY, DAY].map((off) => inUtc - aheadAt(inUtc + off, timeZone));
  const isShown = (moment: number) => moment + aheadAt(moment, timeZone) === inUtc;
  return !isShown(first!) && isShown(second!) ? second! : first!;
}

/** A day as the time at which it begins; a time as it is. */
export const withBegin = (from: string): string => (from.includes('T') ? from : `${from}T00:00`);
/** A day as the time at which it ends; a time as it is. */
export const withEnd = (until: string): string => (until.includes('T') ? until : `${until}T24:00`);

/** When what holds from a day or time begins, in milliseconds since 1970. */
export const beginOf = (from: string, timeZone: string): number => momentOf(withBegin(from), timeZone);
/** When what holds until a day or time is over: at the end of the day. In milliseconds since 1970. */
export const endOf = (until: string, timeZone: string): number => momentOf(withEnd(until), timeZone);

/** A time with how far its clock is ahead of UTC, for search engines: `2026-06-05T17:00-05:00`; a day as it is. */
export function withOffset(time: string, timeZone: string): string {
  if (!time.includes('T')) return time;
  const moment = momentOf(time, timeZone);
  const minutes = aheadAt(moment, timeZone) / 60_000;
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${clockAt(new Date(moment), timeZone)}${minutes < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(rest)}`;
}
