import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from '../browsers';
import { freePort } from '../preview/free-port';
import { largestPaintOnSlowPhone, measureSlowdown, type LargestPaint } from './slow-phone';

/** Lighthouse's results for a page on its default slow phone. */
export interface PageReport {
  url: string;
  /** 0 to 100. */
  scores: { performance: number; accessibility: number; bestPractices: number; seo: number };
  lcp: number;
  blocking: number;
  shift: number;
  lost: string[];
}

/** A browser for a series of Lighthouse runs. */
export interface Judge {
  judge: (url: string) => Promise<PageReport>;
  /** Measures the largest paint, which Lighthouse only simulates. */
  largestPaint: (url: string) => Promise<LargestPaint>;
  close: () => Promise<void>;
}

/** Starts Chromium for Lighthouse. */
export async function startJudge(): Promise<Judge> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [`--remote-debugging-port=${port}`, ...chromiumFlags],
  });
  return {
    judge: async (url) => judge(url, port, await measureSlowdown(browser)),
    largestPaint: (url) => largestPaintOnSlowPhone(browser, url),
    close: () => browser.close(),
  };
}

async function judge(url: string, port: number, cpuSlowdownMultiplier: number): Promise<PageReport> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    throttling: { cpuSlowdownMultiplier },
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse could not test ${url}: ${runtimeError.message}`);
  const score = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string): number => audits[audit]?.numericValue ?? NaN;
  const lost = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      return weight > 0 && audit && audit.score !== null && audit.score < 0.9
        ? [`${id}: ${audit.displayValue ?? audit.title}`]
        : [];
    }),
  );
  return {
    url,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    },
    lcp: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    lost: [...new Set(lost)],
  };
}
