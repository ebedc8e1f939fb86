import { timeInWords } from './time';
import { weekdays, type Site } from './schemas/site';

/** A day and its hours in words, as in `8:00 AM – 6:00 PM` or `Closed`. */
export interface DayHours {
  day: (typeof weekdays)[number];
  hours: string;
}

/** Every day of the week with its hours, Monday first; a day that is not in `hours` is closed. */
export function weeklyHours(hours: Site['hours']): DayHours[] {
  return weekdays.map((day) => {
    const spans = hours.filter(({ days }) => days.includes(day));
    return {
      day,
      hours:
        spans.map(({ opens, closes }) => `${timeInWords(opens)} – ${timeInWords(closes)}`).join(', ') ||
        'Closed',
    };
  });
}
