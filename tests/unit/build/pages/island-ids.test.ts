import { describe, expect, it } from 'vitest';
import { withOrderedIslandIds } from '@/build/pages/postprocess';

/** A page with two islands, the ids of each under the number that Astro gave it. */
const page = (first: number, second: number) =>
  `<astro-island uid="a" prefix="r${first}"><button aria-controls="_r${first}R_1_"></button><p id="_r${first}R_1_"></p></astro-island>` +
  `<astro-island uid="b" prefix="r${second}"><p id="_r${second}R_1_"></p></astro-island>`;

describe('The ids of islands', () => {
  it('are the same whichever island was rendered first', () => {
    expect(withOrderedIslandIds(page(9, 3))).toBe(page(0, 1));
    expect(withOrderedIslandIds(page(1, 0))).toBe(page(0, 1));
  });

  it('do not change ids that React rendered without an island', () => {
    const form = (number: number) => `<input id="_r${number}R_2_">`;
    expect(withOrderedIslandIds(form(0) + page(4, 2))).toBe(form(0) + page(1, 2));
  });

  it('do not change texts of the page', () => {
    const words = '<p prefix="right">Room _r5 and r6R_ and class="hover_r7"</p>';
    expect(withOrderedIslandIds(words)).toBe(words);
  });
});
