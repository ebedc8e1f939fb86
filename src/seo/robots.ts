import { absoluteUrl } from './paths';

/**
 * The text of `/robots.txt`: everything may be read, and where the sitemap is. Pages that must stay out of
 * search results say so in their head; forbidding them here would keep search engines from reading it.
 */
export const robotsTxt = (siteUrl: string): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${absoluteUrl(siteUrl, '/sitemap-index.xml')}`, ''].join('\n');
