import { telephoneNumber } from '@/lib/phone';
import type { InterfaceWords, Site } from './types';

type Texting = InterfaceWords['texting'];

/**
 * The first line of a text message from a visitor of a page: the one for its address, or for the nearest parent
 * address, or the usual one.
 */
export function firstLine({ usual, byPage }: Pick<Texting, 'usual' | 'byPage'>, path: string): string {
  for (let at = path; at.length > 1; at = at.slice(0, at.lastIndexOf('/'))) {
    const line = byPage[at];
    if (line) return line;
  }
  return usual;
}

/**
 * The `sms:` address that opens a text message to the office with its first line filled in. `?&body=` works on
 * iPhones, which read what follows `&`, and on Android, which reads what follows `?` (RFC 5724).
 * @returns undefined unless `texts` in `content/site.json` says that the number takes texts
 */
export function textAddress(
  { phone, texts }: Pick<Site, 'phone' | 'texts'>,
  texting: Pick<Texting, 'usual' | 'byPage'>,
  path: string,
): string | undefined {
  return texts
    ? `sms:${telephoneNumber(phone)}?&body=${encodeURIComponent(`${firstLine(texting, path)} `)}`
    : undefined;
}
