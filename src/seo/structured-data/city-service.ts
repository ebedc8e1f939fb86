import type { Service, WithContext } from 'schema-dts';
import type { InterfaceWords } from '@/content/schemas/interface';
import { fill } from '../../lib/fill';
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
  readonly words: Pick<InterfaceWords, 'county' | 'search'>;
  /** Of the page's language. */
  readonly locale: string;
}

/** `Dallas, Denton and Collin Counties` names three counties. */
function counties({ county, words: { county: words }, locale }: CityServiceFacts): readonly string[] {
  const names = [words.one, words.many].map((text) => text.replace(/\{\w+\}/, '(.+)'));
  const [, one, many] = new RegExp(`^(?:${names.join('|')})$`).exec(county) ?? [];
  const and = new Intl.ListFormat(locale).format(['', '']);
  return (one ?? many ?? county)
    .split(new RegExp(`,${and}|, |${and}`))
    .map((name) => fill(words.one, { name }));
}

/** The business's plumbing service in one city: the same provider on every page, with only that city as its area. */
export const cityServiceNode = (facts: CityServiceFacts, context: NodeContext): WithContext<Service> => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  '@id': `${pageUrl(context)}#service`,
  name: fill(facts.words.search.plumbingIn, { city: facts.city }),
  serviceType: facts.words.search.plumbing,
  description: facts.description,
  url: pageUrl(context),
  provider: { '@id': businessId(context.siteUrl) },
  areaServed: {
    '@type': 'City',
    name: facts.city,
    containedInPlace: counties(facts).map((name) => ({
      '@type': 'AdministrativeArea',
      name,
      containedInPlace: { '@type': 'State', name: facts.state },
    })),
  },
});
