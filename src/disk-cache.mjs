// @ts-check
/**
 * Cache between builds: pictures, social images, compressed files. Plain JavaScript, because the threads that compress
 * import it (`build/compress-thread.mjs`). Reads and writes synchronously: an entry takes 0.1 ms that way, and 0.5 ms
 * of the same thread through promises.
 */
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** In the folder of Astro's own cache, because CDNs keep that one between builds (src/edge/README.md). */
const cacheFolder = 'node_modules/.astro/made';

/** Entries that no build has used for 30 days are deleted; in milliseconds. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** @param {string | Buffer} data @returns {Buffer} */
const digest = (data) => createHash('sha256').update(data).digest();

/** A cache file begins with a digest of this many bytes, followed by the content. */
const digestBytes = 32;

/**
 * The content of an entry; undefined if there is none or if it is damaged.
 * @param {string} file
 * @returns {Buffer | undefined}
 */
function read(file) {
  try {
    const entry = readFileSync(file);
    const made = entry.subarray(digestBytes);
    if (!digest(made).equals(entry.subarray(0, digestBytes))) return undefined;
    const now = new Date();
    utimesSync(file, now, now);
    return made;
  } catch {
    return undefined;
  }
}

/**
 * Writes to another name first and renames the file, so that a stopped build leaves no incomplete file.
 * @param {string} file
 * @param {Buffer} made
 * @returns {void}
 */
function write(file, made) {
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(draft, Buffer.concat([digest(made), made]));
    renameSync(draft, file);
  } catch {
    // If the disk is full or read-only, the next build makes the file again.
    if (existsSync(draft)) rmSync(draft);
  }
}

/**
 * Returns an entry of the cache, or makes it. Its name is a hash of everything that it depends on, so it is never
 * outdated. A damaged entry is made again.
 * @param {readonly string[]} ingredients everything that the result depends on: its sources, and the version of the
 *   code that makes it
 * @param {() => Buffer | Promise<Buffer>} make called if the cache does not have it
 * @param {string} [folder]
 * @returns {Promise<Buffer>}
 * @throws what `make` throws; never because of the cache
 */
export async function cached(ingredients, make, folder = cacheFolder) {
  const file = path.join(folder, digest(JSON.stringify(ingredients)).toString('hex').slice(0, 40));
  const cached = read(file);
  if (cached) return cached;
  const made = await make();
  write(file, made);
  return made;
}

/**
 * Deletes entries that no build has used for a month, so that a folder that is kept does not grow forever.
 * @param {string} [folder]
 * @param {number} [now] milliseconds since 1970
 * @returns {void}
 */
export function dropUnused(folder = cacheFolder, now = Date.now()) {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const entry = statSync(file, { throwIfNoEntry: false });
    if (entry?.isFile() && now - entry.mtimeMs > keptFor) rmSync(file, { force: true });
  }
}
