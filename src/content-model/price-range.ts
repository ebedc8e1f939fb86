import type { PricedJob } from './schemas/prices';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** A price range as people read it: `$150–$300`, or `$99` where both ends are the same. */
export const priceRange = ({ from, to }: Pick<PricedJob, 'from' | 'to'>): string =>
  from === to ? dollars.format(from) : `${dollars.format(from)}–${dollars.format(to)}`;
