/**
 * What the script of a call-tracking service does, to stand in for one: it walks text nodes, changes links, watches for
 * new ones, and writes the number in the way in which it found it. Runs in the page.
 */
export function swapNumbers({ from, to }: { from: string; to: string }): void {
  const written = new RegExp(
    `(\\+?1?[ .-]?)\\(?${from.slice(0, 3)}\\)?([ .-]?)${from.slice(3, 6)}([ .-]?)${from.slice(6)}`,
  );
  const swapped = (text: string): string =>
    text.replace(written, (found) => {
      let place = to.length;
      // From the end, so that a +1 before it stays.
      return [...found]
        .reverse()
        .map((one) => (/\d/.test(one) && place > 0 ? to[--place] : one))
        .reverse()
        .join('');
    });
  const swap = (root: Node): void => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text: Node | null = texts.currentNode; text; text = texts.nextNode())
      if (
        text.nodeType === Node.TEXT_NODE &&
        text.nodeValue &&
        !text.parentElement?.closest('script,style')
      ) {
        const now = swapped(text.nodeValue);
        if (now !== text.nodeValue) text.nodeValue = now;
      }
    if (root instanceof Element || root instanceof Document)
      for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"],a[href^="sms:"]'))
        if (swapped(link.href) !== link.href) link.href = swapped(link.href);
  };
  const watch = (): void => {
    swap(document);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(swap);
    }).observe(document.body, { childList: true, subtree: true });
  };
  if (document.body) watch();
  else document.addEventListener('DOMContentLoaded', watch);
}
