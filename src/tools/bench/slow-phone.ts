import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser } from 'playwright';

/** Network of Lighthouse's slow phone: latency of each request and bandwidth. Applied, not simulated. */
const line = {
  offline: false,
  /** Milliseconds: a round trip of 150, times 3.75, as in Lighthouse's own throttling. */
  latency: 562.5,
  /** Bytes per second: 1.6 megabits, times 0.9. */
  downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 0.9 * 1024 * 1024) / 8,
};

/** Lighthouse's phone. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * The score of Lighthouse's benchmark on a machine whose browser, slowed down four times, is as fast as Lighthouse's
 * phone. Source: Lighthouse's calculator for CPU throttling
 * (github.com/patrickhulce/lighthouse-cpu-throttling-calculator).
 */
const MEANT_INDEX = 1533;

/** Lighthouse's own slowdown, which this project's limits assume. */
const MEANT_SLOWDOWN = 4;

/**
 * How many times to slow down this machine's browser so that it is as fast as the slow phone of the limits: four
 * times on a machine with the score above, less on a slower or busy machine, never more. Takes a second, because it
 * runs Lighthouse's benchmark in a new page.
 */
export async function measureSlowdown(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
    return Math.min(MEANT_SLOWDOWN, Math.max(1, (MEANT_SLOWDOWN * index) / MEANT_INDEX));
  } finally {
    await page.close();
  }
}

/**
 * Measures the largest paint of a page on Lighthouse's slow phone, in milliseconds since the start: the median of first visits, because a single one
 * varies by whether the paint just missed a frame. Lighthouse's own figure is a simulation that assumes that nothing is painted before the last byte of the HTML. Source of the
 * settings: `throttling.mobileSlow4G` in Lighthouse.
 */
export async function largestPaintOnSlowPhone(browser: Browser, url: string, loads = 3): Promise<number> {
  const slowdown = await measureSlowdown(browser);
  const paints: number[] = [];
  for (let load = 0; load < loads; load += 1) paints.push(await firstVisit(browser, url, slowdown));
  return medianOf(paints);
}

/** The middle one of some figures. */
export const medianOf = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

async function firstVisit(browser: Browser, url: string, slowdown: number): Promise<number> {
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
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
  } finally {
    await context.close();
  }
}
