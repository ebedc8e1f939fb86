import type { Locator } from '@playwright/test';

/** A phone number as pages show it. */
export const phoneNumber = String.raw`\(\d{3}\)\s\d{3}-\d{4}`;

/** How many times elements show what a pattern finds, and the texts in which it breaks over two lines. */
export function linesOf(elements: Locator, pattern: string): Promise<{ shown: number; broken: string[] }> {
  return elements.evaluateAll((all, wanted) => {
    const broken: string[] = [];
    let shown = 0;
    for (const element of all) {
      const nodes: { node: Text; start: number }[] = [];
      let words = '';
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        nodes.push({ node: texts.currentNode as Text, start: words.length });
        words += (texts.currentNode as Text).data;
      }
      for (const { 0: match, index } of words.matchAll(new RegExp(wanted, 'g'))) {
        const range = document.createRange();
        const at = (place: number) => {
          const { node, start } = nodes.findLast((one) => one.start <= place)!;
          return [node, place - start] as const;
        };
        range.setStart(...at(index));
        range.setEnd(...at(index + match.length - 1));
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4)));
        if (lines.size > 0) shown += 1;
        if (lines.size > 1) broken.push(words);
      }
    }
    return { shown, broken };
  }, pattern);
}
