import type { Page } from '@playwright/test';
import { brotli } from './bytes';
import { watchShifts } from './shifts';

/** What has been fetched, in bytes as the server sends them: texts as brotli, pictures and fonts as they are. */
interface Fetched {
  script: number;
  fontFiles: number;
  fonts: number;
  all: number;
}

/** Watches one visit, from before the page's first byte. */
export class Watch {
  /** Uncaught exceptions and console errors; Chromium writes each violation of the security policy there as well. */
  readonly faults: string[] = [];
  readonly foreign: string[] = [];
  readonly #bodies: Promise<{ type: string; bytes: number }>[] = [];
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** @param allowed console messages that this page is meant to write */
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
    await watchShifts(page);
    return watch;
  }

  /** Bytes of script so far, with those in the page itself. */
  async scriptBeforeTouch(): Promise<number> {
    const inline = await this.#page.evaluate(() =>
      Array.from(document.scripts)
        .filter((script) => !script.src && (!script.type || script.type === 'module'))
        .map((script) => script.textContent)
        .join('\n'),
    );
    return (await this.fetched()).script + (inline ? brotli(inline) : 0);
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
}
