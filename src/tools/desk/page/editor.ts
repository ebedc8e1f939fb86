/**
 * Starts the editor for this site's content. The editor works on a folder through the browser's File System API. This
 * file implements that API with the desk's server as the folder: so nobody has to pick a folder, every browser works,
 * and the server decides what may be written.
 */
import cms from '@sveltia/cms';
import type { Listing } from '../files';
import { fromMarkdown } from '../format';
import { startEditor } from '../sveltia';

/** Message to the desk's page: a file that was written, or why it was not. */
interface SavedDetail {
  file: string;
  error?: string;
}

const address = (route: 'file' | 'may-write', file: string, version?: string) =>
  `/desk/${route}?name=${encodeURIComponent(file)}${version === undefined ? '' : `&version=${version}`}`;

const tell = (detail: SavedDetail) =>
  void window.parent.dispatchEvent(new CustomEvent('desk:saved', { detail }));

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

const notFound = (name: string) => new DOMException(`There is no ${name}.`, 'NotFoundError');

class DeskFile {
  readonly kind = 'file';
  content: Blob | undefined;
  lastModified = Date.now();
  /** The file's version from the server, which refuses to overwrite a newer one. */
  version: string | undefined;
  /** Why the last write failed. Thrown at the next read, because the editor ignores errors when it closes a file. */
  private failure: Error | undefined;

  constructor(
    readonly name: string,
    readonly path: string,
  ) {}

  async getFile(): Promise<File> {
    if (this.failure) throw this.failure;
    this.content ??= await (await fetch(`/desk/${this.path}`)).blob();
    return new File([this.content], this.name, { lastModified: this.lastModified, type: this.content.type });
  }

  async createWritable() {
    const parts: BlobPart[] = [];
    return {
      write: async (data: BlobPart) => void parts.push(data),
      close: async () => {
        const content = new Blob(parts, { type: parts[0] instanceof Blob ? parts[0].type : '' });
        this.failure = undefined;
        try {
          this.version = (await ask('PUT', address('file', this.path, this.version), content)).version;
          this.content = content;
          this.lastModified = Date.now();
          tell({ file: this.path });
        } catch (error) {
          this.failure = error as Error;
          tell({ file: this.path, error: this.failure.message });
        }
      },
    };
  }
}

class DeskFolder {
  readonly kind = 'directory';
  readonly children = new Map<string, DeskFile | DeskFolder>();

  constructor(
    readonly name: string,
    readonly path: string,
  ) {}

  async *entries(): AsyncGenerator<[string, DeskFile | DeskFolder]> {
    yield* this.children;
  }

  private child<T extends DeskFile | DeskFolder>(
    name: string,
    type: new (name: string, path: string) => T,
    create = false,
  ): T {
    const existing = this.children.get(name);
    if (existing instanceof type) return existing;
    if (existing || !create) throw notFound(name);
    const made = new type(name, this.path ? `${this.path}/${name}` : name);
    this.children.set(name, made);
    return made;
  }

  async getDirectoryHandle(name: string, { create = false } = {}): Promise<DeskFolder> {
    return this.child(name, DeskFolder, create);
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<DeskFile> {
    return this.child(name, DeskFile, create);
  }

  async removeEntry(name: string): Promise<void> {
    const existing = this.children.get(name);
    if (!existing) throw notFound(name);
    if (existing instanceof DeskFile)
      await ask('DELETE', address('file', existing.path)).then(
        () => tell({ file: existing.path }),
        (error: Error) => {
          tell({ file: existing.path, error: error.message });
          throw error;
        },
      );
    this.children.delete(name);
  }
}

async function fileAt(root: DeskFolder, path: string): Promise<DeskFile> {
  const names = path.split('/');
  const last = names.pop() ?? '';
  let folder = root;
  for (const name of names) folder = await folder.getDirectoryHandle(name, { create: true });
  return folder.getFileHandle(last, { create: true });
}

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

const [config, { texts, versions, pictures }] = await Promise.all([
  fetch('/desk/config.json').then((response) => response.json() as Promise<unknown>),
  fetch('/desk/files.json').then((response) => response.json() as Promise<Listing>),
]);

const root = new DeskFolder('', '');
for (const [path, text] of Object.entries(texts))
  Object.assign(await fileAt(root, path), { content: new Blob([text]), version: versions[path] });
for (const { file, lastModified } of pictures) (await fileAt(root, file)).lastModified = lastModified;

// The editor's test backend uses the folder `sveltia-cms-test` of the origin private file system.
const opfs = new DeskFolder('', '');
opfs.children.set('sveltia-cms-test', root);
navigator.storage.getDirectory = () => Promise.resolve(opfs as unknown as FileSystemDirectoryHandle);
// With `move`, the editor would write a temporary file and rename it, which the server does not need.
delete (FileSystemFileHandle.prototype as { move?: unknown }).move;

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
    const open = await fileAt(root, file);
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
