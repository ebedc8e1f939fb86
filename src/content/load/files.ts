import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';

/** Access to content files: on disk, or in memory for tests. Names are paths from the repository's root. */
export interface ContentFiles {
  /** Every file in `content/` and `public/`, in alphabetical order, but for what other programs leave there. */
  names(): readonly string[];
  /** What lies in the folders and is neither a file nor a folder: links, mostly. Not known in every place. */
  notFiles?: () => readonly string[];
  read(name: string): string;
  /** The bytes of a file; undefined for a picture that only the host of the repository has. */
  bytes(name: string): Uint8Array | undefined;
  size(name: string): number;
  /** Whether a file is not committed yet. Where two say the same, that one is to blame. Not known in every place. */
  isNew?: (name: string) => boolean;
}

/** The files of a folder's content that Git does not know yet; none where there is no Git. */
function newFiles(root: string): ReadonlySet<string> {
  const command = ['ls-files', '--others', '--exclude-standard', '-z', '--', 'content'];
  const { status, stdout } = spawnSync('git', command, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  return new Set(status === 0 ? stdout.split('\0') : []);
}

/** The files on disk. */
export function filesOnDisk(root: string): ContentFiles {
  // Not `recursive`: from Node 22 on that goes through linked folders, which may lead anywhere.
  const list = (folder: string): { name: string; isFile: boolean }[] =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
          const name = `${folder}/${entry.name}`;
          if (entry.isDirectory()) return list(name);
          return isStray(name) ? [] : [{ name, isFile: entry.isFile() }];
        })
      : [];
  let all: ReturnType<typeof list> | undefined;
  const namesOf = (wanted: 'files' | 'others'): string[] =>
    (all ??= [...list('content'), ...list('public')])
      .filter(({ isFile }) => isFile === (wanted === 'files'))
      .map(({ name }) => name)
      .sort();
  let names: readonly string[] | undefined;
  let added: ReadonlySet<string> | undefined;
  return {
    names: () => (names ??= namesOf('files')),
    notFiles: () => namesOf('others'),
    read: (name) => readFileSync(join(root, name), 'utf8'),
    bytes: (name) => readFileSync(join(root, name)),
    size: (name) => statSync(join(root, name)).size,
    isNew: (name) => (added ??= newFiles(root)).has(name),
  };
}

/**
 * One name for all content: a hash of its files, whose lines may end as on Windows. Needs no Git: hosts also build from a
 * download.
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

/**
 * What programs leave in folders that people only looked into: what stands in `.gitignore` under these words, so that
 * Git, the content's readers and the build pass over the same files. A line that begins with # is a comment there.
 */
const [, strayFiles = ''] = existsSync('.gitignore')
  ? readFileSync('.gitignore', 'utf8').split('# What programs leave in folders that people only looked into')
  : [];

const stray = strayFiles
  .split(/\r?\n/)
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.replace(/^\\/, '').replaceAll(/[.+${}()|\\]/g, String.raw`\$&`))
  .map((pattern) => pattern.replaceAll('*', '[^/]*').replaceAll('?', '[^/]'))
  // One of them, or a file in one of them; in any case, because Windows writes `thumbs.db`, too.
  .map((pattern) => new RegExp(`(?:^|/)${pattern}(?:/|$)`, 'i'));

/** Whether a file was left there by another program and belongs to nobody's content. */
export const isStray = (file: string): boolean => stray.some((pattern) => pattern.test(file));
