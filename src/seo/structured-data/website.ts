import type { WebSite, WithContext } from 'schema-dts';
import { absoluteUrl } from '../paths';
import { businessId, websiteId } from './context';

/**
 * The website, whose name search results show above the address. For the home page only.
 * @param inLanguage its locale
 */
export const websiteNode = (siteName: string, siteUrl: string, inLanguage: string): WithContext<WebSite> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': websiteId(siteUrl),
  name: siteName,
  url: absoluteUrl(siteUrl, '/'),
  inLanguage,
  publisher: { '@id': businessId(siteUrl) },
});
