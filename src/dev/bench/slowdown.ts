import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser } from 'playwright';

/**
 * What Lighthouse's benchmark gives on a machine whose browser, slowed down four times, is as fast as the phone
 * that Lighthouse means. Source: Lighthouse's calculator for CPU throttling
 * (github.com/patrickhulce/lighthouse-cpu-throttling-calculator).
 */
const MEANT_INDEX = 1533;

/** Lighthouse's own slowdown, and the one that this project's limits mean. */
const MEANT_SLOWDOWN = 4;

/**
 * How many times to slow down this machine's browser so that it is the slow phone that limits in milliseconds mean:
 * four times on a machine of Lighthouse's measure, less on one that is slower itself or busy at this moment, never
 * more. Takes a second, because it runs Lighthouse's benchmark in a page of its own.
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
