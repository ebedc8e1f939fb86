/**
 * The one address of a page. Contracts, 'Addresses': no trailing slash, no `.html`, case as the route table
 * has it. Astro's own pathname carries `.html` in builds and not in the dev server, so every address that
 * search engines see goes through here.
 */

/**
 * The canonical path of a page.
 *
 * @param pathname `Astro.url.pathname` or any path of the site, with or without `.html`, `/index` or slashes
 *   at its end, query and fragment excluded
 * @returns the path as the route table writes it: `/` for the home page, otherwise no slash at the end
 * @throws TypeError when the path does not start with a slash
 */
export const canonicalPath = (pathname: string): string => {
  if (!pathname.startsWith('/')) {
    throw new TypeError(`"${pathname}" is not a path of the site: it must start with /`);
  }
  const path = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/\/$/, '');
  return path === '' ? '/' : path;
};

/**
 * The public origin without a slash at its end, so that ids built from it are the same however the setting
 * `SITE_URL` was typed. That it is an origin, `readSettings` has checked.
 *
 * @throws TypeError when it is not an absolute address
 */
export const siteOrigin = (siteUrl: string): string => new URL(siteUrl).origin;

/**
 * The absolute address of a path of the site. Unlike `canonicalPath` it leaves the path as it is, so that
 * files (`/social/index.png`) and fragments (`/#business`) can be addressed too.
 */
export const absoluteUrl = (siteUrl: string, path: string): string => {
  if (!path.startsWith('/')) {
    throw new TypeError(`"${path}" is not a path of the site: it must start with /`);
  }
  return `${siteOrigin(siteUrl)}${path}`;
};

/** One step of the way from the home page to a page. */
export interface Crumb {
  /** What the visitor reads. */
  readonly label: string;
  /** Where the step leads: a path of the site, with a fragment where it has no page of its own (`/#services`). */
  readonly path: string;
}
