import type { Crumb } from '@/seo/paths';

const home: Crumb = { label: 'Home', path: '/' };
const services: Crumb = { label: 'Services', path: '/#services' };
const serviceAreas: Crumb = { label: 'Service Areas', path: '/#service-areas' };

/**
 * The way from the home page to a page, for the visible breadcrumbs and their markup alike.
 * @param path canonical path
 * @param label what the page is called; without one, it has no trail
 * @returns nothing for the home page
 */
export function trailTo(path: string, label: string | undefined): Crumb[] {
  if (!label || path === '/') return [];
  const between = path.startsWith('/services/')
    ? [services]
    : path.startsWith('/service-area/')
      ? [serviceAreas]
      : [];
  return [home, ...between, { label, path }];
}
