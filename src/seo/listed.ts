import type { HtmlElement } from '../html';

/** What a page tells search engines about itself. */
export interface SearchHead {
  readonly robots: string;
  readonly canonical: string | undefined;
}

/** Reads from a built page what it tells search engines. */
export function searchHeadOf(elements: readonly HtmlElement[]): SearchHead {
  const read = (tag: string, key: string, value: string, wanted: string): string | undefined =>
    elements
      .find(({ name, attributes }) => name === tag && attributes.get(key) === value)
      ?.attributes.get(wanted);
  return {
    robots: read('meta', 'name', 'robots', 'content') ?? '',
    canonical: read('link', 'rel', 'canonical', 'href'),
  };
}

/**
 * Whether a built page may stand in the sitemap, by what the page itself tells search engines: it does not
 * ask to stay out, and it names itself as the main address. So the sitemap cannot contradict a head.
 *
 * @param head of the page
 * @param url the page's own canonical address
 */
export const isListed = ({ robots, canonical }: SearchHead, url: string): boolean =>
  !/\bnoindex\b/.test(robots) && canonical === url;
