import { dayName, timeInWords } from './hours';
import { aheadAt } from './moments';
import type { ClockChanges, OfficeTimes } from './open-now';
import { fill } from '../../lib/fill';
import type { Facts } from '../references';
import type { InterfaceWords, Site } from '../types';
import { weekdays } from '../vocabulary';

/** The build computes clock changes for this many years. A site that is older shows only the hours. */
const YEARS_AHEAD = 4;

/** The number of minutes at the start of a reading of the claim `callback`; undefined if there is none. */
export function callBackMinutes(reading: string): number | undefined {
  const minutes = /^([1-9]\d{0,3}) minut[eo]s?\b/.exec(reading)?.[1];
  return minutes === undefined ? undefined : Number(minutes);
}

/**
 * The office's hours and the sentences for the line 'what happens now', from content.
 * @param builtAt the time of the build: clock changes are computed from its year on
 * @throws Error if the claim `callback` is missing or does not begin with a number of minutes
 */
export function officeTimes(
  site: Site,
  { claim }: Facts,
  builtAt: Date,
  { now }: Pick<InterfaceWords, 'now'>,
  locale: string,
): OfficeTimes {
  const { hours, seasons, holidays, timeZone } = site;
  const callback = typeof claim === 'object' && claim.callback;
  const reading = typeof callback === 'object' && callback.default;
  const minutes = typeof reading === 'string' ? callBackMinutes(reading) : undefined;
  if (minutes === undefined)
    throw new Error(
      `content/claims.json: callback must say within how many minutes of office hours we call back, as in "60 minutes".`,
    );
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(builtAt)
    .find(({ type }) => type === 'timeZoneName');
  const sundayFirst = [...weekdays.slice(-1), ...weekdays.slice(0, -1)];
  const weekOf = (week: Site['hours']) =>
    sundayFirst.map((day) =>
      week
        .flatMap(({ days, opens, closes }) => (days.includes(day) ? [[opens, closes] as const] : []))
        .sort(([one], [other]) => one.localeCompare(other)),
    );
  return {
    clock: clockChanges(timeZone, builtAt.getUTCFullYear(), YEARS_AHEAD),
    zone: fill(now.elsewhere, { time: '', zone: zone?.value ?? timeZone }),
    week: weekOf(hours),
    ...(seasons.length > 0 && {
      seasons: seasons.map((season) => [season.from, season.until, weekOf(season.hours)] as const),
    }),
    holidays: holidays.map(({ date, name }) => [date, name] as const),
    callBackMinutes: minutes,
    days: sundayFirst.map((day) => dayName(day, locale, 'long')),
    hours: Array.from({ length: 24 }, (_, hour) =>
      timeInWords(`${String(hour).padStart(2, '0')}:00`, locale),
    ),
    words: wordsAtNight(site.night, now),
  };
}

/**
 * The sentences of each place in each state. Only once the owner has said that calls are answered at night do those
 * under a call button say so; before, nobody is said to answer. No sentence says 'closed', which a page that offers
 * service at any hour must not.
 * @param night who answers a call then, as the owner has said it
 */
function wordsAtNight(night: Site['night'], now: InterfaceWords['now']): OfficeTimes['words'] {
  const {
    always: _always,
    elsewhere: _elsewhere,
    emergency,
    call,
    form,
    sent,
    day,
    banner,
    ...daysAndTimes
  } = now;
  const answered =
    night === 'emergencies' ? emergency?.closed : night === 'always' ? emergency?.always : undefined;
  const inAllStates = ({ open, late = open, closed, holiday = closed }: NowWords) => ({
    open,
    late,
    closed,
    holiday,
  });
  return {
    ...daysAndTimes,
    call: inAllStates(answered === undefined ? call : { ...call, closed: answered, holiday: answered }),
    form: inAllStates(form),
    sent: inAllStates(sent),
    day: inAllStates(day),
    banner: inAllStates(banner),
  };
}

type NowWords = Record<'open' | 'closed', string> & Partial<Record<'late' | 'holiday', string | undefined>>;

const MINUTE = 60_000;
const HALF_HOUR = 30 * MINUTE;
const WEEK = 7 * 24 * 60 * MINUTE;

/**
 * When a time zone's clocks change. Computed at build time, because a browser that formats a time in another zone
 * first loads its tables of zones and languages: 13 ms on a desktop, 50 ms on a slow phone.
 */
export function clockChanges(timeZone: string, firstYear: number, years: number): ClockChanges {
  const end = Date.UTC(firstYear + years, 0, 1);
  const changes = changesBetween(Date.UTC(firstYear, 0, 1), end, timeZone);
  return [...changes, end].map((until) => [until / MINUTE, aheadAt(until - MINUTE, timeZone) / MINUTE]);
}

/** No zone changes its clocks between two half hours, or twice in a week. */
function changesBetween(from: number, to: number, timeZone: string): number[] {
  if (to - from <= WEEK && aheadAt(from, timeZone) === aheadAt(to, timeZone)) return [];
  if (to - from <= HALF_HOUR) return [to];
  const middle = from + Math.round((to - from) / 2 / HALF_HOUR) * HALF_HOUR;
  return [...changesBetween(from, middle, timeZone), ...changesBetween(middle, to, timeZone)];
}
