import type { HtmlElement } from '../lib/html';

/** A page's robots tag and canonical link. */
export interface SearchHead {
  readonly robots: string;
  readonly canonical: string | undefined;
  /** The page's addresses by language, `x-default` included. */
  readonly alternates: readonly { lang: string; url: string }[];
}

/** Reads the robots tag and the canonical link of a built page. */
export function searchHeadOf(elements: readonly HtmlElement[]): SearchHead {
  const read = (tag: string, key: string, value: string, wanted: string): string | undefined =>
    elements
      .find(({ name, attributes }) => name === tag && attributes.get(key) === value)
      ?.attributes.get(wanted);
  return {
    robots: read('meta', 'name', 'robots', 'content') ?? '',
    canonical: read('link', 'rel', 'canonical', 'href'),
    alternates: elements.flatMap(({ name, attributes }) => {
      const [lang, url] = [attributes.get('hreflang'), attributes.get('href')];
      return name === 'link' && attributes.get('rel') === 'alternate' && lang && url ? [{ lang, url }] : [];
    }),
  };
}

/**
 * Whether a built page belongs in the sitemap: it has no `noindex`, and its canonical link is its own address. Uses the
 * page's own tags, so that the sitemap cannot contradict them.
 */
export const isListed = ({ robots, canonical }: SearchHead, url: string): boolean =>
  !/\bnoindex\b/.test(robots) && canonical === url;
