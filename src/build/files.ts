import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Every file of a built site, from its root and with slashes: `/about.html`, `/services/drain.html`; sorted. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .sort();
}
