import { LineCounter } from 'yaml';
import type { Message, Mistake, Position } from './mistake';
import type { Path } from './schema-fields';

/** A mistake in a text that does not know the name of its file. */
export type SourceMistake = Omit<Mistake, 'file'>;

/** The text below the fields of a Markdown file. */
export interface Body {
  text: string;
  /** The place in the file of a character of the text. */
  positionAt(offset: number): Position;
}

/** What is in the text of a content file: its data, and the place of each field. */
export interface Parsed {
  /** The data as the build reads it; undefined if it cannot be parsed. */
  data: unknown;
  /** The text below the front matter; only for Markdown files. */
  body?: Body;
  mistakes: SourceMistake[];
  /** The place of a field; for a missing field, the place of its group. */
  positionOf(path: Path, what?: 'key' | 'value'): Position;
}

/** A parsed content file. It is the same object until its text changes. */
export interface Source extends Parsed {
  file: string;
  mistakes: Mistake[];
}

/** A mistake of a text as a whole, or at a place in it. */
export const inText = (
  message: Message,
  fix: Message,
  place: Position = { line: 1, column: 1 },
): SourceMistake => ({
  ...place,
  field: '',
  message,
  fix,
});

/**
 * A text with the line ends that the repository has. Git on Windows and some editors write others, which are not a
 * change of the text: a translation would be behind its original, a drawing would have another name.
 */
export const unixLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** The marks that Git leaves where two people changed the same lines. */
const mergeMark = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/m;

/** What is wrong with a file as a whole, before its text is parsed: the parser's message would be about a wrong thing. */
export function mistakeOfFile(text: string): SourceMistake | undefined {
  if (text.trim() === '')
    return inText('is empty', "Restore it from the repository's history, or delete it.");
  // How UTF-16 and Windows' old encodings look when they are read as UTF-8.
  if (/[\0\uFFFD]/.test(text)) return inText('is not saved as UTF-8', 'Save it with the encoding UTF-8.');
  if (text.startsWith('\uFEFF'))
    return inText(
      'begins with an invisible character, a byte-order mark',
      'Save it as "UTF-8", not as "UTF-8 with BOM".',
    );
  const merge = mergeMark.exec(text);
  return merge
    ? inText(
        `has the marks of a merge that nobody finished: "${merge[0].slice(0, 40)}"`,
        'Of what is between <<<<<<< and >>>>>>>, keep one version, and delete the three lines of marks.',
        positionsIn(text)(merge.index),
      )
    : undefined;
}

/** Returns a function that converts an offset in a text to a line and a column. */
export function positionsIn(text: string): (offset: number) => Position {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines.addNewLine(at + 1);
  return (offset) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
}
