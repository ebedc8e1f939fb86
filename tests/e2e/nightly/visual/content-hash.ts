import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A hash of everything in `content/` that pages show. */
export function contentHash(): string {
  const hash = createHash('sha256');
  const files = readdirSync('content', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'README.md')
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/^content\/(schemas|examples|recipes)\//.test(file))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
