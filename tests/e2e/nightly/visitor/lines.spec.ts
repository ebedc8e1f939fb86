import { painted } from '../../support/use-page';
import { expect, test } from '../../support/test';

const pages = [
  '/',
  '/es',
  '/landing',
  '/es/plomero-en-dallas',
  '/contact',
  '/es/contacto',
  '/service-area/plano',
  '/es/zonas/plano',
];

for (const path of pages)
  test(`no hours and no phone number of ${path} break in two`, async ({ page }) => {
    await page.goto(path);
    for (const width of [360, 390, 412, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await painted(page);
      const broken = await page.locator('main :is(p, li, dd, span):visible').evaluateAll((texts) =>
        texts.flatMap((text) => {
          const nodes: { node: Text; start: number }[] = [];
          let words = '';
          const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            nodes.push({ node: walker.currentNode as Text, start: words.length });
            words += (walker.currentNode as Text).data;
          }
          const time = String.raw`\d{1,2}(?::\d\d)?\s(?:[AP]M|[ap]\.\sm\.)`;
          const whole = new RegExp(
            String.raw`${time}(?:\sto\s|\sa\s|–\u2060?)${time}|\(\d{3}\)\s\d{3}-\d{4}`,
            'g',
          );
          return [...words.matchAll(whole)].flatMap(({ 0: match, index }) => {
            const range = document.createRange();
            const at = (place: number) => {
              const { node, start } = nodes.findLast((one) => one.start <= place)!;
              return [node, place - start] as const;
            };
            range.setStart(...at(index));
            range.setEnd(...at(index + match.length - 1));
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4)));
            return lines.size > 1 ? [words] : [];
          });
        }),
      );
      expect(broken, `${width} px`).toEqual([]);
    }
  });
