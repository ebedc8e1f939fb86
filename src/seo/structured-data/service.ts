import type { Service, WithContext } from 'schema-dts';
import type { Offer } from '@/content-model/schemas/landing';
import type { PricedJob } from '@/content-model/schemas/prices';
import { absoluteUrl, canonicalPath } from '../paths';
import { areasServed } from './areas';
import { businessId, pageUrl, type NodeContext } from './context';

/** A service as a page sells it; named references already resolved, with the claims' default readings. */
export interface ServiceFacts {
  readonly name: string;
  readonly description: string;
  /** Cities in which the service is offered. */
  readonly cities: readonly string[];
  /** The name of their state. */
  readonly state: string;
  /** Address for structured data where it differs from the canonical one (specification, section 2: paid drain page). */
  readonly socialPath?: string | undefined;
  /** What it costs, where the page gives a price. */
  readonly offer?: Offer | undefined;
  /** What common jobs of it cost, where the page shows a table of prices. */
  readonly prices?: readonly PricedJob[] | undefined;
}

/** The lowest price is not the price: a service that starts at $99 may cost more. */
const price = ({ price, startsAt }: Offer) => {
  const amount = Number(price.replace(/[^\d.]/g, ''));
  return startsAt
    ? {
        priceSpecification: {
          '@type': 'PriceSpecification' as const,
          minPrice: amount,
          priceCurrency: 'USD',
        },
      }
    : { price: amount, priceCurrency: 'USD' };
};

const offersOf = ({ offer, prices = [] }: ServiceFacts) => [
  ...(offer ? [{ '@type': 'Offer' as const, ...price(offer), description: offer.condition }] : []),
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

/** The service that a page sells, offered by the one business. */
export const serviceNode = (facts: ServiceFacts, context: NodeContext): WithContext<Service> => {
  const offers = offersOf(facts);
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': `${pageUrl(context)}#service`,
    name: facts.name,
    serviceType: facts.name,
    description: facts.description,
    url: facts.socialPath ? absoluteUrl(context.siteUrl, canonicalPath(facts.socialPath)) : pageUrl(context),
    provider: { '@id': businessId(context.siteUrl) },
    areaServed: areasServed(facts.cities, facts.state),
    ...(offers.length > 0 && { offers: offers.length === 1 ? offers[0] : offers }),
  };
};
