import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Where builds keep what is slow to make: Astro's own cache folder, which hosts such as Netlify and Cloudflare Pages
 * restore before the next build.
 */
export const buildCacheFolder = 'node_modules/.astro/made';

/** After so many milliseconds without use, a result is deleted. */
const unusedMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Bytes that depend on their inputs only, made once and read from the cache after that.
 * @param inputs everything that the result depends on, the settings and version of whatever makes it included
 */
export async function madeOnce(
  step: string,
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
  folder = buildCacheFolder,
): Promise<Uint8Array> {
  const hash = createHash('sha256');
  // With the length, so that two inputs cannot be taken for two others that are cut elsewhere.
  for (const input of inputs) hash.update(`${input.length} `).update(input);
  const file = path.join(folder, step, hash.digest('hex').slice(0, 32));
  const before = await readFile(file).catch(() => undefined);
  if (before) {
    const now = new Date();
    await utimes(file, now, now);
    return before;
  }
  const made = await make();
  await mkdir(path.dirname(file), { recursive: true });
  // Renamed when it is whole: two builds can run at the same time, and each can be stopped.
  const unfinished = `${file}-${randomUUID()}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return made;
}

/** Deletes the results that no build has used for a month. */
export async function dropUnused(now: Date, folder = buildCacheFolder): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    if (now.getTime() - (await stat(file)).mtimeMs > unusedMs) await rm(file, { force: true });
  }
}
