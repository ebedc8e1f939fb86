import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where content comes from: the disk, or in tests a set of texts in memory. Names begin at the repository's root. */
export interface ContentFiles {
  /** Every file below `content/` and `public/`, in the order of the alphabet. */
  names(): readonly string[];
  /** A text file. */
  read(name: string): string;
  /** A picture's bytes, or how many there are where they are not needed. */
  bytes(name: string): Buffer;
  /** A file's length. */
  size(name: string): number;
}

/** The files of a folder on the disk. @param root the repository's folder */
export function filesOnDisk(root: string): ContentFiles {
  const list = (folder: string): string[] =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
          .map((name) => name.replace(/^\//, ''))
      : [];
  let names: readonly string[] | undefined;
  return {
    names: () => (names ??= [...list('content'), ...list('public')].sort()),
    read: (name) => readFileSync(join(root, name), 'utf8'),
    bytes: (name) => readFileSync(join(root, name)),
    size: (name) => statSync(join(root, name)).size,
  };
}
