import { expect, it } from 'vitest';
import { isClosedOn } from '@/content/hours/closed-days';

const open = [['08:00', '18:00']] as const;
const office = {
  week: [[], open, open, open, open, open, []],
  seasons: [['2026-07-01', '2026-07-31', [open, [], [], [], [], [], []]]],
  holidays: [['2026-11-26', 'Thanksgiving']],
} as const;

it.each([
  ['2026-11-27', false, 'a Friday'],
  ['2026-11-29', true, 'a Sunday'],
  ['2026-11-26', true, 'a holiday'],
  ['2026-07-05', false, 'a Sunday in a season with other days'],
  ['2026-07-06', true, 'a Monday in that season'],
])('The office is closed on %s: %s (%s)', (day, closed) => {
  expect(isClosedOn(day, office)).toBe(closed);
});
