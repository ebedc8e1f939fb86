import { absoluteUrl, canonicalPath } from '../paths';

/** What every node needs to know of the site and the page it stands on. */
export interface NodeContext {
  /** The public origin, from `SITE_URL`. */
  readonly siteUrl: string;
  /** Path of the page that carries the block; on an alias, of the main page. */
  readonly path: string;
}

/** The one id of the business, the same on every page, so that search engines see one company and not thirty. */
export const businessId = (siteUrl: string): string => absoluteUrl(siteUrl, '/#business');

/** The one id of the website as a whole. */
export const websiteId = (siteUrl: string): string => absoluteUrl(siteUrl, '/#website');

/** The absolute canonical address of the page that carries the block. */
export const pageUrl = ({ siteUrl, path }: NodeContext): string => absoluteUrl(siteUrl, canonicalPath(path));
