import { fill } from '../../fill';
import { edited, topElementsOf, type Edit } from '../../html';
import type { CarouselWords } from './types';

/**
 * Turns the top-level `<li>`s of a carousel's slot into its slides. An `<li>` may not carry the role that the
 * ARIA carousel pattern wants, so each becomes a `<div>`; lists inside a slide stay what they are.
 * @param html the rendered slot
 * @param role `slide`: a group labeled 'N of M'; `listitem`: an item of a list, for a carousel that is a grid
 *   on wide screens and gets its slide roles only where it turns
 * @param words what a slide is called
 * @returns the markup and the number of slides
 * @throws Error when the slot has no `<li>`, or one that is not closed
 */
export function toSlides(
  html: string,
  role: 'slide' | 'listitem',
  words: Pick<CarouselWords, 'slide' | 'position'>,
): { html: string; count: number } {
  const items = topElementsOf(html).filter(({ name }) => name === 'li');
  const count = items.length;
  if (count === 0) throw new Error('A carousel has no slides: write each as an <li> in its slot.');
  const edits = items.flatMap(({ startTag, endTag }, index): Edit[] => {
    if (!endTag) throw new Error('A carousel has an <li> that is not closed.');
    const attributes =
      role === 'slide'
        ? `role="group" aria-roledescription="${words.slide}" aria-label="${fill(words.position, { number: index + 1, count })}"`
        : 'role="listitem"';
    return [
      { start: startTag.start, end: startTag.start + '<li'.length, text: `<div data-slide ${attributes}` },
      { ...endTag, text: '</div>' },
    ];
  });
  return { html: edited(html, edits), count };
}
