import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from '../browsers';
import { freePort } from '../preview/free-port';
import { largestPaintOnSlowPhone, measureSlowdown } from './slow-phone';

const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Starts Chromium for a series of Lighthouse runs. */
export async function startJudge() {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [`--remote-debugging-port=${port}`, ...chromiumFlags],
  });
  /**
   * Lighthouse's results for a page on its default slow phone: scores from 0 to 100, what cost points, and milliseconds;
   * `real` is the largest paint measured, which Lighthouse only simulates.
   */
  const judge = async (url: string) => {
    const throttling = { cpuSlowdownMultiplier: await measureSlowdown(browser) };
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories, throttling });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse could not test ${url}: ${runtimeError.message}`);
    const value = (audit: string): number => audits[audit]?.numericValue ?? NaN;
    const lost = Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.flatMap(({ id, weight }) => {
        const audit = audits[id];
        return weight > 0 && audit && audit.score !== null && audit.score < 0.9
          ? [`${id}: ${audit.displayValue ?? audit.title}`]
          : [];
      }),
    );
    const scoreOf = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    return {
      scores: Object.fromEntries(onlyCategories.map((name) => [name, scoreOf(name)])),
      lcp: value('largest-contentful-paint'),
      real: await largestPaintOnSlowPhone(browser, url),
      blocking: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      lost: [...new Set(lost)],
    };
  };
  return { judge, close: () => browser.close() };
}
