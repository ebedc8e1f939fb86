import { telephoneNumber } from './facts';
import type { Site } from './schemas/site';

/**
 * The first line of a text message that a visitor of a page sends: that of its own address, or that of the address
 * above it, or the usual one.
 * @param path canonical path
 */
export function firstLine({ usual, byPage }: Site['texting'], path: string): string {
  for (let at = path; at.length > 1; at = at.slice(0, at.lastIndexOf('/'))) {
    const line = byPage[at];
    if (line) return line;
  }
  return usual;
}

/**
 * The address that opens a text message to the office with its first line filled in. `?&body=` is what both iPhones
 * (which take what follows `&`) and Android (which takes what follows `?`, RFC 5724) understand.
 * @returns nothing as long as `texts` in `content/site.json` does not say that the number takes texts
 */
export function textAddress(
  { phone, texts, texting }: Pick<Site, 'phone' | 'texts' | 'texting'>,
  path: string,
): string | undefined {
  return texts
    ? `sms:${telephoneNumber(phone)}?&body=${encodeURIComponent(`${firstLine(texting, path)} `)}`
    : undefined;
}
