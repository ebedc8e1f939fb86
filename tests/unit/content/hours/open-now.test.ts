import { describe, expect, it } from 'vitest';
import { clockChanges, callBackMinutes, officeTimes } from '@/content/hours/office-times';
import { whatHappensNow, type OfficeTimes } from '@/content/hours/open-now';
import { words } from '../../words';
import type { Site } from '@/content/types';

const weekday = [['08:00', '18:00']] as const;
const inMinutes = (iso: string) => Date.parse(iso) / 60_000;
const sentences = (open: string, late: string) => ({
  open,
  late,
  closed: 'Opens {day} at {time}.',
  holiday: '{holiday}. Opens {day} at {time}.',
});
const { today, tomorrow, weekday: onWeekday, oneOClock, oClock } = words.now;
const office: OfficeTimes = {
  // The clocks of Dallas from 2026 to 2027, from the law: second Sunday of March, first Sunday of November, at 2 AM.
  clock: [
    [inMinutes('2026-03-08T02:00:00-06:00'), -360],
    [inMinutes('2026-11-01T02:00:00-05:00'), -300],
    [inMinutes('2027-03-14T02:00:00-06:00'), -360],
    [inMinutes('2027-11-07T02:00:00-05:00'), -300],
    [inMinutes('2028-01-01T00:00:00Z'), -360],
  ],
  zone: ' Central Time',
  week: [[], weekday, weekday, weekday, weekday, weekday, []],
  holidays: [
    ['2026-11-26', 'Thanksgiving'],
    ['2027-01-01', "New Year's Day"],
  ],
  callBackMinutes: 60,
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  hours: ['AM', 'PM'].flatMap((half) =>
    [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((hour) => `${hour}:00 ${half}`),
  ),
  words: {
    today,
    tomorrow,
    weekday: onWeekday,
    oneOClock,
    oClock,
    call: sentences('Call until {closes}.', 'Until {closes} today.'),
    form: sentences('By {time}.', 'By {day} at {time}.'),
    sent: sentences('We call by {time}.', '{closes}, {day} by {time}.'),
    day: sentences('Open.', 'Today or {day}.'),
    banner: sentences('Open until {closes}.', 'Open until {closes}.'),
  },
};
const WINTER = -360;
const SUMMER = -300;

const at = (iso: string, minutesAhead = WINTER, times = office): string | undefined =>
  whatHappensNow(new Date(iso), times, minutesAhead)?.say('form');

describe('What happens now', () => {
  it.each([
    // A call within the hour while the office is open, at a round time; to the minute.
    ['2026-11-20T13:38:20', 'By 2:40 PM.'],
    ['2026-11-20T13:40:00', 'By 2:40 PM.'],
    ['2026-11-20T07:59:59', 'Opens today at 8:00 AM.'],
    ['2026-11-20T08:00:00', 'By 9:00 AM.'],
    ['2026-11-19T17:59:59', 'By tomorrow at 9:00 AM.'],
    ['2026-11-19T18:00:00', 'Opens tomorrow at 8:00 AM.'],
    // The promise is counted in office hours and goes on when the office opens again.
    ['2026-11-19T17:00:00', 'By 6:00 PM.'],
    ['2026-11-19T17:01:00', 'By tomorrow at 8:05 AM.'],
    ['2026-11-20T17:50:00', 'By Monday at 8:50 AM.'],
    ['2026-11-25T17:30:00', 'By Friday at 8:30 AM.'],
    // Past the weekend.
    ['2026-11-20T18:00:00', 'Opens Monday at 8:00 AM.'],
    ['2026-11-21T12:00:00', 'Opens Monday at 8:00 AM.'],
    ['2026-11-22T12:00:00', 'Opens tomorrow at 8:00 AM.'],
    ['2026-11-23T00:00:00', 'Opens today at 8:00 AM.'],
    // A holiday is named, and what comes after it is known.
    ['2026-11-26T10:00:00', 'Thanksgiving. Opens tomorrow at 8:00 AM.'],
    ['2026-12-31T19:00:00', 'Opens Monday at 8:00 AM.'],
  ])('on %s is: %s', (time, says) => {
    expect(at(`${time}-06:00`)).toBe(says);
  });

  const daily = (...spans: (readonly [string, string])[]) => ({
    ...office,
    week: Array.from({ length: 7 }, () => spans),
  });

  const atNoon = [
    ['09:00', '12:00'],
    ['13:00', '13:30'],
  ] as const;
  const notRound = [['08:00', '17:58']] as const;
  it.each([
    ['a break at noon', atNoon, '11:30', 'By 1:30 PM.'],
    ['days shorter than the promise', atNoon, '11:50', 'By tomorrow at 9:20 AM.'],
    ['a closing time that is not round', notRound, '16:57', 'By 5:58 PM.'],
    ['what is left after it', notRound, '17:00', 'By tomorrow at 8:05 AM.'],
  ] as const)('goes on after %s', (_, spans, time, says) => {
    expect(at(`2026-11-20T${time}:00-06:00`, WINTER, daily(...spans))).toBe(says);
  });

  it('needs no order of the holidays', () => {
    const unordered = { ...office, holidays: [...office.holidays].reverse() };
    for (const [day] of office.holidays)
      expect(at(`${day}T10:00:00-06:00`, WINTER, unordered)).toBe(at(`${day}T10:00:00-06:00`));
  });

  it('says nothing if the name of a weekday would mean a nearer day', () => {
    const away = Array.from({ length: 9 }, (_, day) => [`2026-12-${14 + day}`, 'Inventory'] as const);
    const office9 = { ...office, holidays: away };
    expect(at('2026-12-16T10:00:00-06:00', WINTER, office9)).toBeUndefined();
    expect(at('2026-12-17T10:00:00-06:00', WINTER, office9)).toBe('Inventory. Opens Wednesday at 8:00 AM.');
  });

  it('uses the office’s time zone and says so to a visitor in another one', () => {
    expect(at('2026-07-01T12:59:00Z', SUMMER)).toBe('Opens today at 8:00 AM.');
    expect(at('2026-07-01T13:00:00Z', SUMMER)).toBe('By 9:00 AM.');
    expect(at('2026-07-02T03:00:00+09:00', 540)).toBe('By 2:00 PM Central Time.');
    expect(at('2026-07-01T05:00:00-07:00', -420)).toBe('Opens Wednesday at 8:00 AM Central Time.');
  });

  it('changes with the clocks on both nights, to the minute', () => {
    // From 2 AM to 3 AM on 8 March 2026, and back from 2 AM to 1 AM on 1 November.
    const nights = daily(['01:30', '03:30']);
    expect(at('2026-03-08T07:29:00Z', WINTER, nights)).toMatch(/^Opens today at 1:30 AM/);
    expect(at('2026-03-08T07:30:00Z', WINTER, nights)).toBe('By 3:30 AM.');
    expect(at('2026-03-08T08:31:00Z', SUMMER, nights)).toMatch(/^Opens tomorrow at 1:30 AM/);
    expect(at('2026-11-01T06:59:00Z', SUMMER, nights)).toBe('By 2:00 AM.');
    expect(at('2026-11-01T07:00:00Z', WINTER, nights)).toMatch(/^Opens today at 1:30 AM/);
    expect(at('2026-11-01T07:30:00Z', WINTER, nights)).toBe('By 2:30 AM.');
    // The day after either night opens at the wall's 8 o'clock.
    expect(at('2026-03-09T12:59:00Z', SUMMER)).toMatch(/^Opens today/);
    expect(at('2026-03-09T13:00:00Z', SUMMER)).toMatch(/^By/);
    expect(at('2026-11-02T13:59:00Z', WINTER)).toMatch(/^Opens today/);
    expect(at('2026-11-02T14:00:00Z', WINTER)).toMatch(/^By/);
  });

  it('follows a season from midnight of its first day to midnight after its last', () => {
    const summer: OfficeTimes = {
      ...office,
      seasons: [['2026-06-05', '2026-06-08', daily(['00:00', '23:59']).week]],
    };
    const inSummer = (iso: string) => at(iso, SUMMER, summer);
    expect(inSummer('2026-06-04T23:59:00-05:00')).toBe('Opens tomorrow at 12:00 AM.');
    expect(inSummer('2026-06-05T00:00:00-05:00')).toBe('By 1:00 AM.');
    expect(inSummer('2026-06-08T22:00:00-05:00')).toBe('By 11:00 PM.');
    expect(inSummer('2026-06-09T00:00:00-05:00')).toBe('Opens today at 8:00 AM.');
    // What remains of the promise is counted in the hours of the next day.
    expect(inSummer('2026-06-04T17:30:00-05:00')).toBe('By tomorrow at 12:30 AM.');
    expect(inSummer('2026-06-08T23:30:00-05:00')).toBe('By tomorrow at 8:35 AM.');
  });

  it('says nothing if the build is too old to know the clock changes', () => {
    expect(at('2027-12-31T12:00:00-06:00')).toBe('By 1:00 PM.');
    expect(at('2028-01-03T12:00:00-06:00')).toBeUndefined();
  });

  it.each([
    // Through a week of July, and around a holiday: the moment, and what each place says.
    ['2026-07-01T10:00', 'Call until 6:00 PM.', 'We call by 11:00 AM.', 'Open until 6:00 PM.'],
    ['2026-07-01T17:40', 'Until 6:00 PM today.', '6:00 PM, tomorrow by 8:40 AM.', 'Open until 6:00 PM.'],
    ['2026-07-03T17:40', 'Until 6:00 PM today.', '6:00 PM, Monday by 8:40 AM.', 'Open until 6:00 PM.'],
    ...['2026-07-01T23:59', '2026-07-05T00:00'].map((time) => [
      time,
      ...Array<string>(3).fill('Opens tomorrow at 8:00 AM.'),
    ]),
    ...['2026-07-02T00:00', '2026-07-06T07:59'].map((time) => [
      time,
      ...Array<string>(3).fill('Opens today at 8:00 AM.'),
    ]),
    ['2026-07-04T12:00', ...Array<string>(3).fill('Opens Monday at 8:00 AM.')],
  ])('is one fact at every place, on %s', (time, call, sent, banner) => {
    const state = whatHappensNow(new Date(`${time}:00-05:00`), office, SUMMER);
    expect((['call', 'sent', 'banner'] as const).map((place) => state?.say(place))).toEqual([
      call,
      sent,
      banner,
    ]);
  });

  it('says whether the office is open now, also where it calls back on another day', () => {
    const isOpen = (iso: string) => whatHappensNow(new Date(iso), office, WINTER)?.open;
    expect(isOpen('2026-11-20T13:38:00-06:00')).toBe(true);
    expect(isOpen('2026-11-20T17:50:00-06:00')).toBe(true);
    expect(isOpen('2026-11-20T18:00:00-06:00')).toBe(false);
  });

  it('says nothing of an office that never opens', () => {
    expect(at('2026-11-20T12:00:00-06:00', WINTER, { ...office, week: [] })).toBeUndefined();
  });
});

describe("The office's times", () => {
  const site = {
    hours: [
      { days: ['Monday', 'Sunday'], opens: '13:00', closes: '18:00' },
      { days: ['Monday'], opens: '08:00', closes: '12:00' },
    ],
    seasons: [],
    holidays: [{ date: '2026-11-26', name: 'Thanksgiving' }],
    timeZone: 'America/Chicago',
  } as unknown as Site;
  const said = { now: { ...words.now, ...office.words } };
  const facts = (reading: string) => ({ claim: { callback: { default: reading } } });

  it('come from the content files: Sunday first, a day in order, the zone by its name', () => {
    const times = officeTimes(site, facts('45 minutes'), new Date('2026-06-01T00:00:00Z'), said, 'en-US');
    expect(times.week).toHaveLength(7);
    expect(times.words).toEqual(office.words);
    expect(times.week[0]).toEqual([['13:00', '18:00']]);
    expect(times.week[1]).toEqual([
      ['08:00', '12:00'],
      ['13:00', '18:00'],
    ]);
    expect(times.zone).toBe(' Central Time');
    expect(times.holidays).toEqual([['2026-11-26', 'Thanksgiving']]);
    expect(times.callBackMinutes).toBe(45);
    expect(times, 'no byte without a season').not.toHaveProperty('seasons');
    const season = {
      from: '2026-06-01',
      until: '2026-08-31',
      hours: [{ days: ['Sunday'], opens: '09:00', closes: '12:00' }],
    };
    const summer = { ...site, seasons: [season] } as unknown as Site;
    expect(officeTimes(summer, facts('45 minutes'), new Date(), words, 'en-US').seasons).toEqual([
      ['2026-06-01', '2026-08-31', [[['09:00', '12:00']], [], [], [], [], [], []]],
    ]);
    expect([times.days, times.hours]).toEqual([office.days, office.hours]);
  });

  it('are in the language of the page', () => {
    const said = { now: { ...words.now, elsewhere: '{time}, {zone}.' } };
    const spanish = officeTimes(site, facts('45 minutes'), new Date('2026-06-01T00:00:00Z'), said, 'es-US');
    expect(spanish.days[6]).toBe('sábado');
    expect(spanish.zone).toBe(', hora central.');
    const inSpanish = {
      ...office,
      hours: spanish.hours,
      words: { ...office.words, form: sentences('{time}', '') },
    };
    expect(at('2026-11-20T13:38:20-06:00', WINTER, inSpanish)).toBe('2:40\u00A0p.\u00A0m.');
  });

  it('need a promise that begins with a number of minutes', () => {
    expect(() => officeTimes(site, facts('soon'), new Date(), words, 'en-US')).toThrow(
      /claims\.json: callback/,
    );
    expect(() => officeTimes(site, {}, new Date(), words, 'en-US')).toThrow(/claims\.json: callback/);
    expect(() => officeTimes(site, { claim: { callback: 'soon' } }, new Date(), words, 'en-US')).toThrow(
      /callback/,
    );
    expect(callBackMinutes('1 minute')).toBe(1);
    expect(callBackMinutes('About 60 minutes')).toBeUndefined();
    expect(callBackMinutes('0 minutes')).toBeUndefined();
    expect(callBackMinutes('2 hours')).toBeUndefined();
  });
});

describe('The clock changes of a time zone', () => {
  it('are those of the law in Dallas', () => {
    expect(clockChanges('America/Chicago', 2026, 2)).toEqual(office.clock);
  });

  it.each([
    ['that does not change its clocks', 'America/Phoenix', [['2027-01-01T00:00:00Z', -420]]],
    [
      'that changes them by half an hour, in the year’s other half',
      'Australia/Lord_Howe',
      [
        ['2026-04-05T02:00:00+11:00', 660],
        ['2026-10-04T02:00:00+10:30', 630],
        ['2027-01-01T00:00:00Z', 660],
      ],
    ],
  ] as const)('are found for a zone %s', (_, zone, changes) => {
    expect(clockChanges(zone, 2026, 1)).toEqual(changes.map(([until, ahead]) => [inMinutes(until), ahead]));
  });
});
