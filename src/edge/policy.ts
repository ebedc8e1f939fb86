import { hostsFor, type TagProducts } from './tag-hosts';

/** What the content security policy of a build has to allow. */
export interface PolicySources {
  /** `'sha256-…'` of every script that stands inside a page. */
  scriptHashes: readonly string[];
  /** Addresses to which forms are sent. */
  webhooks: readonly string[];
  /** Address of the map that a visitor may open. */
  mapUrl: string;
  /** Address of the scheduler that a visitor may open, where the owner has one. */
  bookingUrl?: string | undefined;
  /** What Google's tag is loaded for, in builds that load it. */
  tag: TagProducts | undefined;
  /** Address that takes the field figures, in builds that send them. */
  fieldWebhook?: string | undefined;
}

/**
 * Receivers that answer through a redirect to another host (Google, 'Content Service', redirects): the policy
 * applies to each redirect, so that host must be allowed too.
 */
const answersFrom: Readonly<Record<string, string>> = {
  'https://script.google.com': 'https://script.googleusercontent.com',
};

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
 * Here `'unsafe-inline'` applies to styles only, because each page has its own style elements and one header
 * serves all pages; the page's own `<meta>` policy (`stylePolicy`) allows only the hashes of these elements. A
 * browser enforces both.
 * @throws TypeError when an address is not one
 */
export function contentPolicy({
  scriptHashes,
  webhooks,
  mapUrl,
  bookingUrl,
  tag,
  fieldWebhook,
}: PolicySources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, ...hostsFor('script-src', tag)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...hostsFor('img-src', tag)],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...originsOf([...webhooks, ...(fieldWebhook ? [fieldWebhook] : [])]),
      ...hostsFor('connect-src', tag),
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
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * The part of the policy that differs from page to page, for a `<meta>` at the beginning of its head.
 * @param styleHashes `'sha256-…'` of each style element of the page
 */
export const stylePolicy = (styleHashes: readonly string[]): string =>
  ['style-src', "'self'", ...styleHashes].join(' ');
