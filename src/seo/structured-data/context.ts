import { absoluteUrl, canonicalPath } from '../paths';

/** What every node needs to know about the site and its page. */
export interface NodeContext {
  /** The public origin, from `SITE_URL`. */
  readonly siteUrl: string;
  /** Path of the page with the block; on an alias, of the main page. */
  readonly path: string;
}

/** The id of the business, the same on every page, so that search engines see one company. */
export const businessId = (siteUrl: string): string => absoluteUrl(siteUrl, '/#business');

/** The id of the website. */
export const websiteId = (siteUrl: string): string => absoluteUrl(siteUrl, '/#website');

/** The absolute canonical address of the page with the block. */
export const pageUrl = ({ siteUrl, path }: NodeContext): string => absoluteUrl(siteUrl, canonicalPath(path));
