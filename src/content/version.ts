import { createHash } from 'node:crypto';
import type { ContentFiles } from './load/files';

/**
 * One name for all content: a hash of the files' names and of what Git calls each file's bytes.
 * @param blobs Git's hash of each file, by its path from the repository's root
 */
export function versionOf(blobs: ReadonlyMap<string, string>): string {
  const lines = [...blobs].map(([file, blob]) => `${blob} ${file}\n`).sort();
  return createHash('sha256').update(lines.join('')).digest('hex').slice(0, 40);
}

/** Files that Git stores as they are; in all others it stores line feeds (.gitattributes). */
const isBinary = (bytes: Uint8Array): boolean => bytes.subarray(0, 8000).includes(0);

/** What Git calls a file with these bytes: the same where its lines end as on Windows. */
function blobOf(bytes: Uint8Array): string {
  const own = isBinary(bytes)
    ? bytes
    : Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
  return createHash('sha1').update(`blob ${own.length}\0`).update(own).digest('hex');
}

/**
 * Which content a folder holds, as `versionOf` names it. Needs no Git: hosts also build from a download.
 * @param files the content's files; those of `public/` are left out
 */
export const contentVersion = (files: ContentFiles): string =>
  versionOf(
    new Map(
      files
        .names()
        .filter((name) => name.startsWith('content/'))
        .map((name) => [name, blobOf(files.bytes(name) ?? new Uint8Array())]),
    ),
  );
