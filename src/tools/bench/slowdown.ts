import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser } from 'playwright';

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
