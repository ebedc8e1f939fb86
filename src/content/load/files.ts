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
 * What programs leave in folders that people only looked into. Each line is a file or folder as `.gitignore` writes it,
 * where the same lines stand, so that Git, the content's readers and the build pass over the same files.
 */
export const strayFiles = [
  // Finder
  '.DS_Store',
  '._*',
  '.AppleDouble',
  '.Spotlight-V100',
  '.Trashes',
  '.TemporaryItems',
  '.fseventsd',
  '.apdisk',
  '__MACOSX',
  // A folder's own icon; its name ends in a carriage return.
  'Icon[^ -~]',
  // Explorer
  'Thumbs.db',
  'ehthumbs.db',
  'desktop.ini',
  '$RECYCLE.BIN',
  'System Volume Information',
  // File managers of Linux
  '.directory',
  '.Trash-*',
  '.goutputstream-*',
  '.fuse_hidden*',
  '.nfs*',
  'lost+found',
  // Network drives
  '@eaDir',
  '#recycle',
  // Office programs and editors, while they have a file open
  '.~lock.*#',
  '~$*',
  '*~',
  '.*.sw?',
  '~WRL*.tmp',
  '.idea',
  '.obsidian',
  // Downloads that are not complete
  '*.crdownload',
  '*.part',
  // Cloud drives: the folder's state, and files that have not been downloaded
  '.dropbox*',
  '.sync*',
  '.*.icloud',
  '.tmp.drive*',
  '.stfolder',
  '.stversions',
] as const;

const escaped = (text: string) => text.replaceAll(/[.+${}()|\\]/g, String.raw`\$&`);

const name = strayFiles
  .map((pattern) => escaped(pattern).replaceAll('*', '[^/]*').replaceAll('?', '[^/]'))
  .join('|');

/** One of them, or a file in one of them; in any case, because Windows writes `thumbs.db`, too. */
const stray = new RegExp(`(?:^|/)(?:${name})(?:/|$)`, 'i');

/** Whether a file was left there by another program and belongs to nobody's content. */
export const isStray = (file: string): boolean => stray.test(file);
