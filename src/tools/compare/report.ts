import type { Build } from './build';
import type { Aspects } from './page';
import { changedLines, type LineChange } from './lines';

const most = 160;

/**
 * What differs between two builds, in words, a text for each file that differs. What several files have in common is in the
 * text of the first of them, to which the others refer.
 */
export function differencesInWords(before: Build, after: Build): string[] {
  const firstWith = new Map<string, string>();
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((file) => {
    const lines = differencesOf(before.get(file), after.get(file)).map((difference) => {
      const first = firstWith.get(difference);
      if (first !== undefined) return `${difference.split('\n', 1)[0]}: as in ${first}`;
      if (difference.includes('\n')) firstWith.set(difference, file);
      return difference;
    });
    return lines.length > 0 ? [[file, ...lines].join('\n')] : [];
  });
}

function differencesOf(old: Aspects | undefined, fresh: Aspects | undefined): string[] {
  if (!old) return ['  only in the new build'];
  if (!fresh) return ['  only in the old build'];
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])].flatMap((aspect) => {
    const changes = changedLines(old[aspect] ?? [], fresh[aspect] ?? []);
    return changes.length > 0 ? [[`  ${aspect}`, ...changes.flatMap(inWords)].join('\n')] : [];
  });
}

/** `-` before lines of the old build, `+` before those of the new one; long lines from shortly before where they differ. */
function inWords({ line, gone, added }: LineChange): string[] {
  const shown = (mark: string, lines: readonly string[], others: readonly string[]): string[] =>
    lines.map((text, index) => `    ${mark} ${excerpt(text, others[index] ?? '')}`);
  return [`    line ${line}`, ...shown('-', gone, added), ...shown('+', added, gone)];
}

function excerpt(text: string, other: string): string {
  if (text.length <= most) return text;
  let same = 0;
  while (same < text.length && text[same] === other[same]) same++;
  const from =
    other === '' || same === text.length ? 0 : Math.max(0, Math.min(same - 40, text.length - most));
  const part = text.slice(from, from + most);
  return `${from > 0 ? '… ' : ''}${part}${from + most < text.length ? ' …' : ''} (${text.length} characters)`;
}
