import type { Crumb } from '@/seo/paths';

const home: Crumb = { label: 'Home', path: '/' };

/**
 * The way from the home page to a page, for the visible breadcrumbs and their markup alike. Only pages are steps:
 * services and service areas are parts of the home page.
 * @param path canonical path
 * @param label what the page is called; without one, it has no trail
 * @returns nothing for the home page
 */
export function trailTo(path: string, label: string | undefined): Crumb[] {
  return label && path !== '/' ? [home, { label, path }] : [];
}
