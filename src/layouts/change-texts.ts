import type { ChangingHours, EndingText } from '@/content/ended-offers';
import { scriptJson } from '@/lib/script-json';

type Pairs = readonly (readonly string[])[];

/**
 * Changes the texts of a page that was built before an offer ended or the office's hours changed. It runs at the end of
 * the page, before islands hydrate, so it also changes their properties. A card, question, list item or banner that
 * consists of the offer is hidden. It is written into the page as text, so it uses nothing from outside.
 */
export function changeTexts(texts: readonly EndingText[], hours: readonly ChangingHours[]): void {
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  // What one pair has written, no other one changes: the new week may contain the days of the old one.
  const swap = (text: string, [pair, ...others]: Pairs): string =>
    pair
      ? text
          .split(pair[0]!)
          .map((part) => swap(part, others))
          .join(pair[1])
      : text;
  const swapData = (words: Pairs) => {
    const pairs = words.map((pair) => pair.map(inJson));
    // Not with `textContent` of the script, which Trusted Types refuse.
    for (const { firstChild } of document.querySelectorAll('script[type="application/ld+json"]'))
      if (firstChild) firstChild.nodeValue = swap(firstChild.nodeValue ?? '', pairs);
    for (const island of document.querySelectorAll('astro-island'))
      island.setAttribute('props', swap(island.getAttribute('props') ?? '', pairs));
  };
  const elements = 'title, body :not(script, style)';
  for (const [end, shown, then] of texts) {
    if (Date.now() < end) continue;
    swapData([[shown, then]]);
    for (const element of document.querySelectorAll<HTMLElement>(elements)) {
      if (element.textContent?.trim() !== shown) continue;
      element.textContent = then;
      if (then === '')
        (element.closest<HTMLElement>('li, aside, [data-section="price-banner"]') ?? element).hidden = true;
    }
  }
  for (const [begin, words, week] of hours) {
    if (Date.now() < begin) continue;
    swapData(words);
    for (const { childNodes } of document.querySelectorAll(elements))
      for (const node of childNodes)
        if (node.nodeType === 3) node.nodeValue = swap(node.nodeValue ?? '', words);
    document.querySelectorAll('[data-hours] dd').forEach((day, index) => {
      const [text, isClosed] = week[index % 7]!;
      day.textContent = text;
      day.classList.toggle('soft', isClosed);
    });
  }
}

/** The script at the end of a page for offers that end, and for hours that change. */
export const changeTextsIn = (texts: readonly EndingText[], hours: readonly ChangingHours[]): string =>
  `(${changeTexts.toString()})(${[texts, hours].map(scriptJson).join()})`;
