import { once } from 'node:events';
import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { constants } from 'node:zlib';

/** Text files; pictures and fonts are compressed already. */
const isText = (file: string): boolean => /\.(html|css|js|json|svg|txt|xml|webmanifest)$/.test(file);

/**
 * Up to this many bytes of text are compressed at brotli's best level (about 1.1 MB a second per core); larger sites
 * at level 8, which is 40 times as fast and makes files a tenth larger. Level 9 would save another 0.2 % for five times
 * the time of level 8.
 */
const worthEveryByte = 64 * 1024 * 1024;

/** Bytes of all compressed texts, before and after. */
export interface CompressedBytes {
  plain: number;
  brotli: number;
}

/** A thread, the bytes that it was told to compress, and its answer: the first one, or its error. */
interface Thread {
  readonly worker: Worker;
  readonly answer: Promise<[CompressedBytes]>;
  load: number;
}

const startThread = (): Thread => {
  const worker = new Worker(new URL('./compress-thread.mjs', import.meta.url));
  const answer = once(worker, 'message') as Promise<[CompressedBytes]>;
  // `done` throws the error; without this line, Node would end the build before.
  answer.catch(() => undefined);
  return { worker, answer, load: 0 };
};

/**
 * Writes `.br` and `.gz` beside text files, so that servers need not compress, and at a better level than they
 * would use. Runs on all cores beside the rest of the build, on threads of its own: zlib counts brotli's 30 MB a text
 * as memory of the thread that calls it, and the build's whole heap would be collected every few pages.
 */
export class Compression {
  readonly #added = new Set<string>();
  readonly #threads: Thread[] = [];
  #quality: number = constants.BROTLI_MAX_QUALITY;

  /** Announces about how many bytes of text will come, which decides the level. */
  expect(bytes: number): void {
    this.#quality = bytes <= worthEveryByte ? constants.BROTLI_MAX_QUALITY : 8;
  }

  /**
   * Compresses a file, some time before `done` ends. Skips files that are not text and files added before.
   * @throws Error if the file does not exist
   */
  add(file: string): void {
    if (!isText(file) || this.#added.has(file)) return;
    this.#added.add(file);
    const { size } = statSync(file);
    if (this.#threads.length < availableParallelism()) this.#threads.push(startThread());
    const [free] = this.#threads.toSorted((one, other) => one.load - other.load);
    if (!free) return;
    free.load += size;
    free.worker.postMessage({ file, quality: this.#quality });
  }

  /**
   * Waits for all files.
   * @throws the first error of a thread
   */
  async done(): Promise<CompressedBytes> {
    try {
      for (const { worker } of this.#threads) worker.postMessage(undefined);
      const answers = await Promise.all(this.#threads.map(({ answer }) => answer));
      return answers.reduce(
        (sum, [{ plain, brotli }]) => ({ plain: sum.plain + plain, brotli: sum.brotli + brotli }),
        { plain: 0, brotli: 0 },
      );
    } finally {
      await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
    }
  }
}
