/**
 * The prefix of React's ids: `_r3R_1_` in the markup of an island, `prefix="r3"` on its element, from which the
 * browser makes the same ids.
 */
const prefixes = /( prefix="r(?=\d+")|_r(?=\d+R_))(\d+)/g;

/**
 * Numbers the prefixes of React's ids in the order of the page. Astro numbers them in the order in which islands
 * start to render, which depends on which file the disk returned first, so two builds of the same commit would
 * differ.
 */
export function withOrderedIslandIds(html: string): string {
  const order = new Map<string, number>();
  return html.replace(prefixes, (_, before: string, old: string) => {
    if (!order.has(old)) order.set(old, order.size);
    return `${before}${order.get(old)}`;
  });
}
