import type { Browser } from 'playwright';
import { phone } from './slow-phone';

/** How much slower a cheap phone of today is than a developer's machine. */
const SLOWDOWN = 8;

/** A task that takes longer on the slow phone keeps a visitor waiting, in milliseconds. */
const LONG = 50;

/** The main thread of a page that is opened, watched until it fetches nothing more, and scrolled to its end. */
export interface BusyThread {
  longest: number;
  /** Milliseconds of all tasks beyond the 50 that each may take, on the slow phone. */
  blocking: number;
  /** Milliseconds of all tasks before the page is scrolled, on the slow phone. */
  load: number;
  scroll: number;
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

const scrollToEnd = `(async () => {
  performance.mark('start of the scroll');
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((frame) => requestAnimationFrame(() => setTimeout(frame)));
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
 * Visits a page once, without touching it, and scrolls to its end. Tasks while scrolling count, because work that is
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
    await session.send('Runtime.evaluate', { awaitPromise: true, expression: scrollToEnd });
    const traced = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await traced;
    const markOf = (mark: string): TraceEvent => {
      const event = events.find(({ name }) => name === mark);
      if (!event) throw new Error(`The trace of ${url} does not contain the ${mark}.`);
      return event;
    };
    const [start, end] = [markOf('start of the scroll'), markOf('end of the visit')];
    const tasks = events
      .filter(
        ({ name, ph, pid, tid }) => ph === 'X' && /RunTask$/.test(name) && pid === end.pid && tid === end.tid,
      )
      .map(({ ts, tdur = 0 }) => ({ isLoad: ts < start.ts, duration: (tdur / 1000) * SLOWDOWN }));
    const sumOf = (part: typeof tasks): number => part.reduce((sum, { duration }) => sum + duration, 0);
    return {
      longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
      blocking: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - LONG), 0),
      load: sumOf(tasks.filter(({ isLoad }) => isLoad)),
      scroll: sumOf(tasks.filter(({ isLoad }) => !isLoad)),
      elements: Number(elements.result.value),
      shift: Number(shifts.result.value),
    };
  } finally {
    await context.close();
  }
}
