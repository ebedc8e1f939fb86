import { sampleText, type Changes } from './memory';

/** One mistake of an editor, and where the check must find it. */
export interface Mistake {
  /** What the editor did, as the name of a test. */
  what: string;
  changes: Changes;
  expected: {
    file: string;
    /** Counted in the changed text by this test, not by the check. */
    line: number;
    field: string;
    says: RegExp;
  };
  /** True if the mistake causes others in other files, as a missing page does with the links to it. */
  alone?: boolean;
}

/** The number of the line that holds a place in a text. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The number of the line in which something is first found. */
export function lineOf(text: string, sought: string | RegExp): number {
  const at = typeof sought === 'string' ? text.indexOf(sought) : text.search(sought);
  if (at === -1) throw new Error(`${String(sought)} is not in the text.`);
  return lineAt(text, at);
}

/** Replaces the first place where something is found; the test is wrong if it is not there. */
export function replaced(text: string, sought: string | RegExp, by: string): string {
  lineOf(text, sought);
  return text.replace(sought, () => by);
}

/** A mistake in one file: a piece of text that becomes another. */
export function slip({
  what,
  file,
  find,
  by,
  field,
  says,
  at,
  alone,
}: {
  what: string;
  file: string;
  find: string | RegExp;
  by: string;
  field: string;
  says: RegExp;
  /** The place in the changed text that the check must report; by default the inserted text. */
  at?: string | RegExp;
  alone?: boolean;
}): Mistake {
  const before = sampleText(file);
  const after = replaced(before, find, by);
  const start = typeof find === 'string' ? before.indexOf(find) : before.search(find);
  return {
    what: `${file}: ${what}`,
    changes: new Map([[file, after]]),
    expected: { file, line: at === undefined ? lineAt(after, start) : lineOf(after, at), field, says },
    ...(alone && { alone }),
  };
}

/** `/…/` is a pattern, everything else the text itself, with `\\n` for a line break. */
const sought = (text: string): string | RegExp =>
  /^\/.+\/$/.test(text) ? new RegExp(text.slice(1, -1)) : text.replaceAll('\\n', '\n');

/**
 * Mistakes from a table. A line that is not indented is a file; below it stand its mistakes: what the editor did (with
 * a star if it causes mistakes in other files), `what is replaced → by what`, `@ where it is reported` if not there,
 * and `the field: a pattern of what the check says`. A change that says by itself what the editor did needs no words.
 *
 * @throws If a row is incomplete, or what is to be replaced is not in its file.
 */
export function mistakesIn(table: string): Mistake[] {
  const mistakes: Mistake[] = [];
  let file = '';
  let row: string[] = [];
  for (const line of table.trim().split('\n')) {
    const depth = line.search(/\S/);
    if (depth === 0) file = line;
    if (depth < 4) row = line.includes(' → ') ? [line.trim(), line.trim().replace('* ', '')] : [line.trim()];
    else row.push(line.trimEnd().slice(4));
    const [name = '', change = '', ...rest] = row;
    const [, field, says] = /^([^@:][^:]*|): (.+)$/.exec(rest.at(-1) ?? '') ?? [];
    if (field === undefined || !says) continue;
    const [find = '', by = ''] = change.split(/ → ?/);
    const at = rest.length > 1 ? sought(rest[0]!.slice(2)) : undefined;
    const alone = name.startsWith('* ');
    mistakes.push(
      slip({
        what: name.replace('* ', ''),
        file,
        find: sought(find),
        by: by.replaceAll('\\n', '\n'),
        field,
        says: new RegExp(says),
        ...(at !== undefined && { at }),
        alone,
      }),
    );
  }
  return mistakes;
}
