import { existsSync, lstatSync, mkdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { filesOnDisk } from '../../content/load/files';

/** For what the office cannot mend itself. */
export const askForHelp = 'Ask whoever looks after the site.';

/** A refusal by the desk; the message is shown to the person who edits. */
export class DeskError extends Error {
  /** @param status the HTTP status of the answer */
  constructor(
    message: string,
    readonly status = 400,
  ) {
    super(message);
    this.name = 'DeskError';
  }
}

/** The repository's files as the desk reads and writes them. Names are paths from the repository's root. */
export type Folder = ReturnType<typeof folderOnDisk>;

/** The files of a checkout. */
export function folderOnDisk(root: string) {
  /** @throws DeskError if a symbolic link leads out of `content/` */
  const within = (file: string): string => {
    const path = join(root, file);
    let existing = path;
    // `lstat` finds a link whose target does not exist yet; writing to it would create the target.
    while (!lstatSync(existing, { throwIfNoEntry: false })) existing = dirname(existing);
    const content = realpathSync(join(root, 'content'));
    const real = existsSync(existing) ? realpathSync(existing) : '';
    if (real !== content && !real.startsWith(content + sep))
      throw new DeskError(`${file} is not in the folder content.`, 403);
    return path;
  };
  const { read, bytes, size } = filesOnDisk(root);
  return {
    // Read again each time, because files change while the desk is open.
    names: () => filesOnDisk(root).names(),
    notFiles: () => filesOnDisk(root).notFiles?.() ?? [],
    read,
    bytes,
    size,
    changed: (name: string) => Math.floor(statSync(join(root, name)).mtimeMs),
    write: (name: string, content: string | Uint8Array) => {
      const path = within(name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    },
    remove: (name: string) => rmSync(within(name), { force: true }),
  };
}
