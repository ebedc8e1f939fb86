import type { Head } from '@/content-model/schemas/head';
import { absoluteUrl, canonicalPath } from './paths';

/** One element of the head, as plain data. */
export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  /** The element's text; only `title` has one. */
  readonly text?: string;
}

/** The picture that is shown when a page is shared. */
export interface HeadImage {
  /** Path on the site, from `socialImagePath`. */
  readonly path: string;
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  readonly alt: string;
}

/** The input for a page's metadata. */
export interface HeadInput {
  /** The page's metadata from content, with references resolved. */
  readonly head: Head;
  /** Path of the page; on an alias, of the main page, so that search engines treat both as one page. */
  readonly path: string;
  /** The public origin, from `SITE_URL`. */
  readonly siteUrl: string;
  readonly siteName: string;
  readonly image: HeadImage;
  /** Keeps the page out of search results. */
  readonly noindex?: boolean;
  /** Address for social tags, if it differs from the canonical one. */
  readonly socialPath?: string;
  /** In Open Graph's format: `en_US`. */
  readonly locale: string;
  /** The page's paths by language, as in `en-US`, the default one first; empty if it is only in one language. */
  readonly alternates?: readonly (readonly [locale: string, path: string])[];
}

const title = (text: string): HeadTag => ({ tag: 'title', attributes: {}, text });
const named = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
});
const link = (rel: string, href: string): HeadTag => ({ tag: 'link', attributes: { rel, href } });

/** Tells search engines where the page is in each language, and which one is for everybody else. */
const languageLinks = (
  alternates: readonly (readonly [locale: string, path: string])[],
  siteUrl: string,
): HeadTag[] =>
  [...alternates, ...alternates.slice(0, 1).map(([, path]) => ['x-default', path] as const)].map(
    ([hreflang, path]): HeadTag => ({
      tag: 'link',
      attributes: { rel: 'alternate', hreflang, href: absoluteUrl(siteUrl, canonicalPath(path)) },
    }),
  );

/**
 * The tags in a page's head for search engines and social networks: title, description, keywords, robots, canonical
 * link, Open Graph and Twitter card. The layout adds charset, viewport, icons and styles.
 *
 *
 * @returns the tags in their order in the page
 * @throws TypeError if a path does not start with a slash or the site's address is not absolute
 */
export const headTags = (input: HeadInput): readonly HeadTag[] => {
  const { head, siteUrl, siteName, image, noindex = false, locale, alternates = [] } = input;
  const canonical = absoluteUrl(siteUrl, canonicalPath(input.path));
  const socialUrl = input.socialPath ? absoluteUrl(siteUrl, canonicalPath(input.socialPath)) : canonical;
  const socialTitle = head.socialTitle ?? head.title;
  const imageUrl = absoluteUrl(siteUrl, image.path);

  return [
    title(head.title),
    named('description', head.description),
    ...(head.keywords.length > 0 ? [named('keywords', head.keywords.join(', '))] : []),
    // Without max-image-preview, search results may show only a thumbnail.
    named('robots', noindex ? 'noindex, follow' : 'index, follow, max-image-preview:large'),
    link('canonical', canonical),
    ...languageLinks(alternates, siteUrl),
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:locale', locale),
    property('og:url', socialUrl),
    property('og:title', socialTitle),
    property('og:description', head.description),
    property('og:image', imageUrl),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    property('og:image:alt', image.alt),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', socialTitle),
    named('twitter:description', head.description),
    named('twitter:image', imageUrl),
    named('twitter:image:alt', image.alt),
  ];
};
