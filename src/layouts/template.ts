/**
 * What kind of page an address of the main site is, for the field figures: pages that one template makes are fast or
 * slow together.
 * @param path canonical path
 */
export function templateOf(path: string): string {
  if (path === '/') return 'home';
  if (path.startsWith('/service-area/')) return 'city';
  return path.startsWith('/services/') ? 'service' : 'page';
}
