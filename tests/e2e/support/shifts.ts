import { expect, type Page } from '@playwright/test';

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

/** A word that moves a few pixels along its line when the font comes counts less; a line that moves counts more. */
const MOST_SHIFT = 0.01;

/** Fails if what moved so far is more than a visitor would notice. */
export const expectNothingMoved = async (page: Page): Promise<void> => {
  const moves = await page.evaluate(() => (window as unknown as { moves: Move[] }).moves);
  expect(
    moves.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(moves, null, 1),
  ).toBeLessThanOrEqual(MOST_SHIFT);
};

/** Resolves in the second frame from now, when the first has been painted. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
