/** Which of Google's products a build loads its tag for; each one needs hosts of its own. */
export interface TagProducts {
  analytics: boolean;
  ads: boolean;
}

/** The policy's directives that a tag needs hosts in. */
export type TagDirective = 'script-src' | 'img-src' | 'connect-src' | 'frame-src';

/** One line of Google's guide. */
interface HostRow {
  product: keyof TagProducts | 'any';
  directive: TagDirective;
  hosts: readonly string[];
  /** Where the line comes from. */
  source: string;
}

const guide = 'Google, "Use Tag Manager with a Content Security Policy"';
const googleTag = `${guide}, container and user data beacon`;
const analytics = `${guide}, Google Analytics 4`;
const signals = `${guide}, Google Analytics 4 with Google Signals`;
const ads = `${guide}, Google Ads`;
const beacon = `${guide}, Google Ads User Data Beacon`;

/**
 * Every host that the tag talks to, with the part of Google's guide that names it
 * (developers.google.com/tag-platform/security/guides/csp). The guide's `<TLD>` is `com`: the visitors are in Texas,
 * and a policy cannot name the 190 others with a wildcard.
 */
const tagHosts: readonly HostRow[] = [
  { product: 'any', directive: 'script-src', hosts: ['https://www.googletagmanager.com'], source: googleTag },
  { product: 'any', directive: 'img-src', hosts: ['https://www.googletagmanager.com'], source: googleTag },
  { product: 'any', directive: 'frame-src', hosts: ['https://www.googletagmanager.com'], source: googleTag },
  {
    product: 'any',
    directive: 'connect-src',
    hosts: ['https://www.googletagmanager.com', 'https://www.google.com'],
    source: googleTag,
  },
  {
    product: 'analytics',
    directive: 'script-src',
    hosts: ['https://*.googletagmanager.com'],
    source: analytics,
  },
  {
    product: 'analytics',
    directive: 'img-src',
    hosts: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
    source: analytics,
  },
  {
    product: 'analytics',
    directive: 'connect-src',
    hosts: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
    source: analytics,
  },
  {
    product: 'analytics',
    directive: 'img-src',
    hosts: ['https://*.g.doubleclick.net', 'https://*.google.com'],
    source: signals,
  },
  {
    product: 'analytics',
    directive: 'connect-src',
    hosts: ['https://*.g.doubleclick.net', 'https://*.google.com', 'https://pagead2.googlesyndication.com'],
    source: signals,
  },
  {
    product: 'ads',
    directive: 'script-src',
    hosts: [
      'https://www.googleadservices.com',
      'https://www.google.com',
      'https://pagead2.googlesyndication.com',
      'https://googleads.g.doubleclick.net',
    ],
    source: ads,
  },
  {
    product: 'ads',
    directive: 'img-src',
    hosts: [
      'https://googleads.g.doubleclick.net',
      'https://www.google.com',
      'https://google.com',
      'https://pagead2.googlesyndication.com',
      'https://www.googleadservices.com',
    ],
    source: ads,
  },
  {
    product: 'ads',
    directive: 'connect-src',
    hosts: [
      'https://pagead2.googlesyndication.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      'https://www.google.com',
      'https://google.com',
    ],
    source: ads,
  },
  {
    product: 'ads',
    directive: 'connect-src',
    hosts: ['https://google.com', 'https://www.google.com'],
    source: beacon,
  },
  {
    product: 'ads',
    directive: 'connect-src',
    hosts: ['https://ad.doubleclick.net'],
    // The conversion beacon /ccm/s/collect goes there; sites that left the host out counted no conversions.
    source: `${guide}, Floodlight; seen from Google Ads tags in public bug reports (kestra-io/docs #5159)`,
  },
  {
    product: 'ads',
    directive: 'frame-src',
    hosts: ['https://td.doubleclick.net'],
    // No longer in the current guide, but tags of accounts with remarketing still open this frame.
    source: `earlier editions of ${guide}, Google Ads`,
  },
];

/** Whether a host is covered by another one of a list: `www.google.com` by `*.google.com`. */
const isCovered = (host: string, list: readonly string[]): boolean =>
  list.some(
    (other) =>
      other !== host && other.startsWith('https://*.') && host.endsWith(other.slice('https://*'.length)),
  );

/**
 * The hosts that a build's policy needs in one directive: each once, and none that a wildcard beside it covers.
 * @param products what the tag's ids belong to; nothing where the build loads no tag
 */
export function hostsFor(directive: TagDirective, products: TagProducts | undefined): readonly string[] {
  if (!products) return [];
  const hosts = tagHosts
    .filter((row) => row.directive === directive && (row.product === 'any' || products[row.product]))
    .flatMap((row) => row.hosts);
  return [...new Set(hosts)].filter((host) => !isCovered(host, hosts));
}
