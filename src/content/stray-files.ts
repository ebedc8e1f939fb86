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

/**
 * Whether a file was left there by another program and belongs to nobody's content.
 * @param file its path, with slashes
 */
export const isStray = (file: string): boolean => stray.test(file);
