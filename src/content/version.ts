import { createHash } from 'node:crypto';
import type { ContentFiles } from './load/files';

/**
 * One name for all content: a hash of its files, whose lines may end as on Windows. Needs no Git: hosts also build from a
 * download.
 * @param files the content's files; those of `public/` are left out
 */
export function contentVersion(files: ContentFiles): string {
  const hash = createHash('sha256');
  for (const name of files
    .names()
    .filter((one) => one.startsWith('content/'))
    .sort()) {
    const text = Buffer.from(files.bytes(name) ?? []).toString('latin1');
    hash.update(`${name}\0${text.replaceAll('\r\n', '\n')}\0`);
  }
  return hash.digest('hex').slice(0, 40);
}
