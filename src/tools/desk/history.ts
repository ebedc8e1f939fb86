import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { unixLines } from '../../content/load/source';
import { versionOf } from '../../content/version';
import { parsedFile, type FileChange } from './changes';
import { askForHelp, DeskError } from './folder';
import {
  cannotUndo,
  lastPublishIn,
  nothingToUndo,
  publishFirst,
  published,
  publishMessage,
  undoMessage,
  type Publish,
} from './messages';

/** Publishes with Git. Never stages, commits or changes anything outside `content/`. */
export class DeskHistory {
  /** @param root the repository's folder */
  constructor(private readonly root: string) {}

  private git(...parameters: string[]): string {
    try {
      return execFileSync('git', parameters, {
        cwd: this.root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        // Git must not wait for a password in a terminal.
        env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
        maxBuffer: 64_000_000,
      });
    } catch (error) {
      const { stderr, stdout } = error as { stderr?: string; stdout?: string };
      // Git says some things, such as that there is nothing to commit, on the other stream.
      const reason = stderr?.trim() || stdout?.trim() || String(error);
      throw new DeskError(`${askForHelp} The reason is: ${reason}`, 500);
    }
  }

  private has(...parameters: string[]): boolean {
    try {
      this.git(...parameters);
      return true;
    } catch {
      return false;
    }
  }

  /** Which content the last commit holds, as `src/content/version.ts` names it. */
  published(): string {
    // Each line as in `100644 blob 1a2b…	content/site.json`. Not with --format, which quotes names in spite of -z.
    const tree = this.git('ls-tree', '-r', '-z', 'HEAD', 'content');
    const lines = tree.split('\0').filter((line) => line !== '');
    return versionOf(
      new Map(
        lines.map((line) => {
          const [, , blob = ''] = line.split(/[ \t]/, 3);
          return [line.slice(line.indexOf('\t') + 1), blob];
        }),
      ),
    );
  }

  /** The content files that differ from the last commit, with both versions. */
  changes(): FileChange[] {
    const status = this.git(
      'status',
      '--porcelain',
      '-z',
      '--no-renames',
      '--untracked-files=all',
      '--',
      'content',
    );
    return (
      status
        .split('\0')
        .filter((line) => line !== '')
        .map((line) => line.slice(3))
        .map((file) => ({ file, before: this.before(file), after: this.now(file) }))
        // Git on Windows lists a file with other line ends, too, and commits nothing of it.
        .filter(({ before, after }) => before !== after)
        .map(({ file, before, after }) => ({
          file,
          before: before === undefined ? undefined : parsedFile(file, before),
          after: after === undefined ? undefined : parsedFile(file, after),
        }))
    );
  }

  /** The text of a file in the last commit. */
  private before(file: string): string | undefined {
    return this.has('cat-file', '-e', `HEAD:${file}`)
      ? unixLines(this.git('show', `HEAD:${file}`))
      : undefined;
  }

  private now(file: string): string | undefined {
    const path = join(this.root, file);
    // A folder that somebody named like a file, and a link to nowhere, are no content.
    return statSync(path, { throwIfNoEntry: false })?.isFile()
      ? unixLines(readFileSync(path, 'utf8'))
      : undefined;
  }

  /**
   * Commits everything in `content/`, and nothing else, and pushes it if there is a remote.
   * @param words one sentence for each change
   * @returns a sentence that says what happened
   * @throws DeskError if Git fails
   */
  publish(words: readonly string[]): string {
    this.git('add', '--all', '--', 'content');
    this.git('commit', '--quiet', '-m', publishMessage(words), '--', 'content');
    return this.send(published(words));
  }

  lastPublish(): Publish | undefined {
    if (!this.has('rev-parse', '--verify', 'HEAD')) return undefined;
    const log = this.git('log', '-50', '--format=%H%x1f%B%x1e', '--', 'content');
    return lastPublishIn(
      log.split('\x1e').map((entry) => {
        const [commit = '', message = ''] = entry.trim().split('\x1f');
        return { commit, message };
      }),
    );
  }

  /**
   * Reverts the last publish with a new commit, and pushes it if there is a remote.
   * @returns a sentence that says what happened
   * @throws DeskError if there is none, if changes are not published yet, or if later commits changed the same lines
   */
  undo(): string {
    const last = this.lastPublish();
    if (!last) throw new DeskError(nothingToUndo, 409);
    if (this.changes().length > 0) throw new DeskError(publishFirst, 409);
    if (!this.has('revert', '--no-commit', last.commit)) {
      this.has('revert', '--abort');
      throw new DeskError(cannotUndo, 409);
    }
    this.git('commit', '--quiet', '-m', undoMessage(last), '--', 'content');
    return this.send(`Undone: ${last.words}`);
  }

  private send(done: string): string {
    const [remote] = this.git('remote').split('\n');
    if (!remote)
      return `${done}. It is kept on this computer only, because the desk does not know yet where to send it. ${askForHelp}`;
    try {
      this.git('push', '--quiet', remote, 'HEAD');
    } catch (error) {
      return `${done} on this computer, but could not be sent to the site. ${(error as Error).message}`;
    }
    return `${done} and sent.`;
  }
}
