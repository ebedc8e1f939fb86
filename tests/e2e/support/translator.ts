import type { Page } from '@playwright/test';

/** How a translating browser writes its text: Chrome and Edge in `<font>` elements, Safari into the text that is there. */
export const waysToTranslate = ['in <font> elements', 'in place'] as const;
export type WayToTranslate = (typeof waysToTranslate)[number];

/** Translates a page like a browser: every text at once, and whatever text comes later, too. */
export async function translate(page: Page, way: WayToTranslate): Promise<void> {
  await page.evaluate((inFonts) => {
    const written = new WeakMap<Text, string>();
    const turn = (node: Text): void => {
      if (!node.data.trim() || node.data === written.get(node)) return;
      if (node.parentElement?.closest('script, style, template, textarea')) return;
      const text = `${node.data}~`;
      const translated = inFonts ? new Text(text) : node;
      written.set(translated, text);
      if (inFonts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.append(translated);
        outer.append(inner);
        node.replaceWith(outer);
      } else node.data = text;
    };
    const turnAll = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) nodes.push(walker.currentNode as Text);
      nodes.forEach(turn);
    };
    turnAll(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target instanceof Text) turn(target);
        addedNodes.forEach(turnAll);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, way === 'in <font> elements');
}
