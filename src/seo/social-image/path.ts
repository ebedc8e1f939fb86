import type { Head } from '@/content-model/schemas/head';
import type { HeadImage } from '../head';
import { canonicalPath } from '../paths';

/** Size of a shared card's picture in pixels: what Open Graph and Twitter's large card both show uncropped. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/**
 * Where a page's social image lies. Two pages never share a file, also on a disk that takes capitals and
 * small letters for the same: `/` becomes `-`, a hyphen is doubled, a capital is written `_` and small.
 *
 * @param path any form of the page's path: letters, digits, slashes, hyphens inside a segment
 * @returns `/social/index.png` for the home page, `/social/services-drain.png` for `/services/drain`
 * @throws Error for a path that cannot be told from another one afterward
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

/** The words on a page's social image: its title without the company's name, which the logo gives. */
export const socialHeadline = (head: Head): string =>
  (head.socialTitle ?? head.title).replace(/\s+[|·–—]\s+[^|·–—]+$/, '');

/** The social image of a page, as its head describes it. */
export const socialImage = (path: string, head: Head): HeadImage => ({
  path: socialImagePath(path),
  ...socialImageSize,
  alt: `${socialHeadline(head)}, beside a picture of the work behind it`,
});
