import { expect, it } from 'vitest';
import { sortNewestFirst } from '@/content/shown-reviews';

it('Reviews are sorted by newest first; those without a date follow in the order of the page', () => {
  const reviews = [
    { id: 'undated' },
    { id: 'spring', date: '2026-04-02' },
    { id: 'also undated' },
    { id: 'fall', date: '2026-10-30' },
  ];
  expect(sortNewestFirst(reviews).map(({ id }) => id)).toEqual(['fall', 'spring', 'undated', 'also undated']);
});
