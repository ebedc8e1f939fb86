import { execFileSync } from 'node:child_process';
import { Refusal } from '../preview/request';
import { askForHelp } from './files';

/** The last line of the message of a commit by the desk. */
const trailer = 'Published-at: the desk';

/** A content file that differs from the last commit. */
export interface FileChange {
  file: string;
  change: 'added' | 'changed' | 'removed';
}

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
      throw new Refusal(`${askForHelp} The reason is: ${reason}`, 500);
    }
  }

  /** The content files that differ from the last commit. */
  changes(): FileChange[] {
    const words: Record<string, FileChange['change']> = { A: 'added', D: 'removed' };
    // Without files that differ in their line ends alone, of which Git commits nothing.
    const tracked = this.git('diff', '--name-status', '-z', '--no-renames', 'HEAD', '--', 'content');
    const fresh = this.git('ls-files', '--others', '--exclude-standard', '-z', '--', 'content');
    const all = tracked + fresh.replaceAll(/[^\0]+/g, 'A\0$&');
    return Array.from(all.matchAll(/(\w)\0([^\0]+)\0/g), ([, state = '', file = '']) => ({
      file,
      change: words[state] ?? 'changed',
    }));
  }

  /**
   * Commits everything in `content/`, and nothing else, and pushes it if there is a remote.
   * @throws Refusal if Git fails
   */
  publish(words: readonly string[]): string {
    const [first = ''] = words;
    const subject = words.length === 1 ? first : `${first}, and ${words.length - 1} more`;
    const body = words.map((word) => `- ${word}`).join('\n');
    this.git('add', '--all', '--', 'content');
    this.git('commit', '--quiet', '-m', `${subject}\n\n${body}\n\n${trailer}`, '--', 'content');
    return this.send(
      words.length === 1 ? 'One change is published' : `${words.length} changes are published`,
    );
  }

  /** The first line of the last publish; undefined where the last commit of content is none of the desk's. */
  lastPublish(): string | undefined {
    const message = this.git('log', '-1', '--format=%B', '--', 'content');
    return message.includes(`\n${trailer}`) ? message.split('\n', 1)[0] : undefined;
  }

  /**
   * Reverts the last publish with a new commit, and pushes it if there is a remote.
   * @throws Refusal if there is none, or if changes are not published yet
   */
  undo(): string {
    const last = this.lastPublish();
    if (last === undefined)
      throw new Refusal('There is nothing to undo: the last change was not published from this desk.', 409);
    if (this.changes().length > 0)
      throw new Refusal('Some changes are not published yet. Publish them first, then undo.', 409);
    this.git('revert', '--no-commit', this.git('log', '-1', '--format=%H', '--', 'content').trim());
    this.git('commit', '--quiet', '-m', `Undo: ${last}`, '--', 'content');
    return this.send(`Undone: ${last}`);
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
    return `${done} and sent. Visitors see it in a few minutes.`;
  }
}
