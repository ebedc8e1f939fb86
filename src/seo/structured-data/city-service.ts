import type { Service, WithContext } from 'schema-dts';
import { businessId, pageUrl, type NodeContext } from './context';

/** The facts of a city page for search engines. */
export interface CityServiceFacts {
  /** Name of the city. */
  readonly city: string;
  /** Its county or counties, as people write them: `Dallas and Kaufman Counties`. */
  readonly county: string;
  /** The name of its state. */
  readonly state: string;
  readonly description: string;
}

/** `Dallas, Denton and Collin Counties` names three counties. */
const counties = (text: string): readonly string[] =>
  text
    .replace(/ (County|Counties)$/, '')
    .split(/, (?:and )?| and /)
    .map((name) => `${name} County`);

/** The business's plumbing service in one city: the same provider on every page, with only that city as its area. */
export const cityServiceNode = (facts: CityServiceFacts, context: NodeContext): WithContext<Service> => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  '@id': `${pageUrl(context)}#service`,
  name: `Plumbing in ${facts.city}`,
  serviceType: 'Plumbing',
  description: facts.description,
  url: pageUrl(context),
  provider: { '@id': businessId(context.siteUrl) },
  areaServed: {
    '@type': 'City',
    name: facts.city,
    containedInPlace: counties(facts.county).map((name) => ({
      '@type': 'AdministrativeArea',
      name,
      containedInPlace: { '@type': 'State', name: facts.state },
    })),
  },
});
