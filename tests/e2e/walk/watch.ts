import type { Page } from '@playwright/test';

/** What has been fetched, in bytes as the server sends them: texts as brotli, pictures and fonts as they are. */
interface Fetched {
  script: number;
  fontFiles: number;
  fonts: number;
  all: number;
}

/** Layout shifts not caused by a press or resize: their sum, and what moved in each. */
interface Shifts {
  total: number;
  moves: string[];
}

interface Move {
  value: number;
  what: string;
}

/** Watches one visit, from before the page's first byte. */
export class Watch {
  /** Uncaught exceptions and console errors; Chromium writes each violation of the security policy there as well. */
  readonly faults: string[] = [];
  /** Requests to other hosts. */
  readonly foreign: string[] = [];
  readonly #bodies: Promise<{ type: string; bytes: number }>[] = [];

  private constructor(private readonly page: Page) {}

  /**
   * @param page a page that has not been opened yet
   * @param allowed console messages that this page is meant to write
   */
  static async begin(page: Page, allowed: readonly RegExp[]): Promise<Watch> {
    const watch = new Watch(page);
    page.on('pageerror', ({ message }) => watch.faults.push(`exception: ${message}`));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !allowed.some((pattern) => pattern.test(text)))
        watch.faults.push(`console: ${text}`);
    });
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== 'localhost') watch.foreign.push(request.url());
    });
    page.on('response', (response) => {
      const type = response.request().resourceType();
      // An answer that a test makes itself may have no length. A redirect has no body.
      const { 'content-length': length } = response.headers();
      watch.#bodies.push(
        length === undefined
          ? response.body().then(
              (body) => ({ type, bytes: body.length }),
              () => ({ type, bytes: 0 }),
            )
          : Promise.resolve({ type, bytes: Number(length) }),
      );
    });
    await page.addInitScript(() => {
      const moves: Move[] = [];
      Object.assign(window, { moves });
      type Shift = PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      };
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
          if (!hadRecentInput)
            moves.push({
              value,
              what: sources
                .map(({ node }) => `${node?.nodeName} "${node?.textContent?.trim().slice(0, 40)}"`)
                .join(', '),
            });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    return watch;
  }

  async fetched(): Promise<Fetched> {
    const all = await Promise.all(this.#bodies);
    const of = (wanted: string) => all.filter(({ type }) => type === wanted);
    const sum = (bodies: typeof all) => bodies.reduce((total, { bytes }) => total + bytes, 0);
    return {
      script: sum(of('script')),
      fontFiles: of('font').length,
      fonts: sum(of('font')),
      all: sum(all),
    };
  }

  async shifts(): Promise<Shifts> {
    const moves = await this.page.evaluate(() => (window as unknown as { moves: Move[] }).moves);
    return {
      total: moves.reduce((sum, { value }) => sum + value, 0),
      moves: moves.map(({ value, what }) => `${value.toFixed(4)}: ${what}`),
    };
  }
}
