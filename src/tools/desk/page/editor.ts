/**
 * Starts the editor for this site's content. The editor works on a folder through the browser's File System API. This
 * file implements that API with the desk's server as the folder: so nobody has to pick a folder, every browser works,
 * and the server decides what may be written.
 */
import cms from '@sveltia/cms';
import type { Listing } from '../files';
import { fromMarkdown } from '../format';
import { startEditor } from '../sveltia';

const address = (route: 'file' | 'may-write', file: string, version?: string) =>
  `/desk/${route}?name=${encodeURIComponent(file)}${version === undefined ? '' : `&version=${version}`}`;

/** Tells the desk's page that a file was written, or why it was not. */
const tell = (detail?: string) => void window.parent.dispatchEvent(new CustomEvent('desk:saved', { detail }));

/**
 * Asks the desk's server.
 * @throws Error in the words of the office, if it refuses or cannot be reached
 */
async function ask(
  method: 'PUT' | 'DELETE' | 'POST',
  where: string,
  body?: BodyInit,
): Promise<{ version?: string }> {
  const response = await fetch(where, { method, body: body ?? null }).catch(() => undefined);
  if (!response)
    throw new Error('The desk does not answer. Start it again with npm run desk, then save again.');
  const answer = (await response.json()) as { error?: string; version?: string };
  if (answer.error !== undefined) throw new Error(answer.error);
  return answer;
}

/** A file of the folder. */
interface DeskFile {
  content?: Blob;
  lastModified: number;
  /** The file's version from the server, which refuses to overwrite a newer one. */
  version?: string | undefined;
  /** Why the last write failed. Thrown at the next read, because the editor ignores errors when it closes a file. */
  failure?: Error;
}

const [config, { texts, versions, pictures }] = await Promise.all([
  fetch('/desk/config.json').then((response) => response.json() as Promise<unknown>),
  fetch('/desk/files.json').then((response) => response.json() as Promise<Listing>),
]);

/** By path from the repository's root. */
const files = new Map<string, DeskFile>(pictures.map(({ file, lastModified }) => [file, { lastModified }]));
for (const [path, text] of Object.entries(texts))
  files.set(path, { content: new Blob([text]), lastModified: Date.now(), version: versions[path] });

/** The file at a path, or a new one. */
function fileAt(path: string, create = false): DeskFile {
  const file = files.get(path) ?? (create ? { lastModified: Date.now() } : undefined);
  if (!file) throw new DOMException(`There is no ${path}.`, 'NotFoundError');
  files.set(path, file);
  return file;
}

const handleOfFile = (name: string, path: string) => ({
  kind: 'file',
  name,
  getFile: async (): Promise<File> => {
    const file = fileAt(path);
    if (file.failure) throw file.failure;
    file.content ??= await (await fetch(`/desk/${path}`)).blob();
    return new File([file.content], name, { lastModified: file.lastModified, type: file.content.type });
  },
  createWritable: async () => {
    const parts: BlobPart[] = [];
    return {
      write: async (data: BlobPart) => void parts.push(data),
      close: async () => {
        const content = new Blob(parts, { type: parts[0] instanceof Blob ? parts[0].type : '' });
        try {
          const { version } = await ask('PUT', address('file', path, fileAt(path).version), content);
          files.set(path, { content, version, lastModified: Date.now() });
          tell();
        } catch (error) {
          fileAt(path).failure = error as Error;
          tell((error as Error).message);
        }
      },
    };
  },
});

/** @param path ends with a slash; the root's is empty. Folders are there where files are */
const handleOfFolder = (name: string, path: string): object => ({
  kind: 'directory',
  name,
  entries: async function* () {
    const inside = [...files.keys()].filter((file) => file.startsWith(path));
    for (const child of new Set(inside.map((file) => file.slice(path.length).split('/')[0]!)))
      yield [
        child,
        files.has(path + child)
          ? handleOfFile(child, path + child)
          : handleOfFolder(child, `${path + child}/`),
      ];
  },
  getDirectoryHandle: async (child: string) => handleOfFolder(child, `${path + child}/`),
  getFileHandle: async (child: string, { create = false } = {}) => {
    fileAt(path + child, create);
    return handleOfFile(child, path + child);
  },
  removeEntry: async (child: string) => {
    const file = path + child;
    // A folder that is empty is not there any more.
    if (!files.has(file)) return;
    try {
      await ask('DELETE', address('file', file));
      files.delete(file);
      tell();
    } catch (error) {
      tell((error as Error).message);
      throw error;
    }
  },
});

// The editor's test backend uses the folder `sveltia-cms-test` of the origin private file system.
const opfs = { getDirectoryHandle: async () => handleOfFolder('sveltia-cms-test', '') };
navigator.storage.getDirectory = () => Promise.resolve(opfs as unknown as FileSystemDirectoryHandle);
// With `move`, the editor would write a temporary file and rename it, which the server does not need.
delete (FileSystemFileHandle.prototype as { move?: unknown }).move;

/** A refusal that the editor shows in these words, and keeps what was typed. */
const refusal = (words: string): Error => new Error('saving_failed', { cause: new Error(words) });

/** How many entries of lists a save would take away. In a list that became shorter, the others have new positions. */
function removedIn(before: unknown, after: unknown): number {
  if (Array.isArray(before) && Array.isArray(after) && before.length > after.length)
    return before.length - after.length;
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return 0;
  const now = new Map<string, unknown>(Object.entries(after));
  return Object.entries(before).reduce((sum, [name, inner]) => sum + removedIn(inner, now.get(name)), 0);
}

/** The file of the form that is open; undefined for a new entry. */
function openFile(): string | undefined {
  const [, kind = '', name = ''] = /^#\/collections\/([^/]+)\/entries\/([^/?]+)/.exec(location.hash) ?? [];
  const path = `content/${kind === '_singletons' ? name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : `${kind}/${name}`}`;
  return [`${path}.md`, `${path}.json`].find((file) => file in texts);
}

// Before it writes anything, the editor asks: a file that the folder refuses would be called saved.
cms.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    const file = openFile();
    if (file === undefined) return;
    const open = fileAt(file);
    try {
      await ask('POST', address('may-write', file, open.version));
    } catch (error) {
      throw refusal((error as Error).message);
    }
    if (!file.endsWith('.md')) return;
    const before = fromMarkdown((await open.content?.text()) ?? '');
    const removed = removedIn(before, entry.get('data').toJS());
    const entries = removed === 1 ? 'One entry of a list is' : `${removed} entries of a list are`;
    if (removed > 0 && !window.confirm(`${entries} removed, in English and in Spanish. Save it?`))
      throw refusal(
        'Nothing was saved. “Revert Changes” in the menu of three dots brings back what was removed.',
      );
  },
});

startEditor(config);
