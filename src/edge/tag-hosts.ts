/** Which of Google's products a build loads its tag for; each one needs hosts of its own. */
export interface TagProducts {
  analytics: boolean;
  ads: boolean;
}

/** The policy's directives that a tag needs hosts in. */
export type TagDirective = 'script-src' | 'img-src' | 'connect-src' | 'frame-src';

/**
 * Every host that the tag talks to, by directive and product, as Google's guide lists them ("Use Tag Manager with a
 * Content Security Policy", developers.google.com/tag-platform/security/guides/csp). The guide's `<TLD>` is `com`: the
 * visitors are in Texas, and a policy cannot name the 190 others with a wildcard.
 */
const tagHosts: Readonly<
  Record<TagDirective, Partial<Record<keyof TagProducts | 'any', readonly string[]>>>
> = {
  'script-src': {
    any: ['www.googletagmanager.com'],
    analytics: ['*.googletagmanager.com'],
    ads: [
      'www.googleadservices.com',
      'www.google.com',
      'pagead2.googlesyndication.com',
      'googleads.g.doubleclick.net',
    ],
  },
  'img-src': {
    any: ['www.googletagmanager.com'],
    // The last two are for Google Signals.
    analytics: ['*.google-analytics.com', '*.googletagmanager.com', '*.g.doubleclick.net', '*.google.com'],
    ads: [
      'googleads.g.doubleclick.net',
      'www.google.com',
      'google.com',
      'pagead2.googlesyndication.com',
      'www.googleadservices.com',
    ],
  },
  'connect-src': {
    any: ['www.googletagmanager.com', 'www.google.com'],
    analytics: [
      '*.google-analytics.com',
      '*.analytics.google.com',
      '*.googletagmanager.com',
      // For Google Signals.
      '*.g.doubleclick.net',
      '*.google.com',
      'pagead2.googlesyndication.com',
    ],
    ads: [
      'pagead2.googlesyndication.com',
      'www.googleadservices.com',
      'googleads.g.doubleclick.net',
      'www.google.com',
      'google.com',
      // The guide names it for Floodlight only, but the conversion beacon /ccm/s/collect goes there: sites that left the
      // host out counted no conversions (public bug reports, as kestra-io/docs #5159).
      'ad.doubleclick.net',
    ],
  },
  'frame-src': {
    any: ['www.googletagmanager.com'],
    // No longer in the guide, but tags of accounts with remarketing still open this frame.
    ads: ['td.doubleclick.net'],
  },
};

/** Whether a host is covered by another one of a list: `www.google.com` by `*.google.com`. */
const isCovered = (host: string, list: readonly string[]): boolean =>
  list.some((other) => other !== host && other.startsWith('*.') && host.endsWith(other.slice(1)));

/**
 * The hosts that a build's policy needs in one directive: each once, and none that a wildcard beside it covers.
 * @param products what the tag's ids belong to; nothing where the build loads no tag
 */
export function hostsFor(directive: TagDirective, products: TagProducts | undefined): readonly string[] {
  if (!products) return [];
  const { any = [], analytics = [], ads = [] } = tagHosts[directive];
  const hosts = [...any, ...(products.analytics ? analytics : []), ...(products.ads ? ads : [])];
  return [...new Set(hosts)].filter((host) => !isCovered(host, hosts)).map((host) => `https://${host}`);
}
