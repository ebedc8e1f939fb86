import { readFileSync } from 'node:fs';
import type { Complaint, Judge } from './judge';

interface DateHolidays {
  default: new (country: string) => {
    getHolidays: (year: number) => { date: string; name: string; type: string }[];
  };
}

/** Days off of the coming year by another library, on which `content/site.json` has the office open. */
export const holidays: Judge = {
  name: 'holidays',
  package: 'date-holidays',
  counts: 'days',
  judge: async ({ load }) => {
    const { default: Holidays } = await load<DateHolidays>('date-holidays');
    const site = JSON.parse(readFileSync('content/site.json', 'utf8')) as { holidays: { date: string }[] };
    const listed = new Set(site.holidays.map(({ date }) => date));
    const today = new Date().toISOString().slice(0, 10);
    const year = Number(today.slice(0, 4));
    const end = `${year + 1}${today.slice(4)}`;
    const days = [year, year + 1]
      .flatMap((one) => new Holidays('US').getHolidays(one))
      .filter(({ type }) => type === 'public')
      .map(({ date, name }) => ({ day: date.slice(0, 10), name }))
      // Closed on weekends anyway; a holiday there is observed on another day, which is in the list, too.
      .filter(({ day }) => day >= today && day < end && ![0, 6].includes(new Date(day).getUTCDay()));
    const complaints: Complaint[] = days
      .filter(({ day }) => !listed.has(day))
      .map(({ day, name }) => ({ rule: `${name} is no day off`, page: day }));
    return { seen: days.length, complaints };
  },
};
