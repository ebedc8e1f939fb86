import { describe, expect, it } from 'vitest';
import { hoursInWords, weeklyHours, type DayHours } from '@/content-model/hours';
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

  it('name both parts of a day with a break', () => {
    const [monday] = weeklyHours([
      { days: ['Monday'], opens: '08:00', closes: '12:00' },
      { days: ['Monday'], opens: '13:00', closes: '17:00' },
    ]);
    expect(monday?.hours).toBe('8:00 AM – 12:00 PM, 1:00 PM – 5:00 PM');
  });

  it('give the week of site.json as a sentence and in short', () => {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
    const week = { days: [...days], opens: '08:00', closes: '18:00' };
    expect(hoursInWords([week])).toEqual({
      days: 'Monday to Friday',
      default: 'Monday to Friday, 8:00 AM to 6:00 PM. Closed Saturday and Sunday',
      short: 'Mon–Fri 8:00 AM – 6:00 PM',
    });
    expect(hoursInWords([week, { days: ['Saturday'], opens: '09:00', closes: '12:00' }])).toEqual({
      days: 'Monday to Saturday',
      default: 'Monday to Friday, 8:00 AM to 6:00 PM. Saturday, 9:00 AM to 12:00 PM. Closed Sunday',
      short: 'Mon–Fri 8:00 AM – 6:00 PM, Sat 9:00 AM – 12:00 PM',
    });
  });

  it('name the open days of a week with gaps', () => {
    const openOn = (...days: DayHours['day'][]) =>
      hoursInWords([{ days, opens: '08:00', closes: '18:00' }]).days;
    expect(openOn('Saturday')).toBe('Saturday');
    expect(openOn('Monday', 'Tuesday', 'Friday')).toBe('Monday, Tuesday, and Friday');
    expect(openOn('Monday', 'Wednesday', 'Thursday', 'Friday')).toBe('Monday and Wednesday to Friday');
  });
});
