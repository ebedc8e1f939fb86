import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';

const measured = new Map<string, number>();

/**
 * Transferred bytes of a text: compressed with brotli at its highest level, like the site's files. Cached, because
 * all pages share files and compressing one takes tenths of a second.
 */
export function brotli(text: string | Buffer): number {
  const digest = createHash('sha256').update(text).digest('hex');
  const bytes =
    measured.get(digest) ??
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  measured.set(digest, bytes);
  return bytes;
}

/** Limits of every page, in bytes as brotli (src/build/README.md). */
export const limits = {
  firstView: 14_000,
  scriptBeforeTouch: 6 * 1024,
  fonts: 60 * 1024,
  wholeFirstView: 200 * 1024,
  scriptUsedToItsEnd: 105 * 1024,
  /** Elements in a page's HTML; not bytes. */
  elements: { home: 1080, other: 800 },
  /** Sum of all shifts until the page's end; not bytes. */
  layoutShift: 0.01,
};
