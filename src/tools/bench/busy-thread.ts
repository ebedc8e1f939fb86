import type { Browser } from 'playwright';
import { phone } from './slow-phone';

/** How much slower a cheap phone of today is than a developer's machine. */
const SLOWDOWN = 8;

/** A task that takes longer on the slow phone keeps a visitor waiting, in milliseconds. */
const LONG = 50;

/**
 * The main thread of a page that is opened, watched until it fetches nothing more, scrolled to its end, and on which the
 * quote dialog is opened.
 */
export interface BusyThread {
  longest: number;
  /** Milliseconds of all tasks beyond the 50 that each may take, on the slow phone. */
  blocking: number;
  /** Milliseconds of all tasks before the page is scrolled, on the slow phone. */
  load: number;
  scroll: number;
  /** The same from the press of a quote button until the dialog is painted; 0 on a page without one. */
  press: number;
  elements: number;
  /** Sum of the layout shifts before the page is scrolled. */
  shift: number;
}

/** An event of the browser's trace; times are in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** The thread's own time, without what other programs took. */
  tdur?: number;
}

const scrollAndPress = `(async () => {
  performance.mark('start of the scroll');
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((frame) => requestAnimationFrame(() => setTimeout(frame)));
  }
  performance.mark('press of a quote button');
  const button = [...document.querySelectorAll('a[data-quote-open]')].findLast((one) => one.checkVisibility());
  if (button) {
    const opened = new Promise((done) =>
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[role=dialog]')) return;
        observer.disconnect();
        done();
      }).observe(document.body, { childList: true, subtree: true }),
    );
    button.click();
    await opened;
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
  }
  performance.mark('end of the visit');
})()`;

// With a timer, because the observer says nothing where nothing moved.
const addShifts = `new Promise((done) => {
  new PerformanceObserver((list) => done(list.getEntries().reduce((sum, { value }) => sum + value, 0))).observe({
    type: 'layout-shift',
    buffered: true,
  });
  setTimeout(done, 500, 0);
})`;

/**
 * Visits a page once, scrolls to its end, and opens the quote dialog. Tasks while scrolling count, because work that is
 * only moved there still delays a reader.
 *
 * The thread's own time is measured and multiplied, instead of slowing the browser down: the browser applies a
 * slowdown to a renderer, and a visit that got another one was counted as fast.
 */
export async function watchMainThread(browser: Browser, url: string): Promise<BusyThread> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const events: TraceEvent[] = [];
    session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
    });
    // Without Playwright's own script in the page: compiling it is a long task, and waiting for something asks for a
    // frame again and again.
    await session.send('Page.enable');
    await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
    const { errorText, loaderId } = await session.send('Page.navigate', { url });
    if (errorText !== undefined) throw new Error(`${url} was not opened: ${errorText}`);
    // Half a second after the last request.
    await new Promise<void>((resolve) =>
      session.on('Page.lifecycleEvent', (event) => {
        if (event.name === 'networkIdle' && event.loaderId === loaderId) resolve();
      }),
    );
    const shifts = await session.send('Runtime.evaluate', { awaitPromise: true, expression: addShifts });
    const elements = await session.send('Runtime.evaluate', {
      expression: `document.getElementsByTagName('*').length`,
    });
    await session.send('Runtime.evaluate', { awaitPromise: true, expression: scrollAndPress });
    const traced = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await traced;
    const markOf = (mark: string): TraceEvent => {
      const event = events.find(({ name }) => name === mark);
      if (!event) throw new Error(`The trace of ${url} does not contain the ${mark}.`);
      return event;
    };
    const start = markOf('start of the scroll');
    const press = markOf('press of a quote button');
    const end = markOf('end of the visit');
    const tasks = events
      .filter(
        ({ name, ph, pid, tid }) => ph === 'X' && /RunTask$/.test(name) && pid === end.pid && tid === end.tid,
      )
      .map(({ ts, tdur = 0 }) => ({ ts, duration: (tdur / 1000) * SLOWDOWN }));
    const visit = tasks.filter(({ ts }) => ts < press.ts);
    const sumOf = (part: typeof tasks): number => part.reduce((sum, { duration }) => sum + duration, 0);
    return {
      longest: Math.max(0, ...visit.map(({ duration }) => duration)),
      blocking: visit.reduce((sum, { duration }) => sum + Math.max(0, duration - LONG), 0),
      load: sumOf(visit.filter(({ ts }) => ts < start.ts)),
      scroll: sumOf(visit.filter(({ ts }) => ts >= start.ts)),
      press: sumOf(tasks.filter(({ ts }) => ts >= press.ts)),
      elements: Number(elements.result.value),
      shift: Number(shifts.result.value),
    };
  } finally {
    await context.close();
  }
}
