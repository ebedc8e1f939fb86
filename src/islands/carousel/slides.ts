/**
 * Turns the top-level `<li>`s of a carousel's slot into its slides. An `<li>` may not carry the role that the
 * ARIA carousel pattern wants, so each becomes a `<div>`; lists inside a slide stay what they are.
 * @param html the rendered slot
 * @param role `slide`: a group labelled 'N of M'; `listitem`: an item of a list, for a carousel that is a grid
 *   on wide screens and gets its slide roles only where it turns
 * @returns the markup and the number of slides
 * @throws Error when the slot has no `<li>`, or one that is not closed
 */
export function toSlides(html: string, role: 'slide' | 'listitem'): { html: string; count: number } {
  let count = 0;
  replaceItems(html, () => String((count += 1)));
  if (count === 0) throw new Error('A carousel has no slides: write each as an <li> in its slot.');
  return {
    html: replaceItems(html, (index) =>
      role === 'slide'
        ? `<div data-slide role="group" aria-roledescription="slide" aria-label="${index} of ${count}"`
        : '<div data-slide role="listitem"',
    ),
    count,
  };
}

/** Writes `open(n)` for the start of the nth top-level `<li` and `</div>` for its end. */
function replaceItems(html: string, open: (index: number) => string): string {
  let depth = 0;
  let index = 0;
  const out = html.replace(/<li(?=[\s>])|<\/li>/g, (tag) => {
    if (tag === '</li>') return --depth === 0 ? '</div>' : tag;
    return depth++ === 0 ? open(++index) : tag;
  });
  if (depth !== 0) throw new Error('A carousel has an <li> that is not closed.');
  return out;
}
