import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Access to content files: on disk, or in memory for tests. Names are paths from the repository's root. */
export interface ContentFiles {
  /**
   * Every file in `content/` and `public/`, in alphabetical order. Where two say the same, the check blames the later one.
   */
  names(): readonly string[];
  /** The text of a file. */
  read(name: string): string;
  /** The bytes of a file; undefined for a picture that only the host of the repository has. */
  bytes(name: string): Uint8Array | undefined;
  /** A file's size in bytes. */
  size(name: string): number;
}

/**
 * The files on disk.
 * @param root the repository's folder
 */
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
