import type { Locator } from '@playwright/test';

/** How many of the links show a phone number, and how many of these break it over two lines. */
export function phoneLines(links: Locator): Promise<{ shown: number; broken: number }> {
  return links.evaluateAll((all) => {
    const found = { shown: 0, broken: 0 };
    for (const link of all) {
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const at = texts.currentNode.nodeValue?.search(/\(\d{3}\) \d{3}-\d{4}/) ?? -1;
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(texts.currentNode, at);
        range.setEnd(texts.currentNode, at + 14);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 0) found.shown += 1;
        if (lines.size > 1) found.broken += 1;
      }
    }
    return found;
  });
}
