import { describe, expect, it } from 'vitest';
import { openNow, type OpeningTimes } from '@/content-model/open-now';

const weekday = [['08:00', '18:00']] as const;
const office: OpeningTimes = {
  timeZone: 'America/Chicago',
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

  it('says nothing of an office that never opens', () => {
    expect(openNow(new Date(), { ...office, week: [] })).toBeUndefined();
  });
});
