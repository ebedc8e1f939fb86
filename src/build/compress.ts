import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from '../disk-cache';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Files of text; pictures and fonts are compressed already. */
const isText = (file: string): boolean => /\.(html|css|js|json|svg|txt|xml|webmanifest)$/.test(file);

/**
 * Up to this much text is compressed as small as brotli can (about 1.4 MB a second and core); a larger site at 9,
 * 15 times as fast for a tenth more bytes, so that thousands of city pages do not wait for it. In bytes.
 */
const worthEveryByte = 64 * 1024 * 1024;

/** Texts that wait for a processor, at most; after that whoever adds one waits. */
const mostWaiting = 64;

/** Bytes of all texts that were compressed, as they are and as brotli. */
export interface CompressedBytes {
  plain: number;
  brotli: number;
}

/**
 * Writes `.br` and `.gz` beside text files, so that a server sends what is ready instead of compressing in a
 * visitor's time, and better than it could then. Works on all processors beside whatever else the build does.
 */
export class Compression {
  readonly #bytes: CompressedBytes = { plain: 0, brotli: 0 };
  readonly #added = new Set<string>();
  readonly #waiting: { file: string; content: Buffer }[] = [];
  readonly #workers = new Set<Promise<void>>();
  /** Tell those who wait for room that there is some. */
  #room: (() => void)[] = [];
  #failure: unknown;
  #quality: number = constants.BROTLI_MAX_QUALITY;

  /** Says how many bytes of text there will be, about. Without it, few. */
  expect(bytes: number): void {
    this.#quality = bytes <= worthEveryByte ? constants.BROTLI_MAX_QUALITY : 9;
  }

  /**
   * Compresses a file beside its place on the disk. Files that are no text, and those that were added before, are
   * left alone.
   * @param content what is in it; read from the disk if left out
   */
  async add(file: string, content?: Buffer): Promise<void> {
    if (!isText(file) || this.#added.has(file)) return;
    this.#added.add(file);
    this.#waiting.push({ file, content: content ?? (await readFile(file)) });
    if (this.#workers.size < availableParallelism()) {
      const worker = this.#work().finally(() => this.#workers.delete(worker));
      this.#workers.add(worker);
    }
    if (this.#waiting.length > mostWaiting) await new Promise<void>((resolve) => this.#room.push(resolve));
  }

  /** Waits for all files that have been added. @throws what went wrong with the first that could not be written */
  async done(): Promise<CompressedBytes> {
    await Promise.all(this.#workers);
    if (this.#failure !== undefined) throw this.#failure;
    return this.#bytes;
  }

  async #work(): Promise<void> {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      try {
        await this.#compress(next.file, next.content);
      } catch (error) {
        this.#failure ??= error;
      }
      this.#room.shift()?.();
    }
  }

  async #compress(file: string, content: Buffer): Promise<void> {
    const small = (): Promise<Buffer> =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: this.#quality,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      });
    const isSlow = this.#quality === constants.BROTLI_MAX_QUALITY;
    const digest = createHash('sha256').update(content).digest('hex');
    const br = isSlow
      ? await cached(['brotli', process.versions.brotli ?? process.version, digest], small)
      : await small();
    const gz = await gzipped(content, { level: 9 });
    this.#bytes.plain += content.length;
    this.#bytes.brotli += br.length;
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }
}
