import type { TagProducts } from '../config/tag-settings';
import { answersFrom } from '../leads/transport';

/** What the content security policy of a build has to allow. */
export interface PolicySources {
  /** `'sha256-…'` of every script that stands inside a page. */
  scriptHashes: readonly string[];
  webhooks: readonly string[];
  mapUrl: string;
  /** Address of the scheduler that a visitor may open, where the owner has one. */
  bookingUrl?: string | undefined;
  /** What Google's tag is loaded for, in builds that load it. */
  tag: TagProducts | undefined;
  /** Address that takes the field figures, in builds that send them. */
  fieldWebhook?: string | undefined;
  /** Address of the script of a call-tracking service, in builds that load one. */
  callTracking?: string | undefined;
  /** Address that takes pictures after a request, in builds that offer it. */
  photoWebhook?: string | undefined;
}

/** The origins of addresses, and those that their answers come from: the policy applies to each redirect. */
const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(
    addresses
      .map((address) => new URL(address).origin)
      .flatMap((origin) => [origin, answersFrom[origin] ?? []].flat()),
  ),
];

/**
 * The content security policy in the header of every response: the site's own files, the webhooks that forms are
 * sent to, the map's and the scheduler's hosts as frames, and the tag's hosts where there is a tag.
 * Here `'unsafe-inline'` applies to the style element only, because each page has its own and one header serves all
 * pages; the page's own `<meta>` policy (`stylePolicy`) allows only the hash of this element. A browser enforces
 * both.
 */
export function contentPolicy({
  scriptHashes,
  webhooks,
  mapUrl,
  bookingUrl,
  tag,
  fieldWebhook,
  callTracking,
  photoWebhook,
}: PolicySources): string {
  const calls = callTracking ? [new URL(callTracking).origin] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, ...hostsFor('script-src', tag), ...calls],
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-attr': ["'none'"],
    // `blob:` is a picture that the visitor has chosen: it is decoded and shown before it is sent.
    'img-src': ["'self'", 'data:', ...(photoWebhook ? ['blob:'] : []), ...hostsFor('img-src', tag), ...calls],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...originsOf([...webhooks, ...[fieldWebhook, photoWebhook].flatMap((address) => address ?? [])]),
      ...hostsFor('connect-src', tag),
      ...calls,
    ],
    'form-action': ["'self'", ...originsOf(webhooks)],
    'frame-src': [
      ...new Set([
        ...originsOf([mapUrl, ...(bookingUrl ? [bookingUrl] : [])]),
        ...hostsFor('frame-src', tag),
      ]),
    ],
    'object-src': ["'none'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // No page makes markup or code from text. Addresses of scripts go through `browser/early/trusted-types.ts`, and what
    // Google's tag makes goes through the policy of that name, which each of its scripts creates.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': tag ? ['default', 'goog#html', "'allow-duplicates'"] : ['default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * The part of the policy that differs from page to page, for a `<meta>` at the beginning of its head.
 * @param styleHash `'sha256-…'` of the page's style element
 */
export const stylePolicy = (styleHash: string): string => `style-src 'self' ${styleHash}`;

/** The policy's directives that a tag needs hosts in. */
export type TagDirective = 'script-src' | 'img-src' | 'connect-src' | 'frame-src';

/**
 * Every host that the tag talks to, by product and directive, as Google's guide lists them ("Use Tag Manager with a
 * Content Security Policy", developers.google.com/tag-platform/security/guides/csp). The guide's `<TLD>` is `com`: the
 * visitors are in Texas, and a policy cannot name the 190 others with a wildcard.
 */
const tagHosts: readonly (readonly [host: string, of: keyof TagProducts | 'any', directives: string])[] = [
  ['www.googletagmanager.com', 'any', 'script-src img-src connect-src frame-src'],
  ['www.google.com', 'any', 'connect-src'],
  ['*.google-analytics.com', 'analytics', 'img-src connect-src'],
  ['*.analytics.google.com', 'analytics', 'connect-src'],
  ['*.googletagmanager.com', 'analytics', 'script-src img-src connect-src'],
  // These three are for Google Signals.
  ['*.g.doubleclick.net', 'analytics', 'img-src connect-src'],
  ['*.google.com', 'analytics', 'img-src connect-src'],
  ['pagead2.googlesyndication.com', 'analytics', 'connect-src'],
  ['pagead2.googlesyndication.com', 'ads', 'script-src img-src connect-src'],
  ['www.googleadservices.com', 'ads', 'script-src img-src connect-src'],
  ['googleads.g.doubleclick.net', 'ads', 'script-src img-src connect-src'],
  ['www.google.com', 'ads', 'script-src img-src connect-src'],
  ['google.com', 'ads', 'img-src connect-src'],
  // The guide names it for Floodlight only, but the conversion beacon /ccm/s/collect goes there: sites that left the
  // host out counted no conversions (public bug reports, as kestra-io/docs #5159).
  ['ad.doubleclick.net', 'ads', 'connect-src'],
  // No longer in the guide, but tags of accounts with remarketing still open this frame.
  ['td.doubleclick.net', 'ads', 'frame-src'],
];

/** Whether a host is covered by another one of a list: `www.google.com` by `*.google.com`. */
const isCovered = (host: string, list: readonly string[]): boolean =>
  list.some((other) => other !== host && other.startsWith('*.') && host.endsWith(other.slice(1)));

/**
 * The hosts that a build's policy needs in one directive: each once, and none that a wildcard beside it covers.
 * @param products what the tag's ids belong to; nothing where the build loads no tag
 */
export function hostsFor(directive: TagDirective, products: TagProducts | undefined): readonly string[] {
  if (!products) return [];
  const hosts = tagHosts
    .filter(([, of, directives]) => (of === 'any' || products[of]) && directives.includes(directive))
    .map(([host]) => host);
  return [...new Set(hosts)].filter((host) => !isCovered(host, hosts)).map((host) => `https://${host}`);
}

/** Devices and APIs that no page of the site uses; the map's frame does not get them either. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/**
 * Headers that switch off what pages do not need. Without `Cross-Origin-Embedder-Policy`: the map's host does not
 * opt in, so its frame would stay empty.
 * @param hasTag Google's Tag Assistant needs access to the window that it opens, which cross-origin isolation
 *   forbids
 */
export function securityHeaders({ hasTag }: { hasTag: boolean }): Record<string, string> {
  return {
    // Two years. Not includeSubDomains: other hosts of the domain are up to the owner.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
    ...(hasTag ? {} : { 'Cross-Origin-Opener-Policy': 'same-origin' }),
  };
}
