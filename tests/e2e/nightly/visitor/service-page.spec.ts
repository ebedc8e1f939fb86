import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '../../support/test';

const services = ['content', 'content/es'].flatMap((folder) =>
  readdirSync(`${folder}/services`).map((file) => addressOf(folder, file)),
);

/** The address of a service's page in the language of a folder; a translation has it at the top of its file. */
function addressOf(folder: string, file: string): string {
  const path = /^path: (\S+)$/m.exec(readFileSync(`${folder}/services/${file}`, 'utf8'))?.[1];
  return path ?? `/services/${file.replace('.md', '')}`;
}

for (const path of [...services, '/services/commercial-plumbing', '/es/servicios/plomeria-comercial'])
  test(`${path} is short on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    // Every section has its height, and closed answers stay closed, as for a visitor.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('main > section { content-visibility: visible !important }');
      document.adoptedStyleSheets.push(sheet);
    });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      // With everything that a setting can add to the form: a scheduler, pictures, texts.
      .toBeLessThanOrEqual(9_000);
  });

for (const path of services)
  test(`the cards of ${path} lead to the form, and its advice to the number`, async ({ page }) => {
    await page.goto(path);
    for (const card of await page.locator('[data-section=service-cards] :has(> h3)').all())
      await expect(card.locator('a')).toHaveAttribute('data-service', /./);
    for (const part of await page.locator('[data-section=guide]').all())
      await expect(part.locator('a[href^="tel:"]')).toHaveCount(1);
  });
