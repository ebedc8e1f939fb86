import type { Browser } from 'playwright';
import { phone } from './slow-phone';

/** How many times the browser is slowed down: a cheap phone of today beside a developer's machine. */
const SLOWDOWN = 8;

/** The main thread of a page that is opened, watched for five seconds and scrolled to its end. */
export interface BusyThread {
  /** Milliseconds of the longest task; 0 if none took more than 50. */
  longest: number;
  /** Milliseconds of all tasks beyond the 50 that each may take. */
  blocking: number;
}

/**
 * Visits a page once with the browser slowed down eight times, without touching it, and scrolls to its end. Tasks
 * while scrolling count, because work that is only moved there still delays a reader.
 */
export async function watchMainThread(browser: Browser, url: string): Promise<BusyThread> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) =>
        list.getEntries().forEach(({ duration }) => tasks.push(duration)),
      ).observe({
        type: 'longtask',
        buffered: true,
      });
    });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => performance.now() > 4000);
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((frame) => requestAnimationFrame(() => setTimeout(frame)));
      }
    });
    const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
    return {
      longest: Math.max(0, ...tasks),
      blocking: tasks.reduce((sum, duration) => sum + duration - 50, 0),
    };
  } finally {
    await context.close();
  }
}
