import { describe, expect, it } from 'vitest';
import { clockChanges } from '@/content-model/clock-changes';
import { openNow, type OpeningTimes } from '@/content-model/open-now';

const weekday = [['08:00', '18:00']] as const;
const office: OpeningTimes = {
  clock: clockChanges('America/Chicago', 2026, 2),
  week: [[], weekday, weekday, weekday, weekday, weekday, []],
  holidays: ['2026-11-26', '2027-01-01'],
};
const at = (iso: string): string | undefined => openNow(new Date(iso), office);

describe('The open-now line', () => {
  it('says until when the office is open', () => {
    expect(at('2026-11-20T10:00:00-06:00')).toBe('Open until 6:00 PM');
  });

  it('opens and closes to the minute', () => {
    expect(at('2026-11-20T07:59:59-06:00')).toBe('Closed, opens today 8:00 AM');
    expect(at('2026-11-20T08:00:00-06:00')).toBe('Open until 6:00 PM');
    expect(at('2026-11-20T17:59:59-06:00')).toBe('Open until 6:00 PM');
    expect(at('2026-11-19T18:00:00-06:00')).toBe('Closed, opens Friday 8:00 AM');
  });

  it('looks past the weekend', () => {
    expect(at('2026-11-20T18:00:00-06:00')).toBe('Closed, opens Monday 8:00 AM');
    expect(at('2026-11-22T12:00:00-06:00')).toBe('Closed, opens Monday 8:00 AM');
  });

  it('knows the holidays', () => {
    expect(at('2026-11-26T10:00:00-06:00')).toBe('Closed, opens Friday 8:00 AM');
    expect(at('2026-12-31T19:00:00-06:00')).toBe('Closed, opens Monday 8:00 AM');
  });

  it('goes by the clock of the office, wherever the visitor is, in summer time too', () => {
    expect(at('2026-07-01T12:30:00Z')).toBe('Closed, opens today 8:00 AM');
    expect(at('2026-07-01T13:00:00Z')).toBe('Open until 6:00 PM');
    expect(at('2026-07-02T03:00:00+09:00')).toBe('Open until 6:00 PM');
  });

  it('changes with the clocks, to the minute', () => {
    // From 2 AM to 3 AM on 8 March 2026, and back from 2 AM to 1 AM on 1 November.
    const nights = { ...office, week: Array.from({ length: 7 }, () => [['01:30', '03:30']] as const) };
    const atNight = (iso: string): string | undefined => openNow(new Date(iso), nights);
    expect(atNight('2026-03-08T08:29:00Z')).toBe('Open until 3:30 AM');
    expect(atNight('2026-03-08T08:30:00Z')).toBe('Closed, opens Monday 1:30 AM');
    expect(atNight('2026-11-01T06:59:00Z')).toBe('Open until 3:30 AM');
    expect(atNight('2026-11-01T07:00:00Z')).toBe('Closed, opens today 1:30 AM');
  });

  it('works the clock out once for all pages of a build', () => {
    expect(clockChanges('America/Chicago', 2026, 2)).toBe(office.clock);
  });

  it('says nothing when the site was built so long ago that the clock is not known', () => {
    expect(at('2027-12-31T12:00:00-06:00')).toBe('Open until 6:00 PM');
    expect(at('2028-01-03T12:00:00-06:00')).toBeUndefined();
  });

  it('says nothing of an office that never opens', () => {
    expect(openNow(new Date(), { ...office, week: [] })).toBeUndefined();
  });
});
