/** A publish: its commit, and the first line of its message. */
export interface Publish {
  commit: string;
  words: string;
}

/** The last line of the message of a commit by the desk. */
const trailer = 'Published-at: the desk';
const undoes = 'Undoes:';

/** The message of a commit that publishes. */
export function publishMessage(words: readonly string[]): string {
  const [first = ''] = words;
  const subject = words.length === 1 ? first : `${first}, and ${words.length - 1} more`;
  return `${subject}\n\n${words.map((word) => `- ${word}`).join('\n')}\n\n${trailer}`;
}

/** The message of a commit that takes a publish back. */
export const undoMessage = ({ commit, words }: Publish): string => `Undo: ${words}\n\n${undoes} ${commit}`;

/** The last publish that was not undone, of commits with the newest first. */
export function lastPublishIn(commits: readonly { commit: string; message: string }[]): Publish | undefined {
  const undone = new Set<string>();
  for (const { commit, message } of commits) {
    const target = new RegExp(`^${undoes} ([0-9a-f]{40})$`, 'm').exec(message)?.[1];
    if (target) undone.add(target);
    else if (message.includes(`\n${trailer}`) && !undone.has(commit))
      return { commit, words: message.split('\n', 1)[0] ?? '' };
  }
  return undefined;
}

/** How many changes were published, as the start of a sentence. */
export const published = (words: readonly string[]): string =>
  words.length === 1 ? 'One change is published' : `${words.length} changes are published`;

/** Why something cannot be undone. */
export const nothingToUndo = 'There is nothing to undo: nothing was published from this desk.';
export const publishFirst = 'Some changes are not published yet. Publish them first, then undo.';
export const cannotUndo =
  'Later changes are in the same texts, so it cannot be undone automatically. Change it by hand.';
