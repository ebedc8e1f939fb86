import type { PricedJob } from './schemas/prices';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** A price range as text: `$150–$300`, or `$99` if both prices are the same. */
export const priceRange = ({ from, to }: Pick<PricedJob, 'from' | 'to'>): string =>
  from === to ? dollars.format(from) : `${dollars.format(from)}–${dollars.format(to)}`;
