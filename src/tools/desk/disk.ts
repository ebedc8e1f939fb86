import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { filesOnDisk } from '../../content/load/files';
import { DeskError, type Folder } from './folder';

/**
 * The files of a checkout.
 * @param root the repository's folder
 */
export function folderOnDisk(root: string): Folder {
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
    load: (name) => readFileSync(join(root, name)),
    changed: (name) => Math.floor(statSync(join(root, name)).mtimeMs),
    write: (name, content) => {
      const path = within(name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    },
    remove: (name) => rmSync(within(name), { force: true }),
  };
}
