/**
 * Addresses of pages: no trailing slash, no `.html`, case as in the route table. Astro's own
 * pathname ends with `.html` in builds but not on the dev server, so addresses for search engines use these functions.
 */

/**
 * The canonical path of a page.
 *
 * @param pathname `Astro.url.pathname` or any path of the site, with or without `.html`, `/index` or slashes at its
 *   end; without query and fragment
 * @returns the path as in the route table: `/` for the home page, otherwise without a slash at the end
 */
export const canonicalPath = (pathname: string): string => {
  const path = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/\/$/, '');
  return path === '' ? '/' : path;
};

/**
 * The absolute address of a path of the site. Unlike `canonicalPath` it does not change the path, so it also works for
 * files (`/social/index.png`) and fragments (`/#business`).
 */
export const absoluteUrl = (siteUrl: string, path: string): string => new URL(path, siteUrl).href;

/** One breadcrumb. */
export interface Crumb {
  readonly label: string;
  /** Its link: a path of the site, with a fragment if it is a part of a page (`/#services`). */
  readonly path: string;
}
