const attribute = (html: string, tag: RegExp, name: string): string | undefined => {
  const element = tag.exec(html)?.[0];
  return element && new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1];
};

/**
 * Whether a built page may stand in the sitemap, by what the page itself tells search engines: it does not
 * ask to stay out, and it names itself as the main address. So the sitemap cannot contradict a head.
 *
 * @param html the page as built
 * @param url the page's own canonical address
 */
export const isListed = (html: string, url: string): boolean => {
  const robots = attribute(html, /<meta\b[^>]*\sname="robots"[^>]*>/, 'content') ?? '';
  const canonical = attribute(html, /<link\b[^>]*\srel="canonical"[^>]*>/, 'href');
  return !/\bnoindex\b/.test(robots) && canonical === url;
};
