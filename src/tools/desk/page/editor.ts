/**
 * Starts the editor for this site's content. The editor works on a folder through the browser's File System API. This
 * file implements that API with the desk's server as the folder: so nobody has to pick a folder, every browser works,
 * and the server decides what may be written.
 */
import words from '../editor-words.json' with { type: 'json' };

declare global {
  interface Window {
    CMS: { init(options: { config: unknown }): void };
    /** Answers in place of the dev server where the desk is only static files (hosted/page.ts). */
    deskAsk?: typeof fetch;
  }
}

/** Message to the desk's page: a file that was written, or why it was not. */
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

const ask = window.parent.deskAsk ?? fetch;

const address = (kind: 'file' | 'picture', file: string) => `/desk/${kind}?name=${encodeURIComponent(file)}`;

const tell = (detail: SavedDetail) => {
  window.parent.dispatchEvent(new CustomEvent('desk:saved', { detail }));
};

let waiting: number | undefined;

/**
 * Opens the editor again, because files that it has read have changed; once, if several files are deleted together, and
 * not before what was typed since is saved.
 */
function readAgain(): void {
  clearTimeout(waiting);
  waiting = window.setTimeout(() => {
    if (document.querySelector(`button[data-label="${words.save}"]:enabled`)) readAgain();
    else location.reload();
  }, 1500);
}

/** Whether what is used elsewhere may be deleted, and taken out there. */
function mayTakeOut(uses: readonly string[]): boolean {
  const [shown, more] = [uses.slice(0, 12), uses.length - 12];
  const list = [...shown, ...(more > 0 ? [`and ${more} more`] : [])].map((use) => `\u2022 ${use}`).join('\n');
  return window.confirm(
    `What you delete is still used:\n\n${list}\n\nDelete it, and take it out there, too? Nobody sees it on the site before you publish.`,
  );
}

/** Said when what is used is not to be deleted after all. */
const kept = `what you took out is still used. “${words.revert_changes}” in the menu of three dots brings it back.`;

interface Answer {
  error?: string;
  section?: SavedDetail['section'];
  version?: string;
  others?: number;
  isNamed?: boolean;
  uses?: readonly string[];
}

/** @returns the version that the file has now */
async function send(
  method: 'PUT' | 'DELETE',
  file: string,
  body?: Blob,
  version?: string,
): Promise<string | undefined> {
  const kind = file.endsWith('.json') ? 'file' : 'picture';
  const to = `${address(kind, file)}${version === undefined ? '' : `&version=${version}`}`;
  const attempt = async (where: string) => {
    const response = await ask(where, {
      method,
      body: body ?? null,
      headers: { 'Content-Type': kind === 'file' ? 'application/json' : 'application/octet-stream' },
    });
    return (await response.json()) as Answer;
  };
  let answer = await attempt(to);
  if (answer.uses)
    answer = mayTakeOut(answer.uses)
      ? await attempt(`${to}&take-out`)
      : { error: method === 'DELETE' ? 'nothing was deleted.' : kept };
  const { error, section } = answer;
  // The editor has already taken out what stays after all.
  if (answer.others || answer.isNamed || (error !== undefined && method === 'DELETE')) readAgain();
  tell({ file, ...(error !== undefined && { error }), ...(section && { section }) });
  if (error !== undefined) throw new Error(error);
  return answer.version;
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
    this.content ??= await (await ask(address('picture', this.path))).blob();
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
    if (existing instanceof DeskFile) await send('DELETE', existing.path);
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
  ask('/desk/config.json').then((response) => response.json() as Promise<unknown>),
  ask('/desk/files.json').then((response) => response.json() as Promise<Listing>),
]);

const root = new DeskFolder('', '');
for (const [path, form] of Object.entries(forms))
  Object.assign(await fileAt(root, path), {
    content: new Blob([JSON.stringify(form)]),
    version: versions[path],
  });
for (const { file, lastModified } of pictures) (await fileAt(root, file)).lastModified = lastModified;

// The editor's test backend uses the folder `sveltia-cms-test` of the origin private file system.
const opfs = new DeskFolder('', '');
opfs.children.set('sveltia-cms-test', root);
navigator.storage.getDirectory = () => Promise.resolve(opfs as unknown as FileSystemDirectoryHandle);
// With `move`, the editor would write a temporary file and rename it, which the server does not need.
delete (FileSystemFileHandle.prototype as { move?: unknown }).move;

window.CMS.init({ config });

// When the editor has saved, it shows the file as it was saved, and what was typed meanwhile was gone without a word. So
// nothing can be typed, chosen or pressed until then. Tab still works: a save whose answer never comes must not keep the
// keyboard in the editor (WCAG 2.1.2).
for (const type of ['beforeinput', 'keydown', 'mousedown', 'click'])
  document.addEventListener(
    type,
    (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Tab') return;
      if (!document.querySelector(`button[data-label="${words.saving}"]`)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );

// A click anywhere on a closed row of a list opens it, not only one on its arrow.
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || target.closest('button, a, input')) return;
  target.closest('.item')?.querySelector<HTMLElement>('.start > [aria-expanded="false"]')?.click();
});

/** The kinds of section by their labels in the menu that adds one. */
const sections = new Map<string | null, string>();
JSON.stringify(config, (_, value: { typeKey?: string; types?: { name: string; label: string }[] }) => {
  if (value?.typeKey === 'type') for (const { name, label } of value.types ?? []) sections.set(label, name);
  return value;
});

/** Whether a landing page was just copied, and its form is not there yet. */
let isCopied = false;
// The editor lets no click in a menu out of it.
document.addEventListener(
  'click',
  (event) => {
    const pressed = event.target instanceof Element && event.target.closest('[role="menuitem"]')?.ariaLabel;
    if (pressed === words.duplicate_entry) isCopied = location.hash.startsWith('#/collections/landing/');
    // Every upload becomes WebP, and the editor lets a picture be replaced only by one of its own type.
    if (pressed !== words.replace_asset || location.hash.endsWith('.webp')) return;
    event.stopPropagation();
    window.alert(
      `This picture is of a type that the desk cannot replace. Upload the new one, and choose it on the pages that are listed under “${words.used_in}”.`,
    );
  },
  { capture: true },
);

/**
 * Takes the service's name out of a copy. With the other page's name, nothing would tell that the copy still has that
 * page's form, offer, badges and reviews; with its own, the content check lists them.
 */
function askForService(): void {
  if (!isCopied || location.hash !== '#/collections/landing/new') return;
  // The editor draws a field when it comes into view.
  document.querySelector('[data-key-path="service"]')?.scrollIntoView();
  const name = document.querySelector<HTMLInputElement>('[data-key-path="service.name"] input');
  const status = window.parent.document.getElementById('status');
  if (!name || !status) return;
  isCopied = false;
  name.value = '';
  name.dispatchEvent(new InputEvent('input', { bubbles: true }));
  name.focus();
  status.textContent =
    'Write what service the copy is about. What is still the other page’s is listed when you save.';
}

new MutationObserver(() => {
  askForService();
  // The editor's menu can show only words, so the picture of a section is laid over the space that the style leaves.
  for (const entry of document.querySelectorAll<HTMLElement>('[role="menuitem"]:not([data-section])')) {
    const name = sections.get(entry.textContent.trim());
    if (name === undefined) continue;
    entry.dataset.section = name;
    entry.style.setProperty('--picture', `url('/desk/sections/${name}.webp')`);
  }
  // The editor says for five seconds that something is missing; its list of what is missing stays.
  for (const button of document.querySelectorAll<HTMLElement>(
    `.toast[aria-hidden="false"] [data-label="${words.show_errors}"]`,
  ))
    setTimeout(() => button.click());
}).observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-hidden'] });
