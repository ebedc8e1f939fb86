import { valueAt, type Content } from './content';

/** Standard normal quantiles: a difference by chance in 1 of 20 tests (two-sided), a real one found in 4 of 5. */
const certainty = 1.96 + 0.8416;

/**
 * How many leads a split test of two pages must collect, both pages together, before it can tell a better page from a
 * lucky one: the usual formula for two proportions, for pages on which few of many visitors send a request.
 * @param lift by how much one page is better, as a share: 0.2 for a fifth more leads
 */
export function leadsNeeded(lift: number): number {
  // Visitors of each page, times the leads of each visitor; the rate itself cancels out.
  const leadsOfFirst = (certainty ** 2 * (2 + lift)) / lift ** 2;
  return Math.ceil(leadsOfFirst * (2 + lift));
}

/** One line for each second version of a landing page: what it is tested against and when the test can tell. */
export function splitTests({ entries }: Content): string[] {
  return entries
    .filter(({ kind }) => kind === 'landing')
    .flatMap(({ id, raw }) => {
      const other = valueAt(raw, ['variantOf']);
      if (typeof other !== 'string') return [];
      const [half, fifth] = [0.5, 0.2].map(leadsNeeded);
      return [
        `${id} is tested against ${other}: it takes about ${half} requests from the two together to see that one brings half as many again, and about ${fifth} to see a fifth more. Before that, the difference can be chance.`,
      ];
    });
}
