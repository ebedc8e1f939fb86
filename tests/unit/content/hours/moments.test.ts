import { describe, expect, it } from 'vitest';
import { beginOf, endOf, withOffset } from '@/content/hours/moments';
import { moment } from '@/content/schemas/fields';

const dallas = 'America/Chicago';
const iso = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 16);

describe("A time on the office's clock", () => {
  it.each([
    ['2027-06-04', dallas, '2027-06-04T05:00'],
    ['2027-06-04T17:00', dallas, '2027-06-04T22:00'],
    ['2027-01-04T17:00', dallas, '2027-01-04T23:00'],
    ['2027-01-04T17:00', 'Asia/Kathmandu', '2027-01-04T11:15'],
    ['2027-01-04T17:00', 'nowhere', '2027-01-04T17:00'],
    // Clocks are put forward from 2 to 3: before, after, and what they skip.
    ['2027-03-14T01:59', dallas, '2027-03-14T07:59'],
    ['2027-03-14T03:00', dallas, '2027-03-14T08:00'],
    ['2027-03-14T02:30', dallas, '2027-03-14T08:30'],
    // They are put back from 2 to 1: before, the first of two, and after.
    ['2027-11-07', dallas, '2027-11-07T05:00'],
    ['2027-11-07T01:30', dallas, '2027-11-07T06:30'],
    ['2027-11-07T02:00', dallas, '2027-11-07T08:00'],
    // Here they are put forward at midnight.
    ['2027-03-14', 'America/Havana', '2027-03-14T05:00'],
  ])('%s in %s is a moment', (time, timeZone, utc) => {
    expect(iso(beginOf(time, timeZone))).toBe(utc);
  });

  it.each([
    ['2027-06-04', '2027-06-05T05:00'],
    ['2027-06-04T17:00', '2027-06-04T22:00'],
    ['2027-03-14', '2027-03-15T05:00'],
    ['2027-11-07', '2027-11-08T06:00'],
  ])('what holds until %s is over then, or with the day', (until, utc) => {
    expect(iso(endOf(until, dallas))).toBe(utc);
  });

  it.each([
    ['2027-06-04', dallas, '2027-06-04'],
    ['2027-06-04T17:00', dallas, '2027-06-04T17:00-05:00'],
    ['2027-03-14T02:30', dallas, '2027-03-14T03:30-05:00'],
    ['2027-01-04T17:00', 'Asia/Kathmandu', '2027-01-04T17:00+05:45'],
  ])('%s in %s reads for search engines %s', (time, timeZone, words) => {
    expect(withOffset(time, timeZone)).toBe(words);
    if (time.includes('T')) expect(Date.parse(words)).toBe(beginOf(time, timeZone));
  });

  it('is written in one way', () => {
    expect(moment.parse({ day: '2028-02-29' })).toBe('2028-02-29');
    expect(moment.parse({ day: '2027-06-04', time: '17:00' })).toBe('2027-06-04T17:00');
    for (const wrong of [{ day: '2027-02-29' }, { day: '2027-02-30', time: '17:00' }])
      expect(moment.safeParse(wrong).error?.issues.map(({ message }) => message)).toEqual([
        expect.stringMatching(/is not a date/),
      ]);
    for (const time of ['24:00', '5:00', '17'])
      expect(
        moment.safeParse({ day: '2027-06-04', time }).error?.issues.map(({ message }) => message),
      ).toEqual([expect.stringMatching(/is not a time of day/)]);
  });
});
