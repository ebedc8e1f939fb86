import type { Browser } from 'playwright';
import { measureSlowdown } from './slowdown';

/** The line of Lighthouse's slow phone, really applied: its latency for each request and its bandwidth. */
const line = {
  offline: false,
  /** Milliseconds: 150 of a round trip, times 3.75, as Lighthouse's own throttling has it. */
  latency: 562.5,
  /** Bytes a second: 1.6 megabits, times 0.9. */
  downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 0.9 * 1024 * 1024) / 8,
};

/** The phone itself, as Lighthouse has it. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Loads of one page; one alone hangs on whether a frame was just missed. */
const loads = 3;

/** A largest paint: milliseconds since the visitor asked for the page, and the tag of what was painted. */
export interface LargestPaint {
  paintedAt: number;
  paintedTag: string;
}

/**
 * When the largest paint of a page really happens on Lighthouse's slow phone: the median of three first visits.
 * Lighthouse's own figure is a simulation, in which nothing is painted before the last byte of the HTML; this one
 * is what a visitor sees. Source of the figures: `throttling.mobileSlow4G` in Lighthouse.
 */
export async function largestPaintOnSlowPhone(browser: Browser, url: string): Promise<LargestPaint> {
  const slowdown = await measureSlowdown(browser);
  const paints: LargestPaint[] = [];
  for (let load = 0; load < loads; load += 1) paints.push(await firstVisit(browser, url, slowdown));
  const median = paints.sort((a, b) => a.paintedAt - b.paintedAt)[Math.floor(loads / 2)];
  if (!median) throw new Error(`${url} was not loaded`);
  return median;
}

async function firstVisit(browser: Browser, url: string, slowdown: number): Promise<LargestPaint> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(
      () =>
        new Promise<LargestPaint>((resolve) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
            resolve({ paintedAt: last.startTime, paintedTag: last.element?.localName ?? '' });
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}
