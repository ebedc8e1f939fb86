import type { BreadcrumbList, WithContext } from 'schema-dts';
import { absoluteUrl, type Crumb } from '../paths';

/**
 * The way to a page, as search results show it in place of the address.
 *
 * @param crumbs home first, the page itself last
 * @throws Error for fewer than two steps: a trail of one says nothing, and search engines want two
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
