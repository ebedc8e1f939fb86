import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type CDPSession, type Locator, type Page } from 'playwright';
import { chromiumFlags, ensureChromium } from '../browsers';
import { measureSlowdown } from './slowdown';

/** How long the page took to respond to one press or key on a slow phone. */
export interface Answer {
  what: string;
  /** Milliseconds until the frame that shows the response; for the dialog, minus the time to download its code. */
  milliseconds: number;
}

/** Limits of response times in milliseconds. */
export const answerLimits = { control: 100, dialog: 300 } as const;

/** Milliseconds that each request waits for its answer while the dialog's code is fetched. */
const LATENCY = 150;

/**
 * Uses the home page by touch. The phone is slowed down only while a response is measured.
 * @returns first the dialog whose code is not loaded yet, then the slowest response for each kind of event
 */
export async function measureAnswers(origin: string, dist: string): Promise<Answer[]> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumFlags,
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      baseURL: origin,
    });
    const rate = await measureSlowdown(browser);
    return [
      await coldDialog(await context.newPage(), rate, dist),
      ...(await controls(await context.newPage(), rate)),
    ];
  } finally {
    await browser.close();
  }
}

/** Resolves in the second frame from now, when the first has been painted. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Taps a control with the phone slowed down until the response is painted. */
async function answer(
  session: CDPSession,
  rate: number,
  control: Locator,
  act: (page: Page, x: number, y: number) => Promise<unknown>,
): Promise<void> {
  const page = control.page();
  await page.bringToFront();
  // Scrolls it into view and waits until it does not move and nothing covers it.
  await control.tap({ trial: true });
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not visible');
  await painted(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await act(page, box.x + box.width / 2, box.y + box.height / 2);
  await painted(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

function dialogCode(dist: string): string[] {
  const entry = readdirSync(path.join(dist, '_astro')).find((file) => /^open\.[^/]+\.js$/.test(file));
  if (!entry) throw new Error('The build has no dialog: its file is no longer called `open`');
  const code = readFileSync(path.join(dist, '_astro', entry), 'utf8');
  const imports = [...code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)];
  return [entry, ...imports.map(([, file = '']) => file)];
}

async function coldDialog(page: Page, rate: number, dist: string): Promise<Answer> {
  const session = await page.context().newCDPSession(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    // Without names for functions: esbuild would wrap them in a helper that the page does not have.
    addEventListener('touchstart', ({ timeStamp }) => void Object.assign(window, { pressed: timeStamp }), {
      capture: true,
      once: true,
    });
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=dialog]')) return;
      observer.disconnect();
      requestAnimationFrame(() => Object.assign(window, { opened: performance.now() }));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await answer(
    session,
    rate,
    page.locator('a[data-quote-open]').filter({ visible: true }).last(),
    async (_, x, y) => {
      await page.touchscreen.tap(x, y);
      // Reads one variable per frame. Searching the dialog by role would itself use the slowed-down phone's time.
      await page.waitForFunction(() => 'opened' in window);
    },
  );
  const { waited, transfer } = await page.evaluate((code) => {
    const { pressed, opened } = window as unknown as { pressed: number; opened: number };
    const fetched = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name, startTime }) => startTime >= pressed && code.some((file) => name.endsWith(file)),
    );
    const begin = Math.min(...fetched.map(({ startTime }) => startTime));
    const end = Math.max(...fetched.map(({ responseEnd }) => responseEnd));
    return { waited: opened - pressed, transfer: end - begin };
  }, dialogCode(dist));
  return {
    what: `quote dialog, first press, minus ${Math.round(transfer)} of download`,
    milliseconds: waited - transfer,
  };
}

async function controls(page: Page, rate: number): Promise<Answer[]> {
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(() => {
    const answers: Answer[] = [];
    Object.assign(window, { answers });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
        if (entry.interactionId > 0) {
          const target = entry.target as Element | null;
          const name = target?.getAttribute('aria-label') ?? target?.textContent?.trim().slice(0, 40);
          answers.push({
            what: `${entry.name} on ${name || target?.localName}`,
            milliseconds: entry.duration,
          });
        }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  const next = page.locator('[data-section=popular-services]').getByRole('button', { name: 'Next slide' });
  const questions = page.locator('[data-section=faq] button[aria-expanded]');
  const form = page.locator('form[data-lead-form=home]');
  // Loads the code of these controls first; only the dialog above is measured with its download.
  await menu.tap();
  await menu.tap();
  for (const section of ['popular-services', 'testimonials', 'faq', 'schedule-form'])
    await page.locator(`[data-section=${section}]`).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => ((window as unknown as { answers: unknown[] }).answers.length = 0));

  const press = (control: Locator) => answer(session, rate, control, (_, x, y) => page.touchscreen.tap(x, y));
  await press(menu);
  await answer(session, rate, menu, () => page.keyboard.press('Escape'));
  await press(next);
  for (const index of [0, 1]) await press(questions.nth(index));
  await press(form.locator('[name=firstName]'));
  await answer(session, rate, form.locator('[name=firstName]'), () => page.keyboard.type('Dana'));
  await press(form.locator('button[type=submit]'));

  const answers = await page.evaluate(() => (window as unknown as { answers: Answer[] }).answers);
  const slowest = new Map<string, number>();
  for (const { what, milliseconds } of answers)
    slowest.set(what, Math.max(milliseconds, slowest.get(what) ?? 0));
  return [...slowest].map(([what, milliseconds]) => ({ what, milliseconds }));
}
