import type { Crumb } from '@/seo/paths';

/**
 * The breadcrumbs of a page, for visitors and for structured data. Services and service areas are sections of the home
 * page.
 * @param path canonical path
 * @param label name of the page; without it, there are no breadcrumbs
 * @param home the home page
 * @returns nothing for the home page
 */
export function trailTo(path: string, label: string | undefined, home: Crumb): Crumb[] {
  return label && path !== home.path ? [home, { label, path }] : [];
}
