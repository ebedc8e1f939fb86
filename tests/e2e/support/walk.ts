import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from './axe';
import { limits } from './bytes';
import { expectNothingMoved } from './shifts';
import {
  findCovered,
  findTooNarrow,
  openDialog,
  openMenus,
  pressCarouselsAndQuestions,
  readToTheEnd,
} from './use-page';
import { Watch } from './watch';

/** Each kind of layout where it is narrowest (`screens` in tailwind.config.mjs), and the widest window. */
export const everyLayout = [320, 480, 768, 1024, 1280, 1400, 1920];

/** What is looked at during a visit besides what every visit checks. */
interface Look {
  /** Whether axe judges the page; a fifth of a visit. */
  judged?: boolean;
  /** In which windows it is measured whether texts fit: for each size of text, the widths. None without it. */
  layouts?: Readonly<Record<string, readonly number[]>>;
}

/** One visit to a page in which everything on it is used while errors, shifts and requests are recorded. */
export async function walk(
  page: Page,
  path: string,
  width: number,
  { judged, layouts }: Look,
): Promise<void> {
  await page.setViewportSize({ width, height: width < 700 ? 844 : 800 });
  // The not-found page logs the address that has no page, for the office.
  const watch = await Watch.begin(page, path.endsWith('/404') ? [/404/] : []);
  await page.goto(path, { waitUntil: 'networkidle' });

  await test.step('before it is touched', async () => {
    const { fontFiles, fonts, all } = await watch.fetched();
    expect
      .soft(await watch.scriptBeforeTouch(), 'script before any touch')
      .toBeLessThanOrEqual(limits.scriptBeforeTouch);
    expect.soft(fontFiles, 'font files').toBeLessThanOrEqual(2);
    expect.soft(fonts, 'bytes of fonts').toBeLessThanOrEqual(limits.fonts);
    expect.soft(all, 'the whole first view').toBeLessThanOrEqual(limits.wholeFirstView);
  });

  await readToTheEnd(page);
  await expectNothingMoved(page);

  expect.soft(await pressCarouselsAndQuestions(page), 'what did not answer').toEqual([]);
  await openMenus(page);
  await openDialog(page);
  // Polled, because a slide that is just leaving the view is not inert until it has left.
  await expect.poll(() => findCovered(page), 'what lies under something else or is too small').toEqual([]);

  if (judged) expect.soft(await axeViolations(page), 'accessibility').toEqual([]);
  if (layouts) expect.soft(await findTooNarrow(page, layouts), 'too narrow').toEqual([]);

  expect
    .soft((await watch.fetched()).script, 'script used to its end')
    .toBeLessThanOrEqual(limits.scriptUsedToItsEnd);
  expect.soft(watch.foreign, 'requests to other hosts').toEqual([]);
  expect(watch.faults, 'errors').toEqual([]);
}
