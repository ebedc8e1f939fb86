import { expect, it } from 'vitest';
import { isFreezeSeason } from '@/content/hours/freeze-season';

it.each([
  ['2026-10-31', false],
  ['2026-11-01', true],
  ['2027-01-31', true],
  ['2028-02-29', true],
  ['2027-03-01', false],
  ['2011-07-11', false],
])('On %s, freezes are in season: %s', (day, is) => {
  expect(isFreezeSeason(day)).toBe(is);
});
