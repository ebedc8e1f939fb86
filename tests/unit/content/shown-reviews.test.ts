import { expect, it } from 'vitest';
import { shownReviews } from '@/content/shown-reviews';

const all = [
  { id: 'ana', service: 'Drain cleaning' },
  { id: 'ben', service: 'Toilet repair' },
  { id: 'carl', service: 'Commercial drain cleaning', date: '2026-03-01' },
  { id: 'dora', date: '2026-05-01' },
];
const shown = (asked: Partial<Parameters<typeof shownReviews>[0]>) =>
  shownReviews({ reviews: [], newest: 6, ...asked }, all).map(({ id }) => id);

it('A section without chosen reviews shows the newest, and a review that is added appears in it', () => {
  expect(shown({ newest: 3 })).toEqual(['dora', 'carl', 'ana']);
  expect(shown({})).toEqual(['dora', 'carl', 'ana', 'ben']);
});

it('A section about a service shows the newest whose service has that word', () => {
  expect(shown({ about: 'Drain' })).toEqual(['carl', 'ana']);
  expect(shown({ about: 'drain', newest: 1 })).toEqual(['carl']);
});

it('A section with chosen reviews shows these, without one that was deleted', () => {
  expect(shown({ reviews: ['ben', 'gone', 'carl'], about: 'drain', newest: 1 })).toEqual(['carl', 'ben']);
});
