import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../../content-reader/json';
import { readMarkdown } from '../../content-reader/markdown';
import type { FileChange } from './changes';
import { DeskError } from './files';

/** The last line of the message of a commit by the desk. */
const trailer = 'Published-at: the desk';
const undoes = 'Undoes:';

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
      const { stderr } = error as { stderr?: string };
      throw new DeskError(`Git says: ${(stderr ?? String(error)).trim()}`, 500);
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
    return status
      .split('\0')
      .filter((line) => line !== '')
      .map((line) => line.slice(3))
      .map((file) => ({ file, before: this.published(file), after: this.now(file) }));
  }

  private published(file: string): unknown {
    return this.has('cat-file', '-e', `HEAD:${file}`)
      ? parsed(file, this.git('show', `HEAD:${file}`))
      : undefined;
  }

  private now(file: string): unknown {
    const path = join(this.root, file);
    return existsSync(path) ? parsed(file, readFileSync(path, 'utf8')) : undefined;
  }

  /**
   * Commits everything in `content/`, and nothing else, and pushes it if there is a remote.
   * @param words one sentence for each change
   * @returns a sentence that says what happened
   * @throws DeskError if nothing has changed or Git fails
   */
  publish(words: readonly string[]): string {
    if (words.length === 0) throw new DeskError('Nothing has changed since the last publish.', 409);
    const [first = ''] = words;
    const subject = words.length === 1 ? first : `${first}, and ${words.length - 1} more`;
    this.git('add', '--all', '--', 'content');
    this.git(
      'commit',
      '--quiet',
      '-m',
      `${subject}\n\n${words.map((word) => `- ${word}`).join('\n')}\n\n${trailer}`,
      '--',
      'content',
    );
    return this.send(
      words.length === 1 ? 'One change is published' : `${words.length} changes are published`,
    );
  }

  /** The last publish that was not undone, with its commit message; undefined if there is none. */
  lastPublish(): { commit: string; words: string } | undefined {
    if (!this.has('rev-parse', '--verify', 'HEAD')) return undefined;
    const log = this.git('log', '-50', '--format=%H%x1f%s%x1f%B%x1e', '--', 'content');
    const undone = new Set<string>();
    for (const entry of log.split('\x1e')) {
      const [commit = '', words = '', message = ''] = entry.trim().split('\x1f');
      const target = new RegExp(`^${undoes} ([0-9a-f]{40})$`, 'm').exec(message)?.[1];
      if (target) undone.add(target);
      else if (message.includes(`\n${trailer}`) && !undone.has(commit)) return { commit, words };
    }
    return undefined;
  }

  /**
   * Reverts the last publish with a new commit, and pushes it if there is a remote.
   * @returns a sentence that says what happened
   * @throws DeskError if there is none, if changes are not published yet, or if later commits changed the same lines
   */
  undo(): string {
    const last = this.lastPublish();
    if (!last) throw new DeskError('There is nothing to undo: nothing was published from this desk.', 409);
    if (this.changes().length > 0)
      throw new DeskError('Some changes are not published yet. Publish them first, then undo.', 409);
    if (!this.has('revert', '--no-commit', last.commit)) {
      this.has('revert', '--abort');
      throw new DeskError(
        'Later changes are in the same texts, so it cannot be undone automatically. Change it by hand.',
        409,
      );
    }
    this.git('commit', '--quiet', '-m', `Undo: ${last.words}\n\n${undoes} ${last.commit}`, '--', 'content');
    return this.send(`Undone: ${last.words}`);
  }

  private send(done: string): string {
    const [remote] = this.git('remote').split('\n');
    if (!remote)
      return `${done}. It is kept on this computer only: no remote is set, so nothing was sent to the site.`;
    try {
      this.git('push', '--quiet', remote, 'HEAD');
    } catch (error) {
      return `${done} on this machine, but could not be sent. ${(error as Error).message}`;
    }
    return `${done} and sent.`;
  }
}

function parsed(file: string, text: string): unknown {
  if (file.endsWith('.json')) return readJson(text).data;
  if (!file.endsWith('.md')) return text.length;
  const { data, body } = readMarkdown(text);
  const below = body?.text.trim();
  return below ? { ...(data as object), text: below } : data;
}
