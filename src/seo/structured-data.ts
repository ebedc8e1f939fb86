/** Structured data: one function for each kind of node, from plain data. */
import type {
  BreadcrumbList,
  City,
  FAQPage,
  HowTo,
  OpeningHoursSpecification,
  Plumber,
  Service,
  Thing,
  WebSite,
  WithContext,
} from 'schema-dts';
import { periodsOf } from '@/content/hours/seasons';
import { plainText } from '@/content/markdown';
import type { FaqItem, InterfaceWords, Offer, PricedJob, Site } from '@/content/types';
import { fill } from '@/lib/fill';
import { telephoneNumber } from '@/lib/phone';
import { stateOf } from '@/map/geography/states';
import { absoluteUrl, canonicalPath, type Crumb } from './paths';

/** A top-level node, which gets its own script element. */
export type Block = WithContext<Thing>;

/** Where a node stands. */
export interface NodeContext {
  siteUrl: string;
  /** Path of the page with the block; on an alias, of the main page. */
  path: string;
}

/** The id of the business, the same on every page, so that search engines see one company. */
const businessId = (siteUrl: string): string => absoluteUrl(siteUrl, '/#business');

const pageUrl = ({ siteUrl, path }: NodeContext): string => absoluteUrl(siteUrl, canonicalPath(path));

/** Cities as areas, with their state: other states have cities with the same names. */
const areasServed = (cities: readonly string[], state: string): readonly Exclude<City, string>[] =>
  cities.map((name) => ({ '@type': 'City', name, containedInPlace: { '@type': 'State', name: state } }));

/**
 * When the office is open, one specification for each group of days with the same hours, with their dates if there are
 * seasons. Search engines treat days that are not listed as closed.
 */
export const openingHours = (
  site: Pick<Site, 'hours' | 'seasons'>,
): readonly Exclude<OpeningHoursSpecification, string>[] =>
  periodsOf(site).flatMap(({ from, until, hours }) =>
    hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      ...(from && { validFrom: from }),
      ...(until && { validThrough: until }),
      dayOfWeek: [...days],
      opens,
      closes,
    })),
  );

/** Days off: search engines read midnight to midnight of a day as closed all day (Search Central, 'Local business'). */
export const closedDays = (
  holidays: Site['holidays'],
): readonly Exclude<OpeningHoursSpecification, string>[] =>
  holidays.map(({ date, name }) => ({
    '@type': 'OpeningHoursSpecification',
    name,
    validFrom: date,
    validThrough: date,
    opens: '00:00',
    closes: '00:00',
  }));

/** The breadcrumbs of a page, which search results show instead of the address. */
export const breadcrumbNode = (crumbs: readonly Crumb[], siteUrl: string): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteUrl(siteUrl, path),
  })),
});

/** What the business node needs besides `content/site.json`. */
export interface BusinessContext {
  siteUrl: string;
  /** Names of all cities that pages list as served. */
  cities: readonly string[];
  /** The year in which the company began, if its claim has one. */
  founded: string | undefined;
  /** Paths on the site of pictures of the business. */
  imagePaths: readonly string[];
  /** Path on the site of the logo: at least 112x112 px, as search engines ask. */
  logoPath: string;
}

/** About a meter: search engines ask for at least five decimals. */
const fiveDecimals = (degrees: number): number => Number(degrees.toFixed(5));

/**
 * The business: one node with the same `@id` on every page, to which all others refer. It never has `aggregateRating` or
 * `review`: search engines ignore or penalize ratings that a business gives about itself.
 */
export function businessNode(site: Site, context: BusinessContext): WithContext<Plumber> {
  const { siteUrl, cities, founded, imagePaths, logoPath } = context;
  const { address, license } = site;
  const [latitude, longitude] = [fiveDecimals(site.geo.latitude), fiveDecimals(site.geo.longitude)];
  const socialPages = site.social.flatMap(({ url }) => (url ? [url] : []));
  return {
    '@context': 'https://schema.org',
    '@type': 'Plumber',
    '@id': businessId(siteUrl),
    name: site.name,
    legalName: site.legalName,
    description: site.blurb,
    ...(founded && { foundingDate: founded }),
    url: absoluteUrl(siteUrl, '/'),
    telephone: telephoneNumber(site.phone),
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: openingHours(site),
    specialOpeningHoursSpecification: closedDays(site.holidays),
    areaServed: areasServed(cities, stateOf(address.region).name),
    priceRange: site.priceRange,
    paymentAccepted: site.payments.join(', '),
    hasCredential: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'license',
      name: license.label,
      identifier: license.number,
    },
    image: imagePaths.map((path) => absoluteUrl(siteUrl, path)),
    logo: absoluteUrl(siteUrl, logoPath),
    // The form of address that works in every browser and app, by position.
    hasMap: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
    ...(socialPages.length > 0 && { sameAs: socialPages }),
  };
}

/** The facts of a city page for search engines. */
export interface CityServiceFacts {
  city: string;
  /** Its county or counties, as people write them: `Dallas and Kaufman Counties`. */
  county: string;
  state: string;
  description: string;
  words: Pick<InterfaceWords, 'county' | 'search'>;
  locale: string;
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

/**
 * The questions of a page's FAQ sections, with references resolved: search engines require the structured data to match
 * the visible text.
 * @throws Error if there are no questions, because an FAQ block without any is invalid
 */
export function faqNode(items: readonly FaqItem[], context: NodeContext): WithContext<FAQPage> {
  if (items.length === 0) throw new Error(`${context.path} has no questions for its FAQ block`);
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    '@id': `${pageUrl(context)}#faq`,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}

/** Instructions on a page, as its visitors read them. */
export interface HowToFacts {
  name: string;
  description: string;
  steps: readonly string[];
}

/** The instructions on a page. */
export const howToNode = (
  { name, description, steps }: HowToFacts,
  context: NodeContext,
): WithContext<HowTo> => ({
  '@context': 'https://schema.org',
  '@type': 'HowTo',
  '@id': `${pageUrl(context)}#how-to`,
  name: plainText(name),
  description: plainText(description),
  step: steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text: plainText(text) })),
});

/** A service that a page sells, with references resolved to the claims' default readings. */
export interface ServiceFacts {
  name: string;
  description: string;
  cities: readonly string[];
  state: string;
  /** The offer that the page is about, if it holds today. */
  offer?: Offer | undefined;
  /** The prices of common jobs, if the page has a table of prices. */
  prices?: readonly PricedJob[] | undefined;
}

const priceRange = (prices: { minPrice: number; maxPrice?: number }) => ({
  priceSpecification: { '@type': 'PriceSpecification' as const, ...prices, priceCurrency: 'USD' },
});

const offersOf = ({ offer, prices = [] }: ServiceFacts) => [
  ...(offer
    ? [
        {
          '@type': 'Offer' as const,
          name: offer.title,
          // A service that starts at a price may cost more.
          ...(offer.startsAt
            ? priceRange({ minPrice: offer.price })
            : { price: offer.price, priceCurrency: 'USD' }),
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
    ...priceRange({ minPrice: from, maxPrice: to }),
  })),
];

/** The service that a page sells, with the business as its provider. */
export function serviceNode(facts: ServiceFacts, context: NodeContext): WithContext<Service> {
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
}

/** The website, whose name search results show above the address. For the home page only. */
export const websiteNode = (siteName: string, siteUrl: string, inLanguage: string): WithContext<WebSite> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': absoluteUrl(siteUrl, '/#website'),
  name: siteName,
  url: absoluteUrl(siteUrl, '/'),
  inLanguage,
  publisher: { '@id': businessId(siteUrl) },
});
