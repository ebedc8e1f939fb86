import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';

const measured = new Map<string, number>();

/**
 * Bytes that a text takes on the line, as brotli at its highest level, in which the site's files are stored. The same
 * files come with every page, and each costs tenths of a second: a text is compressed once.
 */
export function brotli(text: string | Buffer): number {
  const digest = createHash('sha256').update(text).digest('hex');
  const bytes =
    measured.get(digest) ??
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  measured.set(digest, bytes);
  return bytes;
}

/** Limits of every page, in bytes as brotli (README, 'Budgets'). */
export const limits = {
  firstView: 14_000,
  scriptBeforeTouch: 6 * 1024,
  fonts: 60 * 1024,
  wholeFirstView: 200 * 1024,
  scriptUsedToItsEnd: 105 * 1024,
  /** Sum of all shifts until the page's end; not bytes. */
  layoutShift: 0.01,
};
