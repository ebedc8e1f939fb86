/**
 * A thread that compresses what it is sent: with brotli at a quality, or without one with gzip. Plain JavaScript,
 * because Node starts it by itself, without what loads the configuration's TypeScript.
 */
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

parentPort?.on('message', (/** @type {{ content: Uint8Array; quality?: number }} */ { content, quality }) => {
  const small =
    quality === undefined
      ? gzipSync(content, { level: 9 })
      : brotliCompressSync(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        });
  parentPort?.postMessage(small);
});
