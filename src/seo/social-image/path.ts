import type { Head } from '@/content/types';
import { canonicalPath } from '../paths';

/** Size of a social image in pixels, which Open Graph and Twitter's large card both show uncropped. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/**
 * The path of a page's social image. Two pages never have the same file, also on a case-insensitive disk: `/` becomes
 * `-`, a hyphen is doubled, a capital letter becomes `_` and the lower-case letter.
 *
 * @param path any form of the page's path: letters, digits, slashes, hyphens inside a segment
 * @throws Error for a path with other characters, which might get the same file as another one
 */
export const socialImagePath = (path: string): string => {
  const page = canonicalPath(path);
  const segments = page === '/' ? ['index'] : page.slice(1).split('/');
  const unclear = segments.find((segment) => !/^[A-Za-z0-9]+(-+[A-Za-z0-9]+)*$/.test(segment));
  if (unclear !== undefined) {
    throw new Error(`${page}: "${unclear}" is not letters and digits with hyphens between them`);
  }
  const name = segments
    .map((segment) => segment.replaceAll('-', '--').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
    .join('-');
  return `/social/${name}.png`;
};

/** The text on a page's social image: its title without the company's name, which the logo already shows. */
export const socialHeadline = (head: Head): string =>
  (head.socialTitle ?? head.title).replace(/\s+[|·–—]\s+[^|·–—]+$/, '');
