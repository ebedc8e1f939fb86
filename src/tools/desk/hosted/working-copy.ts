import { readContent } from '../../../content/load/read';
import { ruleContextOf } from '../../../content/check/check';
import { visitTexts } from '../../../content/load/values';
import { nameOfFile, parsedFile, placeInWords, type FileChange } from '../changes';
import { textWith } from '../files';
import { DeskError, type Folder } from '../folder';
import {
  cannotUndo,
  lastPublishIn,
  nothingToUndo,
  proposed,
  publishFirst,
  published,
  publishMessage,
  undoMessage,
  type History,
  type Publish,
} from '../messages';
import { partsOf, type Parts } from '../parts';
import type { Commit, Host, NewFile, TreeFile } from './host';
import { merge } from './merge';
import type { Store } from './store';

/** A file that was changed in this browser and is not published. */
interface Draft {
  /** The published content that it was made from; undefined for a new file. */
  base: string | undefined;
  /** Undefined for a file that was removed. */
  content: string | Uint8Array | undefined;
}

/** Keys in the store: texts of the host by their names in Git, drafts by file, and what could not be kept. */
const [textKey, draftKey, asideKey] = ['text ', 'draft ', 'set aside'];

const isText = (name: string) => /\.(json|md)$/.test(name);
const isContent = (name: string) => name.startsWith('content/');
const shown = /^(content|public)\//;

/** All of what somebody wrote, so that it can be copied. */
function inWords(after: unknown): string {
  if (after === undefined) return 'you removed it, and somebody else changed it.';
  const texts: string[] = [];
  visitTexts(after, (_, text) => texts.push(text));
  return `you wrote ${texts.map((text) => `"${text}"`).join(', ') || String(after)}, and somebody else published another text.`;
}

/** The status of an answer after which everything must be read again. */
export const overtaken = 412;

/** Requests to the host at the same time. */
const atOnce = 8;

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/**
 * A branch of a hosted repository with the changes of this browser, which are kept here until they are published: as one
 * commit, and only on top of the newest commit. What somebody else published meanwhile is taken up first and never
 * overwritten.
 */
export class WorkingCopy implements Folder, History {
  private head: Commit;
  private tree: ReadonlyMap<string, TreeFile> = new Map();
  private readonly texts = new Map<string, string>();
  private readonly drafts = new Map<string, Draft>();
  private aside: string[] = [];
  private last: Promise<Publish | undefined> | undefined;
  private readonly opened = Date.now();

  private constructor(
    private readonly host: Host,
    private readonly store: Store,
  ) {
    this.head = { sha: '', tree: '', parents: [], author: '', message: '' };
  }

  /**
   * Reads the branch, and what this browser kept of earlier changes.
   * @throws DeskError if the host cannot be reached or refuses
   */
  static async open(host: Host, store: Store): Promise<WorkingCopy> {
    const copy = new WorkingCopy(host, store);
    for (const [key, value] of await store.all()) {
      if (key.startsWith(textKey)) copy.texts.set(key.slice(textKey.length), value as string);
      if (key.startsWith(draftKey)) copy.drafts.set(key.slice(draftKey.length), value as Draft);
      if (key === asideKey) copy.aside = value as string[];
    }
    await copy.takeUp();
    const used = new Set([...copy.tree.values()].map(({ sha }) => sha));
    const old = [...copy.texts.keys()].filter((sha) => !used.has(sha));
    await store.delete(old.map((sha) => textKey + sha));
    return copy;
  }

  names(): readonly string[] {
    const names = new Set([...this.tree.keys()].filter((name) => shown.test(name)));
    for (const [name, { content }] of this.drafts)
      if (content === undefined) names.delete(name);
      else names.add(name);
    return [...names].sort();
  }

  read(name: string): string {
    const draft = this.drafts.get(name);
    const text = draft ? draft.content : this.publishedText(name);
    if (typeof text !== 'string') throw new DeskError(`${name} is not here.`, 404);
    return text;
  }

  private publishedText(name: string): string | undefined {
    const file = this.tree.get(name);
    return file && this.texts.get(file.sha);
  }

  bytes(name: string): Uint8Array | undefined {
    const content = this.drafts.get(name)?.content ?? this.publishedText(name);
    return content === undefined ? undefined : bytesOf(content);
  }

  size(name: string): number {
    const draft = this.drafts.get(name)?.content;
    return draft === undefined ? (this.tree.get(name)?.size ?? 0) : bytesOf(draft).length;
  }

  changed(): number {
    return this.opened;
  }

  async load(name: string): Promise<Uint8Array> {
    const draft = this.drafts.get(name)?.content;
    if (draft !== undefined) return bytesOf(draft);
    return this.host.blob(this.tree.get(name)?.sha ?? '');
  }

  async write(name: string, content: string | Uint8Array): Promise<void> {
    if (content === this.publishedText(name)) await this.forget([name]);
    else await this.keep(name, { base: this.tree.get(name)?.sha, content });
  }

  async remove(name: string): Promise<void> {
    const base = this.tree.get(name)?.sha;
    if (base === undefined) await this.forget([name]);
    else await this.keep(name, { base, content: undefined });
  }

  private async keep(name: string, draft: Draft): Promise<void> {
    await this.store.set(draftKey + name, draft);
    this.drafts.set(name, draft);
  }

  private async forget(names: readonly string[]): Promise<void> {
    await this.store.delete(names.map((name) => draftKey + name));
    for (const name of names) this.drafts.delete(name);
  }

  /** Of a picture only whether it is there, and its size. */
  private told(name: string, content: string | Uint8Array | undefined): unknown {
    if (content === undefined) return undefined;
    return typeof content === 'string' ? parsedFile(name, content) : content.length;
  }

  changes(): FileChange[] {
    return [...this.drafts].sort().map(([file, { content }]) => ({
      file,
      before: isText(file) ? this.told(file, this.publishedText(file)) : this.tree.get(file)?.size,
      after: this.told(file, content),
    }));
  }

  /** None while the host cannot be reached: everything else works without it. */
  async lastPublish(): Promise<Publish | undefined> {
    return this.lastAtHost().catch(() => undefined);
  }

  private lastAtHost(): Promise<Publish | undefined> {
    this.last ??= this.host
      .commits('content')
      .then((commits) => lastPublishIn(commits.map(({ sha, message }) => ({ commit: sha, message }))));
    // Asked again next time, if the host could not be reached.
    this.last.catch(() => (this.last = undefined));
    return this.last;
  }

  /** What of the changes here could not be kept, because somebody else published the same text. */
  get setAside(): readonly string[] {
    return this.aside;
  }

  /** Forgets what could not be kept, once it was read. */
  async dismiss(): Promise<void> {
    await this.store.delete([asideKey]);
    this.aside = [];
  }

  /** The newest commit that the desk knows. */
  get newest(): string {
    return this.head.sha;
  }

  async publish(words: readonly string[]): Promise<string> {
    await this.newestOrStop('Look through your changes, then publish again.');
    await this.commit(publishMessage(words), this.newFiles());
    return `${published(words)}.`;
  }

  async propose(words: readonly string[]): Promise<string> {
    await this.newestOrStop('Look through your changes, then send them again.');
    const files = this.newFiles();
    await this.host.propose(this.head, publishMessage(words), files);
    await this.forget(files.map(({ path }) => path));
    return proposed(words);
  }

  private newFiles(): NewFile[] {
    return [...this.drafts].map(([path, { content }]) => ({
      path,
      content: content === undefined ? null : bytesOf(content),
      isThere: this.tree.has(path),
    }));
  }

  async undo(): Promise<string> {
    if (this.drafts.size > 0) throw new DeskError(publishFirst, 409);
    await this.newestOrStop('Look at it, then undo again.');
    const last = await this.lastAtHost();
    if (!last) throw new DeskError(nothingToUndo, 409);
    const commit = await this.host.commit(last.commit);
    const parent = await this.host.commit(commit.parents[0] ?? '');
    const [before, after] = await Promise.all([this.host.tree(parent), this.host.tree(commit)]);
    const names = [...new Set([...before.keys(), ...after.keys()])].filter(
      (name) => isContent(name) && before.get(name)?.sha !== after.get(name)?.sha,
    );
    if (names.some((name) => this.tree.get(name)?.sha !== after.get(name)?.sha))
      throw new DeskError(cannotUndo, 409);
    const files = names.map(async (path): Promise<NewFile> => {
      const sha = before.get(path)?.sha;
      return {
        path,
        content: sha === undefined ? null : await this.host.blob(sha),
        isThere: this.tree.has(path),
      };
    });
    await this.commit(undoMessage(last), await Promise.all(files));
    return `Undone: ${last.words}.`;
  }

  /** Makes one commit on top of the newest one that is known here, and nothing if the branch has moved. */
  private async commit(message: string, files: readonly NewFile[]): Promise<void> {
    const commit = await this.host.publish(this.head, message, files);
    if (!commit)
      throw new DeskError(`${await this.takeUp()} Look through your changes, then publish again.`, overtaken);
    await this.readTree(commit);
    await this.forget(files.map(({ path }) => path));
  }

  private async newestOrStop(then: string): Promise<void> {
    const news = await this.takeUp();
    if (news) throw new DeskError(`${news} ${then}`, overtaken);
  }

  private async readTree(head: Commit): Promise<void> {
    const tree = await this.host.tree(head);
    const wanted = [...tree].filter(
      ([name, { sha }]) => isContent(name) && isText(name) && !this.texts.has(sha),
    );
    const queue = wanted.map(([, { sha }]) => sha).values();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const sha of queue) await this.textOf(sha);
      }),
    );
    this.head = head;
    this.tree = tree;
    this.last = undefined;
  }

  private async textOf(sha: string): Promise<string> {
    const known = this.texts.get(sha);
    if (known !== undefined) return known;
    const text = new TextDecoder().decode(await this.host.blob(sha));
    this.texts.set(sha, text);
    await this.store.set(textKey + sha, text);
    return text;
  }

  /**
   * Reads what was published elsewhere since the last time, and brings the changes of this browser together with it.
   * @returns a sentence for the office if that changes the content
   */
  private async takeUp(): Promise<string | undefined> {
    const known = this.head.sha;
    const newest = await this.host.head();
    const before = this.tree;
    const commits = newest === known || known === '' ? [] : await this.host.commits();
    if (newest !== known) await this.readTree(await this.host.commit(newest));
    // Also those that were left when the connection broke the last time.
    for (const [file, draft] of [...this.drafts])
      if (this.tree.get(file)?.sha !== draft.base) await this.rebase(file, draft);
    const isSame = [...new Set([...before.keys(), ...this.tree.keys()])].every(
      (name) => !shown.test(name) || before.get(name)?.sha === this.tree.get(name)?.sha,
    );
    if (known === '' || isSame) return undefined;
    const until = commits.findIndex(({ sha }) => sha === known);
    const who = commits
      .slice(0, until < 0 ? 1 : until)
      .map(({ author, message }) => `${author} (${message.split('\n', 1)[0]})`);
    return `Somebody else published meanwhile: ${who.join(', ')}. It is here now, and nothing of it was overwritten.`;
  }

  /** Makes a change again on top of what is published now, and keeps in words what cannot be kept otherwise. */
  private async rebase(file: string, { base, content }: Draft): Promise<void> {
    const theirs = this.publishedText(file);
    // They removed what is changed here: it stays as a new file, which the list of changes says.
    if (!this.tree.has(file)) {
      if (content === undefined) await this.forget([file]);
      else await this.keep(file, { base: undefined, content });
    } else if (content === undefined) {
      await this.putAside([
        `${this.nameOf(file)}: you removed it, but it was changed meanwhile, so it stays. Remove it again if it should go.`,
      ]);
      await this.forget([file]);
    } else if (typeof content !== 'string' || theirs === undefined) {
      await this.putAside([
        `Picture ${this.nameOf(file)}: somebody else published another one under this name. Add yours again.`,
      ]);
      await this.forget([file]);
    } else {
      const from = base === undefined ? '' : await this.textOf(base);
      const { text, lost } = await this.together(file, from, content, theirs);
      await this.putAside(lost);
      await this.write(file, text);
    }
  }

  private async together(file: string, base: string, mine: string, theirs: string) {
    const parts = (text: string): Parts => partsOf(file, text) ?? { data: {} };
    const [from, here, there] = [parts(base), parts(mine), parts(theirs)];
    const data = merge(from.data, here.data, there.data);
    const body = merge(from.body, here.body, there.body);
    const below = body.value === undefined ? {} : { body: String(body.value) };
    const subject = ruleContextOf(readContent(this));
    const places = [
      ...data.lost.map(({ path, after }) => [placeInWords(subject, file, path), after] as const),
      ...body.lost.map(({ after }) => [`${nameOfFile(subject, file)}, text`, after] as const),
    ];
    return {
      text: await textWith(file, theirs, { data: data.value, ...below }),
      lost: places.map(([place, after]) => `${place ?? nameOfFile(subject, file)}: ${inWords(after)}`),
    };
  }

  private async putAside(words: readonly string[]): Promise<void> {
    this.aside = [...this.aside, ...words];
    await this.store.set(asideKey, this.aside);
  }

  private nameOf(file: string): string {
    return nameOfFile(ruleContextOf(readContent(this)), file);
  }
}
