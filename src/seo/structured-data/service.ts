import type { Service, WithContext } from 'schema-dts';
import type { Offer } from '@/content/schemas/offers';
import type { PricedJob } from '@/content/schemas/prices';
import { areasServed } from './areas';
import { businessId, pageUrl, type NodeContext } from './context';

/** A service that a page sells, with references resolved to the claims' default readings. */
export interface ServiceFacts {
  readonly name: string;
  readonly description: string;
  /** Cities where the service is offered. */
  readonly cities: readonly string[];
  /** The name of their state. */
  readonly state: string;
  /** The offer that the page is about, if it holds today. */
  readonly offer?: Offer | undefined;
  /** The prices of common jobs, if the page has a table of prices. */
  readonly prices?: readonly PricedJob[] | undefined;
}

/** A service that starts at a price may cost more, so the price is a minimum then. */
const price = ({ price, startsAt }: Offer) =>
  startsAt
    ? {
        priceSpecification: {
          '@type': 'PriceSpecification' as const,
          minPrice: price,
          priceCurrency: 'USD',
        },
      }
    : { price, priceCurrency: 'USD' };

const offersOf = ({ offer, prices = [] }: ServiceFacts) => [
  ...(offer
    ? [
        {
          '@type': 'Offer' as const,
          name: offer.title,
          ...price(offer),
          description: offer.line,
          ...(offer.from && { validFrom: offer.from }),
          ...(offer.until && { validThrough: offer.until, priceValidUntil: offer.until.slice(0, 10) }),
        },
      ]
    : []),
  ...prices.map(({ job, from, to, included }) => ({
    '@type': 'Offer' as const,
    name: job,
    description: included.join('; '),
    priceSpecification: {
      '@type': 'PriceSpecification' as const,
      minPrice: from,
      maxPrice: to,
      priceCurrency: 'USD',
    },
  })),
];

/** The service that a page sells, with the business as its provider. */
export const serviceNode = (facts: ServiceFacts, context: NodeContext): WithContext<Service> => {
  const offers = offersOf(facts);
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': `${pageUrl(context)}#service`,
    name: facts.name,
    serviceType: facts.name,
    description: facts.description,
    url: pageUrl(context),
    provider: { '@id': businessId(context.siteUrl) },
    areaServed: areasServed(facts.cities, facts.state),
    ...(offers.length > 0 && { offers: offers.length === 1 ? offers[0] : offers }),
  };
};
