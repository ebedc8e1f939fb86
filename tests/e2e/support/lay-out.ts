import type { Page } from '@playwright/test';

/**
 * Lays out the whole page at once, as it is after a few seconds. Until then, sections far from the view are skipped
 * (`content-visibility: auto`): a picture of the whole page shows them empty, and texts in them have no place that
 * axe could compare with a background.
 */
export async function layOutEverySection(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}
