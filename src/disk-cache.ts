/** What a build has made and the next one need not make again: pictures, social images, compressed files. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Inside the folder that Astro keeps its own cache in, because the CDNs' build machines keep that one (README). */
const cacheFolder = 'node_modules/.astro/made';

/** An entry that no build has used for so long is deleted. In milliseconds: 30 days. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

const digest = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** An entry on the disk: the digest of what follows, then what was made. */
const digestBytes = 32;

/** What an entry holds; nothing where there is none, or where it is not what was written. */
async function read(file: string): Promise<Buffer | undefined> {
  try {
    const entry = await readFile(file);
    const made = entry.subarray(digestBytes);
    if (!digest(made).equals(entry.subarray(0, digestBytes))) return undefined;
    const now = new Date();
    await utimes(file, now, now);
    return made;
  } catch {
    return undefined;
  }
}

/** Written beside and renamed, so that a build that is stopped half-way leaves no half file. */
async function write(file: string, made: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, Buffer.concat([digest(made), made]));
    await rename(draft, file);
  } catch {
    // A disk that is full or read-only costs the next build time, and this one nothing.
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

/**
 * Something from the cache, made if it is not there. The entry's name is a hash of everything that decides what is
 * made, so nothing in the cache can be out of date; an entry that is damaged counts as absent.
 * @param ingredients all that decides what is made: its sources, and the version of what makes it
 * @param make called when the cache does not have it
 * @throws what `make` throws; never because of the cache
 */
export async function cached(
  ingredients: readonly string[],
  make: () => Promise<Buffer>,
  folder: string = cacheFolder,
): Promise<Buffer> {
  const file = path.join(folder, digest(JSON.stringify(ingredients)).toString('hex').slice(0, 40));
  const known = await read(file);
  if (known) return known;
  const made = await make();
  await write(file, made);
  return made;
}

/** Deletes what no build has used for a month: on a build machine that keeps the folder it would grow for ever. */
export async function dropUnused(folder: string = cacheFolder, now: number = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const entry = await stat(file).catch(() => undefined);
    if (entry?.isFile() && now - entry.mtimeMs > keptFor) await rm(file, { force: true });
  }
}
