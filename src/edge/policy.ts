import { answersFrom } from '../leads/webhooks';
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
 * @throws TypeError when an address is not one
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
