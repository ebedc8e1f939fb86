import { builtPages, mainAddress, siteOrigin, type BuiltPage } from './built-site';

/** Whether a page is at its main address, not at an alias. */
export const isMain = (page: BuiltPage) => mainAddress(page) === page.path;

/** All pages at their main addresses. */
export const mainPages = () => builtPages().filter(isMain);

/** A path of the site with its origin. */
export const absolute = (path: string) => `${siteOrigin()}${path}`;
