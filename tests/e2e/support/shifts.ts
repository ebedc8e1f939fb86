import { expect, type Page } from '@playwright/test';
import { limits } from './bytes';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** A layout shift: its score, and what moved from where to where. */
interface Move {
  value: number;
  what: string[];
}

/** Records layout shifts from the start of the page, also those that the browser blames on a resize. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const moves: Move[] = [];
    Object.assign(window, { moves });
    const corner = ({ x, y }: DOMRectReadOnly): string => `${Math.round(x)},${Math.round(y)}`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        moves.push({
          value,
          what: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.nodeName} "${node?.textContent?.trim().slice(0, 30)}" ${corner(previousRect)} to ${corner(currentRect)}`,
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** Fails if what moved so far is more than a visitor would notice. The test goes on, as with `expect.soft`. */
export const expectNothingMoved = async (page: Page): Promise<void> => {
  const moves = await page.evaluate(() => (window as unknown as { moves: Move[] }).moves);
  expect
    .soft(
      moves.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(moves, null, 1),
    )
    .toBeLessThanOrEqual(limits.layoutShift);
};
