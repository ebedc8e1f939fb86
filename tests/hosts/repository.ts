import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A commit, with who made it. */
export interface Commit {
  sha: string;
  tree: string;
  parents: string[];
  name: string;
  message: string;
}

/** The names of a tree's blobs, by path. */
type Tree = ReadonlyMap<string, string>;

const nameOf = (kind: string, content: string | Buffer) =>
  createHash('sha1')
    .update(`${kind} ${Buffer.byteLength(content)}\0`)
    .update(content)
    .digest('hex');

/**
 * The repository of a stand-in, in memory: what GitHub and GitLab tell of a Git repository. It had a real one, whose
 * 500 processes took half the time of the tests.
 */
export class Repository {
  private readonly blobs = new Map<string, Buffer>();
  private readonly trees = new Map<string, Tree>();
  /** In the order in which they were made. */
  private readonly commits = new Map<string, Commit>();
  private readonly heads = new Map<string, string>();

  /**
   * @param branch the branch that the site is built from
   * @param folders the folders of the first commit, by their names in it
   */
  constructor(
    readonly branch: string,
    folders: Readonly<Record<string, string>>,
  ) {
    const files = Object.entries(folders).flatMap(([name, from]) =>
      readdirSync(from, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry): [string, string] => {
          const file = path.join(entry.parentPath, entry.name);
          return [path.join(name, path.relative(from, file)), this.newBlob(readFileSync(file))];
        }),
    );
    this.move(branch, this.newCommit(this.newTree(new Map(files)), [], 'The site', 'Office'));
  }

  /** The newest commit of the branch. */
  head(): string {
    return this.commit(this.branch).sha;
  }

  /** A commit by its name or that of a branch. */
  commit(ref: string): Commit {
    return known(this.commits, this.heads.get(ref) ?? ref);
  }

  blob(sha: string): Buffer {
    return known(this.blobs, sha);
  }

  /** The files of a branch, a commit or a tree, in the order of their paths. */
  files(ref: string): { path: string; type: 'blob'; sha: string; size: number }[] {
    return [...this.tree(ref)]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([file, sha]) => ({ path: file, type: 'blob', sha, size: this.blob(sha).length }));
  }

  /** Whether a branch, a commit or a tree has a file. */
  has(ref: string, file: string): boolean {
    return this.tree(ref).has(file);
  }

  /** The text of a file in a branch. */
  text(file: string, ref = this.branch): string {
    return this.blob(known(this.tree(ref), file)).toString();
  }

  /** The files that differ between two branches or commits. */
  changed(from: string, to: string): string[] {
    const [before, after] = [this.tree(from), this.tree(to)];
    return [...new Set([...before.keys(), ...after.keys()])].filter(
      (file) => before.get(file) !== after.get(file),
    );
  }

  /** The last commits of a branch, newest first; with a file or folder, those that changed it. */
  log(ref: string, place: string | null = null, most = Infinity): string[] {
    const found: string[] = [];
    const waiting = new Set([this.commit(ref).sha]);
    for (const sha of [...this.commits.keys()].reverse()) {
      if (!waiting.has(sha) || found.length >= most) continue;
      const { parents } = this.commit(sha);
      const changes = (from: string) =>
        this.changed(from, sha).some((file) => file === place || file.startsWith(`${place}/`));
      // Of a merge only the side is followed that the place comes from, as in `git log`.
      const same = place === null ? undefined : parents.find((parent) => !changes(parent));
      if (same === undefined) found.push(sha);
      for (const parent of same === undefined ? parents : [same]) waiting.add(parent);
    }
    return found;
  }

  newBlob(content: string | Buffer): string {
    const sha = nameOf('blob', content);
    this.blobs.set(sha, Buffer.from(content));
    return sha;
  }

  /** A tree like that of a branch, a commit or a tree but for some files; without a blob, a file is left out. */
  treeWith(base: string, files: readonly { path: string; sha: string | null }[]): string {
    const tree = new Map(this.tree(base));
    for (const { path: file, sha } of files)
      if (sha === null) tree.delete(file);
      else tree.set(file, sha);
    return this.newTree(tree);
  }

  newCommit(tree: string, parents: readonly string[], message: string, name: string): string {
    // The number, because Git's names of two equal commits differ by their time.
    const sha = nameOf('commit', [this.commits.size, tree, ...parents, name, message].join('\n'));
    this.commits.set(sha, { sha, tree, parents: [...parents], name, message: message.trim() });
    return sha;
  }

  /** A commit in which a branch is merged into the branch; a file that both have changed is taken from neither. */
  merge(from: string, name: string): void {
    const [ours, theirs] = [this.log(this.branch), this.log(from)];
    const base = ours.find((sha) => theirs.includes(sha)) ?? '';
    const mine = new Set(this.changed(base, this.branch));
    const changed = this.changed(base, from);
    const both = changed.filter((file) => mine.has(file));
    if (both.length > 0) throw new Error(`Both branches changed ${both.join(', ')}.`);
    const tree = this.treeWith(
      this.branch,
      changed.map((file) => ({ path: file, sha: this.tree(from).get(file) ?? null })),
    );
    const parents = [this.head(), this.commit(from).sha];
    this.move(this.branch, this.newCommit(tree, parents, `Merge ${from}`, name));
  }

  /** Whether a commit has another one before it, or is the same. */
  comesAfter(sha: string, earlier: string): boolean {
    return this.log(sha).includes(earlier);
  }

  /** The branches of a folder. */
  branches(folder: string): string[] {
    return [...this.heads.keys()].filter((name) => name.startsWith(`${folder}/`));
  }

  hasBranch(name: string): boolean {
    return this.heads.has(name);
  }

  /** Moves a branch to a commit, or makes it. */
  move(name: string, sha: string): void {
    this.heads.set(name, this.commit(sha).sha);
  }

  remove(name: string): void {
    this.heads.delete(name);
  }

  private tree(ref: string): Tree {
    const commit = this.commits.get(this.heads.get(ref) ?? ref);
    return known(this.trees, commit?.tree ?? ref);
  }

  private newTree(tree: Tree): string {
    const sha = nameOf('tree', [...tree].map((entry) => entry.join(' ')).join('\n'));
    this.trees.set(sha, tree);
    return sha;
  }
}

function known<Value>(values: ReadonlyMap<string, Value>, name: string): Value {
  const value = values.get(name);
  if (value === undefined) throw new Error(`The repository has no ${name}.`);
  return value;
}
