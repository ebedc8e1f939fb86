import { describe, expect, it } from 'vitest';
import { weeklyHours } from '@/content-model/hours';
import { timeInWords } from '@/content-model/time';

describe('Business hours in words', () => {
  it('write times the way people in Texas do', () => {
    expect(['00:30', '08:00', '12:00', '18:05'].map(timeInWords)).toEqual([
      '12:30 AM',
      '8:00 AM',
      '12:00 PM',
      '6:05 PM',
    ]);
  });

  it('name every day, also the closed ones', () => {
    const week = weeklyHours([{ days: ['Monday'], opens: '08:00', closes: '18:00' }]);
    expect(week).toHaveLength(7);
    expect(week[0]).toEqual({ day: 'Monday', hours: '8:00 AM – 6:00 PM' });
    expect(week[6]).toEqual({ day: 'Sunday', hours: 'Closed' });
  });
});
