import type { BreadcrumbList, WithContext } from 'schema-dts';
import { absoluteUrl, type Crumb } from '../paths';

/**
 * The breadcrumbs of a page, which search results show instead of the address.
 *
 * @param crumbs home first, the page itself last
 * @throws Error for fewer than two, because search engines require two
 */
export const breadcrumbNode = (crumbs: readonly Crumb[], siteUrl: string): WithContext<BreadcrumbList> => {
  if (crumbs.length < 2) throw new Error('A breadcrumb trail needs at least two steps');
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(siteUrl, path),
    })),
  };
};
