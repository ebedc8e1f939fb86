import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes that a text takes on the line, as brotli at its highest level, in which the site's files are stored. */
export const brotli = (text: string | Buffer): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

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
