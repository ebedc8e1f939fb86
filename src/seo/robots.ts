import { absoluteUrl } from './paths';

/**
 * The text of `/robots.txt`: it allows everything and gives the address of the sitemap. Pages that must not be in
 * search results have a robots tag; if they were disallowed here, search engines could not read that tag.
 */
export const robotsTxt = (siteUrl: string): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${absoluteUrl(siteUrl, '/sitemap-index.xml')}`, ''].join('\n');
