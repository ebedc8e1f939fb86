import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { constants } from 'node:zlib';
import { cached } from '../disk-cache';

/** Text files; pictures and fonts are compressed already. */
const isText = (file: string): boolean => /\.(html|css|js|json|svg|txt|xml|webmanifest)$/.test(file);

/**
 * Up to this many bytes of text are compressed at brotli's best level (about 1.1 MB a second per core); larger sites
 * at level 8, which is 40 times as fast and makes files a tenth larger. Level 9 would save another 0.2 % for five times
 * the time of level 8.
 */
const worthEveryByte = 64 * 1024 * 1024;

/** The most texts that wait for a processor; beyond that, `add` waits. */
const mostWaiting = 64;

/** Bytes of all compressed texts, before and after. */
export interface CompressedBytes {
  plain: number;
  brotli: number;
}

/**
 * Writes `.br` and `.gz` beside text files, so that servers need not compress, and at a better level than they
 * would use. Runs on all cores beside the rest of the build, on threads of its own: zlib counts brotli's 30 MB a text
 * as memory of the thread that calls it, and the build's whole heap would be collected every few pages.
 */
export class Compression {
  readonly #bytes: CompressedBytes = { plain: 0, brotli: 0 };
  readonly #added = new Set<string>();
  readonly #waiting: { file: string; content: Buffer }[] = [];
  readonly #workers = new Set<Promise<void>>();
  /** Every thread that was started, and those that have nothing to do. */
  readonly #threads: Worker[] = [];
  readonly #idle: Worker[] = [];
  /** Wakes up those who wait to add a text. */
  #room: (() => void)[] = [];
  #failure: unknown;
  #quality: number = constants.BROTLI_MAX_QUALITY;

  /** Announces about how many bytes of text will come, which decides the level. */
  expect(bytes: number): void {
    this.#quality = bytes <= worthEveryByte ? constants.BROTLI_MAX_QUALITY : 8;
  }

  /**
   * Compresses a file. Skips files that are not text and files added before.
   * @param content the file's content; read from the disk if left out
   */
  async add(file: string, content?: Buffer): Promise<void> {
    if (!isText(file) || this.#added.has(file) || this.#failure !== undefined) return;
    this.#added.add(file);
    this.#waiting.push({ file, content: content ?? (await readFile(file)) });
    if (this.#workers.size < availableParallelism()) {
      const worker = this.#work().finally(() => this.#workers.delete(worker));
      this.#workers.add(worker);
    }
    if (this.#waiting.length > mostWaiting) await new Promise<void>((resolve) => this.#room.push(resolve));
  }

  /**
   * Waits for all files.
   * @throws the first error
   */
  async done(): Promise<CompressedBytes> {
    await Promise.all(this.#workers);
    await Promise.all(this.#threads.map((thread) => thread.terminate()));
    if (this.#failure !== undefined) throw this.#failure;
    return this.#bytes;
  }

  async #work(): Promise<void> {
    const thread = this.#idle.pop() ?? this.#start();
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      try {
        await this.#compress(next.file, next.content, thread);
      } catch (error) {
        // Nothing more is compressed: a thread that died of the error would never answer again.
        this.#failure ??= error;
        this.#waiting.length = 0;
        for (const wake of this.#room.splice(0)) wake();
        return;
      }
      this.#room.shift()?.();
    }
    this.#idle.push(thread);
  }

  #start(): Worker {
    const thread = new Worker(new URL('./compress-thread.mjs', import.meta.url));
    this.#threads.push(thread);
    return thread;
  }

  async #compress(file: string, content: Buffer, thread: Worker): Promise<void> {
    const digest = createHash('sha256').update(content).digest('hex');
    const { brotli = process.version, zlib } = process.versions;
    const br = await cached(['brotli', brotli, String(this.#quality), digest], () =>
      compressedBy(thread, { content, quality: this.#quality }),
    );
    const gz = await cached(['gzip', zlib, digest], () => compressedBy(thread, { content }));
    this.#bytes.plain += content.length;
    this.#bytes.brotli += br.length;
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }
}

/** What a thread is asked: a text, and brotli's quality, or none for gzip. */
interface Task {
  content: Buffer;
  quality?: number;
}

/** Asks a thread that has nothing else to do. @throws what is thrown there */
async function compressedBy(thread: Worker, task: Task): Promise<Buffer> {
  const answer = once(thread, 'message') as Promise<[Uint8Array]>;
  thread.postMessage(task);
  const [compressed] = await answer;
  return Buffer.from(compressed.buffer, compressed.byteOffset, compressed.byteLength);
}
