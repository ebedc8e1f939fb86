import type { Service, WithContext } from 'schema-dts';
import type { Offer } from '@/content-model/schemas/landing';
import type { PricedJob } from '@/content-model/schemas/prices';
import { absoluteUrl, canonicalPath } from '../paths';
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
  /** Address for structured data, if it differs from the canonical one (specification, section 2: paid drain page). */
  readonly socialPath?: string | undefined;
  /** Its price, if the page gives one. */
  readonly offer?: Offer | undefined;
  /** The prices of common jobs, if the page has a table of prices. */
  readonly prices?: readonly PricedJob[] | undefined;
}

/** A service that starts at a price may cost more, so the price is a minimum then. */
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
    url: facts.socialPath ? absoluteUrl(context.siteUrl, canonicalPath(facts.socialPath)) : pageUrl(context),
    provider: { '@id': businessId(context.siteUrl) },
    areaServed: areasServed(facts.cities, facts.state),
    ...(offers.length > 0 && { offers: offers.length === 1 ? offers[0] : offers }),
  };
};
