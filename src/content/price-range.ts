import type { PricedJob } from './schemas/prices';

/** A price range as text: `$150–$300`, or `$99` if both prices are the same. */
export function priceRange({ from, to }: Pick<PricedJob, 'from' | 'to'>, locale: string): string {
  const dollars = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  return [...new Set([from, to])].map((price) => dollars.format(price)).join('–');
}
