import type { Path, Place } from '../problem';

/** A syntax error in a file. */
export interface SyntaxProblem extends Place {
  /** Path of the field, if the mistake belongs to one. */
  path: Path;
  message: string;
  remedy: string;
}

/** A parsed content file: its data, and the place of each field. */
export interface Source {
  /** The data as the build reads it; undefined if it cannot be parsed. */
  data: unknown;
  /** The text below the front matter and its first line; only for Markdown files. */
  body?: { text: string; line: number };
  problems: SyntaxProblem[];
  /**
   * The place of a field; for a missing field, the place of its group.
   * @param what whether the place of the field's name or of its value
   */
  place(path: Path, what?: 'key' | 'value'): Place;
}

/** Returns a function that converts an offset in a text to a line and a column. */
export function placesIn(text: string): (offset: number) => Place {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
