import { expect, it } from 'vitest';
import { withOrderedIslandIds } from '@/build/pages/postprocess';

/** A page with two islands, the ids of each under the number that Astro gave it. */
const page = (first: number, second: number) =>
  `<astro-island uid="a" prefix="r${first}"><button aria-controls="_r${first}R_1_"></button><p id="_r${first}R_1_"></p></astro-island>` +
  `<astro-island uid="b" prefix="r${second}"><p id="_r${second}R_1_"></p></astro-island>`;

/** What React rendered without an island. */
const form = (number: number) => `<input id="_r${number}R_2_">`;
const words = '<p prefix="right">Room _r5 and r6R_ and class="hover_r7"</p>';

it.each([
  ['are the same whichever island was rendered first', page(9, 3), page(0, 1)],
  ['stay in order', page(1, 0), page(0, 1)],
  ['are not those of what was rendered without an island', form(0) + page(4, 2), form(0) + page(1, 2)],
  ['are no texts of the page', words, words],
])('The ids of islands %s', (_, before, after) => {
  expect(withOrderedIslandIds(before)).toBe(after);
});
