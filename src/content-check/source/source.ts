import type { Path, Place } from '../problem';

/** A mistake in how a file is written, before anything is known of what it says. */
export interface SyntaxProblem extends Place {
  /** The way to the field, where the mistake belongs to one. */
  path: Path;
  message: string;
  remedy: string;
}

/** A content file taken apart: what it says, and where each part of it stands. */
export interface Source {
  /** What the file says, as the build reads it; undefined where it cannot be read. */
  data: unknown;
  /** The text under the front matter, and the line it begins in; only Markdown files have one. */
  body?: { text: string; line: number };
  problems: SyntaxProblem[];
  /**
   * Where a field stands; for a field that is not there, where the group stands that should have it.
   * @param what the field's name, or what it holds
   */
  place(path: Path, what?: 'key' | 'value'): Place;
}

/** A function that turns an offset in a text into a line and a column. */
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
