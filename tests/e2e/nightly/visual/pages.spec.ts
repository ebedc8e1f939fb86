import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { officeClock, officeZone, saysAt } from '../../support/clock';
import { expect, test } from '../../support/test';
import { layOutEverySection } from '../../support/lay-out';

/**
 * The look of five kinds of page on a desktop and on a phone: the first view as sharp as the screen, the whole page at
 * a third of its size, so that each picture is a small file. `npm run test:visual:update` renews them. The tolerance
 * is for letters that another machine smooths in another way; a section that moved or lost its ground is far above it.
 */
const pages = {
  home: '/',
  service: '/services/slab-leak-repair',
  landing: '/slab-leak',
  city: '/service-area/garland',
  contact: '/contact',
} as const;

const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** A Tuesday morning in Dallas, when the office is open. */
const openingHours = new Date('2026-06-02T15:00:00Z');

/**
 * The content in the screenshots, as a hash, and the browser that took them. With others the tests are skipped. Without the
 * last number of its version, which changes with every security fix: 156.0.8078.79 and .108 draw all twenty the same.
 */
const made = 'tests/e2e/nightly/visual/pages.spec.ts-snapshots/made-from.json';

/** A hash of everything in `content/` that pages show. */
function contentHash(): string {
  const hash = createHash('sha256');
  const files = globSync('content/**/*.*', { exclude: ['content/{schemas,examples,recipes}/**'] });
  for (const file of files.filter((name) => !/(\/README\.md|icon-colors\.json)$/.test(name)).sort())
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

test.beforeEach(({ browser }, { config }) => {
  const now = { content: contentHash(), browser: browser.version().replace(/\.\d+$/, '') };
  if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed') {
    writeFileSync(made, `${JSON.stringify(now, null, 2)}\n`);
    return;
  }
  const then = JSON.parse(readFileSync(made, 'utf8')) as typeof now;
  test.skip(
    then.content !== now.content,
    'the looks of pages: content/ is not what the pictures were made from (npm run test:visual:update makes new ones)',
  );
  test.skip(
    then.browser !== now.browser,
    `the looks of pages: the pictures were taken by Chromium ${then.browser}, this is ${now.browser}`,
  );
});
test.use({ timezoneId: officeZone });

test.describe('first view', () => {
  for (const [name, path] of Object.entries(pages))
    for (const screen of screens)
      test(`${name} opens as it did at ${screen.width} px`, async ({ page }) => {
        await show(page, path, screen);
        await expect(page).toHaveScreenshot(`${name}-${screen.width}-first.png`, {
          animations: 'disabled',
          threshold: 0.25,
          maxDiffPixelRatio: 0.005,
        });
      });
});

test.describe('whole page', () => {
  test.use({ deviceScaleFactor: 1 / 3 });
  for (const [name, path] of Object.entries(pages))
    for (const screen of screens)
      test(`${name} looks as it did at ${screen.width} px`, async ({ page }) => {
        await show(page, path, screen);
        await layOutEverySection(page);
        await expect(page).toHaveScreenshot(`${name}-${screen.width}.png`, {
          fullPage: true,
          animations: 'disabled',
          scale: 'device',
          threshold: 0.25,
          maxDiffPixelRatio: 0.005,
        });
      });
});

/** Opens a page at a fixed time and without motion, and waits for everything that it shows. */
async function show(page: Page, path: string, screen: { width: number; height: number }): Promise<void> {
  await officeClock(page, openingHours);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(screen);
  await page.goto(path);
  await page.waitForFunction(() => 'font' in sessionStorage);
  // Lazy pictures come when they are near; a picture of the whole page needs them all.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode())]);
  });
  for (const line of await page.locator('open-now[data-say=call]').all())
    await expect(line).toHaveText(saysAt(openingHours));
}
