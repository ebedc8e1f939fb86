import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where what a build has made waits for the next one; removed with `node_modules`. */
export const cacheFolder = 'node_modules/.cache/social';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * A file from the cache, made if it is not there. The name is a hash of everything that the file depends on,
 * so nothing in the cache can be out of date.
 *
 * @param ingredients all that decides what the file holds
 * @param ending of the file's name, without a dot
 * @param make called when the cache does not have the file
 * @throws what `make` throws, and errors of the disk other than a missing file
 */
export const cached = async (
  ingredients: readonly string[],
  ending: string,
  make: () => Promise<Buffer>,
  folder: string = cacheFolder,
): Promise<Buffer> => {
  const name = createHash('sha256').update(JSON.stringify(ingredients)).digest('hex').slice(0, 32);
  const file = join(folder, `${name}.${ending}`);
  try {
    return await readFile(file);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const made = await make();
  await mkdir(folder, { recursive: true });
  // Written beside and renamed, so that a build that is stopped half-way leaves no half file.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, made);
  await rename(draft, file);
  return made;
};
