// @ts-check
/**
 * A thread of `compress.ts`. Compresses the files that it is sent, one after the other, and answers with the sum of
 * their bytes when it is sent nothing more. Plain JavaScript, because Node starts it by itself, without what loads
 * the configuration's TypeScript.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { cached } from '../disk-cache.mjs';

/** Bytes of all texts, before and after. */
const bytes = { plain: 0, brotli: 0 };

/**
 * Writes `.br` and `.gz` beside a file.
 * @param {string} file
 * @param {number} quality of brotli
 * @throws Error if the file cannot be read or a compressed one cannot be written
 */
async function compress(file, quality) {
  const content = readFileSync(file);
  const digest = createHash('sha256').update(content).digest('hex');
  const { brotli = process.version, zlib } = process.versions;
  const br = await cached(['brotli', brotli, String(quality), digest], () =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  );
  const gz = await cached(['gzip', zlib, digest], () => gzipSync(content, { level: 9 }));
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
  bytes.plain += content.length;
  bytes.brotli += br.length;
}

let last = Promise.resolve();

parentPort?.on('message', (/** @type {{ file: string; quality: number } | undefined} */ task) => {
  last = last.then(() => (task ? compress(task.file, task.quality) : parentPort?.postMessage(bytes)));
});
