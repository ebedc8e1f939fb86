import { describe, expect, it } from 'vitest';
import * as hours from '@/content/hours/hours';
import type { weekdays } from '@/content/vocabulary';
import type { Site } from '@/content/types';
import { timeInWords } from '@/content/hours/hours';
import spanish from '../../../../content/es/interface.json';
import { words } from '../../words';

const weeklyHours = (week: Site['hours']) => hours.weeklyHours(week, words.hours, 'en-US');
const hoursInWords = (week: Site['hours']) => hours.hoursInWords(week, words.hours, 'en-US');

describe('Business hours in words', () => {
  it('write times the way people in Texas do', () => {
    expect(['00:30', '08:00', '12:00', '18:05'].map((time) => timeInWords(time, 'en-US'))).toEqual([
      '12:30 AM',
      '8:00 AM',
      '12:00 PM',
      '6:05 PM',
    ]);
  });

  it('name every day, both parts of one with a break, and the closed ones', () => {
    const week = weeklyHours([
      { days: ['Monday', 'Tuesday'], opens: '08:00', closes: '12:00' },
      { days: ['Tuesday'], opens: '13:00', closes: '17:00' },
    ]);
    expect(week).toHaveLength(7);
    expect([week[0], week[1], week[6]]).toEqual([
      { name: 'Monday', hours: '8:00 AM – 12:00 PM', isClosed: false },
      { name: 'Tuesday', hours: '8:00 AM – 12:00 PM, 1:00 PM – 5:00 PM', isClosed: false },
      { name: 'Sunday', hours: 'Closed', isClosed: true },
    ]);
  });

  /** Without what keeps a span on one line. */
  const plain = (texts: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [
        name,
        text.replaceAll('\u00A0', ' ').replaceAll('\u2060', ''),
      ]),
    );

  it('give the week of site.json as a sentence and in short', () => {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
    const week = { days: [...days], opens: '08:00', closes: '18:00' };
    // No span is broken into two lines.
    expect(hoursInWords([week]).default).toContain('8:00\u00A0AM\u00A0to\u00A06:00\u00A0PM');
    expect(hoursInWords([week]).short).toBe('Mon–\u2060Fri, 8\u00A0AM–\u20606\u00A0PM');
    expect(plain(hoursInWords([week]))).toEqual({
      days: 'Monday to Friday',
      default: 'Monday to Friday, 8:00 AM to 6:00 PM. Closed Saturday and Sunday',
      brief: 'Mon–Fri 8–6',
      short: 'Mon–Fri, 8 AM–6 PM',
    });
    expect(plain(hoursInWords([week, { days: ['Saturday'], opens: '09:00', closes: '12:00' }]))).toEqual({
      days: 'Monday to Saturday',
      default: 'Monday to Friday, 8:00 AM to 6:00 PM. Saturday, 9:00 AM to 12:00 PM. Closed Sunday',
      brief: 'Mon–Fri 8–6, Sat 9–12',
      short: 'Mon–Fri, 8 AM–6 PM; Sat, 9 AM–12 PM',
    });
  });

  it('name the open days of a week with gaps', () => {
    const openOn = (...days: (typeof weekdays)[number][]) =>
      hoursInWords([{ days, opens: '08:00', closes: '18:00' }]).days;
    expect(openOn('Saturday')).toBe('Saturday');
    expect(openOn('Monday', 'Tuesday', 'Friday')).toBe('Monday, Tuesday, and Friday');
    expect(openOn('Monday', 'Wednesday', 'Thursday', 'Friday')).toBe('Monday and Wednesday to Friday');
  });

  it('read in Spanish as people in Texas say them', () => {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
    const week = { days: [...days], opens: '08:00', closes: '18:00' };
    const inSpanish = hours.hoursInWords([week], { ...words.hours, ...spanish.hours }, 'es-US');
    expect(plain(inSpanish)).toEqual({
      days: 'de lunes a viernes',
      default: 'De lunes a viernes, de 8:00 a. m. a 6:00 p. m. Cerrado sábado y domingo',
      brief: 'de lunes a viernes, de 8:00 a. m. a 6:00 p. m.',
      short: 'de lunes a viernes, de 8:00 a. m. a 6:00 p. m.',
    });
  });
});
