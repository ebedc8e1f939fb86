/**
 * Starts the editor over the content of this site. The editor works on a folder through the browser's file system
 * interface; here the folder is this page's own, and its files are read from and written to the desk's server, so that
 * nobody has to pick a folder, any browser will do, and the server decides what may be written.
 */

declare global {
  interface Window {
    CMS: { init(options: { config: unknown }): void };
  }
}

/** What the desk's page is told of: a file that was written, or why one was not. */
interface SavedDetail {
  file: string;
  error?: string;
  section?: { type: string; nth: number };
}

interface Listing {
  versions: Record<string, string>;
  forms: Record<string, unknown>;
  pictures: { file: string; size: number; lastModified: number }[];
}

const address = (kind: 'file' | 'picture', file: string) => `/desk/${kind}?name=${encodeURIComponent(file)}`;

const tell = (detail: SavedDetail) => {
  window.parent.dispatchEvent(new CustomEvent('desk:saved', { detail }));
};

/** @returns the version that the file has now */
async function send(
  method: 'PUT' | 'DELETE',
  file: string,
  body?: Blob,
  version?: string,
): Promise<string | undefined> {
  const kind = file.endsWith('.json') ? 'file' : 'picture';
  const response = await fetch(
    `${address(kind, file)}${version === undefined ? '' : `&version=${version}`}`,
    {
      method,
      body: body ?? null,
      headers: { 'Content-Type': kind === 'file' ? 'application/json' : 'application/octet-stream' },
    },
  );
  const { error, section, ...saved } = (await response.json()) as Omit<SavedDetail, 'file'> & {
    version?: string;
  };
  tell({ file, ...(error !== undefined && { error }), ...(section && { section }) });
  if (error !== undefined) throw new Error(error);
  return saved.version;
}

const notFound = (name: string) => new DOMException(`There is no ${name}.`, 'NotFoundError');

class DeskFile {
  readonly kind = 'file';
  content: Blob | undefined;
  lastModified = Date.now();
  /** What the server said the file was: it refuses to write over what somebody else has written since. */
  version: string | undefined;
  /** Why it could not be written: the editor does not look when it closes a file, only when it reads it next. */
  private failure: Error | undefined;

  constructor(
    readonly name: string,
    readonly path: string,
  ) {}

  async getFile(): Promise<File> {
    if (this.failure) throw this.failure;
    this.content ??= await (await fetch(address('picture', this.path))).blob();
    return new File([this.content], this.name, { lastModified: this.lastModified, type: this.content.type });
  }

  async createWritable() {
    const parts: BlobPart[] = [];
    return {
      write: async (data: BlobPart) => void parts.push(data),
      close: async () => {
        const content = new Blob(parts, { type: parts[0] instanceof Blob ? parts[0].type : '' });
        this.failure = undefined;
        await send('PUT', this.path, content, this.version).then(
          (version) => {
            this.version = version;
            this.content = content;
            this.lastModified = Date.now();
          },
          (error: Error) => (this.failure = error),
        );
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
    const known = this.children.get(name);
    if (known instanceof type) return known;
    if (known || !create) throw notFound(name);
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
    const known = this.children.get(name);
    if (!known) throw notFound(name);
    if (known instanceof DeskFile) await send('DELETE', known.path);
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

const [config, { forms, versions, pictures }] = await Promise.all([
  fetch('/desk/config.json').then((response) => response.json() as Promise<unknown>),
  fetch('/desk/files.json').then((response) => response.json() as Promise<Listing>),
]);

const root = new DeskFolder('', '');
for (const [path, form] of Object.entries(forms))
  Object.assign(await fileAt(root, path), {
    content: new Blob([JSON.stringify(form)]),
    version: versions[path],
  });
for (const { file, lastModified } of pictures) (await fileAt(root, file)).lastModified = lastModified;

// The editor's test backend takes its folder from here, inside one of this name.
const opfs = new DeskFolder('', '');
opfs.children.set('sveltia-cms-test', root);
navigator.storage.getDirectory = () => Promise.resolve(opfs as unknown as FileSystemDirectoryHandle);
// Without this the editor writes beside the file and renames, which only helps where others read the folder.
delete (FileSystemFileHandle.prototype as { move?: unknown }).move;

window.CMS.init({ config });

export {};
