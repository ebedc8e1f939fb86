import { readFile, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Files of text; pictures and fonts are compressed already. */
const isText = (file: string): boolean => /\.(html|css|js|json|svg|txt|xml|webmanifest)$/.test(file);

/**
 * Up to this much text is compressed as small as brotli can (about 1.4 MB a second and core); a larger site at 9,
 * 15 times as fast for a tenth more bytes, so that thousands of city pages do not wait for it. In bytes.
 */
const worthEveryByte = 64 * 1024 * 1024;

/** As many at a time as Node's thread pool takes. */
const atATime = 4;

/**
 * Writes `.br` and `.gz` beside every text file, so that a server sends what is ready instead of compressing in a
 * visitor's time, and better than it could then.
 * @param files paths on the disk
 * @returns bytes of all text files, as they are and as brotli
 */
export async function precompress(files: readonly string[]): Promise<{ plain: number; brotli: number }> {
  const texts = files.filter(isText);
  const sizes = await Promise.all(texts.map(async (file) => (await stat(file)).size));
  const plain = sizes.reduce((sum, size) => sum + size, 0);
  const quality = plain <= worthEveryByte ? constants.BROTLI_MAX_QUALITY : 9;
  let small = 0;
  const waiting = texts.values();
  const work = async (): Promise<void> => {
    for (const file of waiting) {
      const content = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      const [br, gz] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })]);
      small += br.length;
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return { plain, brotli: small };
}
