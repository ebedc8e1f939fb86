import { chromiumFlags } from '@/tools/browsers';
import { templates } from '../../support/templates';
import { test } from '../../support/test';
import { painted } from '../../support/use-page';
import { expectNothingMoved, watchShifts } from '../../support/shifts';

/**
 * Chromium itself and not its headless shell, which draws frames at other moments: a section whose content was hidden
 * until the page was parsed counted as moved by a whole screen (0.97) in two of three visits, and never in the shell.
 */
test.use({
  launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: chromiumFlags },
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

for (const path of templates)
  test(`nothing on ${path} moves on a phone with a fast line`, async ({ browser }) => {
    // More than one visit, because it depends on what has arrived when the first frame is drawn.
    for (let visit = 0; visit < 2; visit += 1) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await watchShifts(page);
      await page.goto(path, { waitUntil: 'load' });
      await page.waitForFunction(() => !('parsing' in document.documentElement.dataset));
      await painted(page);
      await expectNothingMoved(page);
      await context.close();
    }
  });
