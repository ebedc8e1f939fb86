import type { Content } from '../../content/load/read';
import { valueAt } from '../../content/load/schema-fields';

/** Standard normal quantiles for a significance level of 5 % (two-sided) and a power of 80 %. */
const certainty = 1.96 + 0.8416;

/**
 * The number of leads that a split test needs, for both pages together, before a difference is significant: the usual
 * formula for two proportions, for pages where only a small share of the visitors sends a request.
 * @param lift how much better one page is, as a share: 0.2 for a fifth more leads
 */
export function leadsNeeded(lift: number): number {
  // Visitors per page times leads per visitor; the conversion rate cancels out.
  const leadsOfFirst = (certainty ** 2 * (2 + lift)) / lift ** 2;
  return Math.ceil(leadsOfFirst * (2 + lift));
}

/** One line for each second version of a landing page: the page that it is tested against and the leads it needs. */
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
