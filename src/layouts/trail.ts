import type { Crumb } from '@/seo/paths';

const home: Crumb = { label: 'Home', path: '/' };

/**
 * The breadcrumbs of a page, for visitors and for structured data. Services and service areas are sections of the home
 * page.
 * @param path canonical path
 * @param label name of the page; without it, there are no breadcrumbs
 * @returns nothing for the home page
 */
export function trailTo(path: string, label: string | undefined): Crumb[] {
  return label && path !== '/' ? [home, { label, path }] : [];
}
