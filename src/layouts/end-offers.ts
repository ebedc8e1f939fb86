import type { EndingText } from '@/content-model/ended-offers';

/**
 * Changes the texts of a page that was built before an offer ended. It runs at the end of the page, before islands
 * hydrate, so it also changes their properties. A card, question, list item or banner that consists of the offer is
 * hidden. It is written into the page as text, so it uses nothing from outside.
 */
export function endOffers(texts: readonly EndingText[]): void {
  for (const [end, shown, then] of texts) {
    if (Date.now() < end) continue;
    const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
    for (const data of document.querySelectorAll('script[type="application/ld+json"]'))
      data.textContent = (data.textContent ?? '').split(inJson(shown)).join(inJson(then));
    for (const island of document.querySelectorAll('astro-island')) {
      const props = island.getAttribute('props') ?? '';
      island.setAttribute('props', props.split(inJson(shown)).join(inJson(then)));
    }
    for (const element of document.querySelectorAll<HTMLElement>('title, body :not(script, style)')) {
      if (element.textContent?.trim() !== shown) continue;
      element.textContent = then;
      if (then === '')
        (element.closest<HTMLElement>('li, aside, [data-section="price-banner"]') ?? element).hidden = true;
    }
  }
}

/** The script at the end of a page for offers that end. */
export const endOffersIn = (texts: readonly EndingText[]): string =>
  // Escapes '<', so that no text can end the script element.
  `(${endOffers.toString()})(${JSON.stringify(texts).replaceAll('<', '\\u003c')})`;
