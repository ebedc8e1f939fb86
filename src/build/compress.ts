import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildCacheFolder, madeOnce } from '../lib/build-cache';

/** Text files; pictures and fonts are compressed already. */
const isText = (file: string): boolean => /\.(html|css|js|json|svg|txt|xml|webmanifest)$/.test(file);

/** The versions of the compressors: another one may write other bytes. */
const { versions: zlib } = process;

/** Bytes of all texts, before and after. */
export interface CompressedBytes {
  plain: number;
  brotli: number;
}

/**
 * Writes `.br` and `.gz` beside each text file, so that servers need not compress, and at a better level than they would
 * use. Works on as many files at a time as there are processor cores; a text that an earlier build has compressed is
 * read from the cache.
 * @param files those that are not texts are skipped
 */
export async function compressTexts(
  files: readonly string[],
  cache = buildCacheFolder,
): Promise<CompressedBytes> {
  const waiting = files.filter(isText).values();
  const bytes = { plain: 0, brotli: 0 };
  const work = async (): Promise<void> => {
    for (const file of waiting) {
      const text = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      };
      const [br, gz] = await Promise.all([
        madeOnce(`brotli-${zlib.brotli}`, [text], () => promisify(brotliCompress)(text, { params }), cache),
        madeOnce(`gzip-${zlib.zlib}`, [text], () => promisify(gzip)(text, { level: 9 }), cache),
      ]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
      bytes.plain += text.length;
      bytes.brotli += br.length;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return bytes;
}
