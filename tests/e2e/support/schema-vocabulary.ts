import type {
  AdministrativeArea,
  Answer,
  BreadcrumbList,
  City,
  EducationalOccupationalCredential,
  FAQPage,
  GeoCoordinates,
  HowTo,
  HowToStep,
  ListItem,
  Offer,
  OpeningHoursSpecification,
  Plumber,
  PostalAddress,
  PriceSpecification,
  Question,
  Service,
  State,
  WebSite,
} from 'schema-dts';

/** The allowed and required properties of a type. */
export interface NodeRule {
  /** Search engines' guidelines refuse or ignore a node without these. */
  readonly required: readonly string[];
  /** Other properties that the site uses. */
  readonly optional: readonly string[];
}

type Property<Node> = Node extends object ? Extract<keyof Node, string> : never;

/** A rule whose property names are checked against schema.org's vocabulary, as `schema-dts` has it. */
const rule =
  <Node>() =>
  (required: readonly Property<Node>[], optional: readonly Property<Node>[] = []): NodeRule => ({
    required,
    optional,
  });

/**
 * Every type of node that the site writes. A type or property that is not here is a mistake or needs a
 * decision; ratings and reviews are left out on purpose.
 * Required fields: Google Search Central, 'Local business', 'FAQ', 'Breadcrumb' and 'Site name' structured data.
 */
export const vocabulary: Readonly<Record<string, NodeRule>> = {
  Plumber: rule<Plumber>()(
    ['@id', 'name', 'address', 'telephone', 'url', 'geo', 'openingHoursSpecification', 'priceRange', 'image'],
    [
      'legalName',
      'description',
      'email',
      'areaServed',
      'foundingDate',
      'hasCredential',
      'hasMap',
      'paymentAccepted',
      'specialOpeningHoursSpecification',
      'logo',
      'sameAs',
    ],
  ),
  PostalAddress: rule<PostalAddress>()([
    'streetAddress',
    'addressLocality',
    'addressRegion',
    'postalCode',
    'addressCountry',
  ]),
  GeoCoordinates: rule<GeoCoordinates>()(['latitude', 'longitude']),
  OpeningHoursSpecification: rule<OpeningHoursSpecification>()(
    ['opens', 'closes'],
    ['dayOfWeek', 'name', 'validFrom', 'validThrough'],
  ),
  EducationalOccupationalCredential: rule<EducationalOccupationalCredential>()([
    'credentialCategory',
    'name',
    'identifier',
  ]),
  Offer: rule<Offer>()(['name', 'description'], ['price', 'priceCurrency', 'priceSpecification']),
  PriceSpecification: rule<PriceSpecification>()(['minPrice', 'priceCurrency']),
  City: rule<City>()(['name'], ['containedInPlace']),
  AdministrativeArea: rule<AdministrativeArea>()(['name'], ['containedInPlace']),
  State: rule<State>()(['name']),
  Service: rule<Service>()(
    ['@id', 'name', 'provider', 'areaServed', 'description'],
    ['serviceType', 'url', 'offers'],
  ),
  FAQPage: rule<FAQPage>()(['mainEntity'], ['@id', 'inLanguage']),
  Question: rule<Question>()(['name', 'acceptedAnswer']),
  Answer: rule<Answer>()(['text']),
  HowTo: rule<HowTo>()(['name', 'step'], ['@id', 'description', 'inLanguage']),
  HowToStep: rule<HowToStep>()(['position', 'text']),
  BreadcrumbList: rule<BreadcrumbList>()(['itemListElement']),
  ListItem: rule<ListItem>()(['position', 'name', 'item']),
  WebSite: rule<WebSite>()(['@id', 'name', 'url'], ['inLanguage', 'publisher']),
};
