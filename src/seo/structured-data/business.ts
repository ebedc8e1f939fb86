import type { Plumber, WithContext } from 'schema-dts';
import { telephoneNumber } from '@/lib/phone';
import type { Site } from '@/content/schemas/site';
import { stateOf } from '@/map/geography/states';
import { absoluteUrl } from '../paths';
import { areasServed } from './areas';
import { businessId } from './context';
import { closedDays, openingHours } from './opening-hours';

/** What the business node needs besides `content/site.json`. */
export interface BusinessContext {
  /** The public origin, from `SITE_URL`. */
  readonly siteUrl: string;
  /** Names of all cities that pages list as served. */
  readonly cities: readonly string[];
  /** The year in which the company began, if its claim has one. */
  readonly founded: string | undefined;
  /** Paths on the site of pictures of the business. */
  readonly imagePaths: readonly string[];
  /** Path on the site of the logo: at least 112x112 px, as search engines ask. */
  readonly logoPath: string;
}

/** Rounds to five decimals, about a meter. Search engines ask for at least five. */
const fiveDecimals = (degrees: number): number => Number(degrees.toFixed(5));

/** A map with the office marked: the form of address that works in every browser and app, by position. */
const mapUrl = ({ geo }: Site): string =>
  `https://www.google.com/maps/search/?api=1&query=${fiveDecimals(geo.latitude)},${fiveDecimals(geo.longitude)}`;

/**
 * The business: one node with the same `@id` on every page, to which all others refer. Its facts come from
 * `content/site.json`, so it is the same on every page.
 *
 * It never has `aggregateRating` or `review`: search engines ignore or penalize ratings that a business gives about
 * itself.
 */
export const businessNode = (site: Site, context: BusinessContext): WithContext<Plumber> => {
  const { siteUrl, cities, founded, imagePaths, logoPath } = context;
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
      streetAddress: site.address.street,
      addressLocality: site.address.city,
      addressRegion: site.address.region,
      postalCode: site.address.postalCode,
      addressCountry: 'US',
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: fiveDecimals(site.geo.latitude),
      longitude: fiveDecimals(site.geo.longitude),
    },
    openingHoursSpecification: openingHours(site),
    specialOpeningHoursSpecification: closedDays(site.holidays),
    areaServed: areasServed(cities, stateOf(site.address.region).name),
    priceRange: site.priceRange,
    paymentAccepted: site.payments.join(', '),
    hasCredential: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'license',
      name: site.license.label,
      identifier: site.license.number,
    },
    image: imagePaths.map((path) => absoluteUrl(siteUrl, path)),
    logo: absoluteUrl(siteUrl, logoPath),
    hasMap: mapUrl(site),
    ...(socialPages.length > 0 ? { sameAs: socialPages } : {}),
  };
};
