/** The way to a value inside a file: names of fields and positions in lists, counted from 0. */
export type Path = readonly (string | number)[];

/** Where something stands in a file; both count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** One mistake in the content, in words for a person who has never seen a compiler. */
export interface Problem extends Place {
  /** The file from the repository's root: `content/landing/toilet.md`. */
  file: string;
  /** The way to the field, as `fieldName` writes it; empty where the whole file is meant. */
  field: string;
  /** What is wrong, as the end of a sentence that begins with the field: `is empty`. */
  message: string;
  /** What would be right: whole sentences, or empty where the message says it. */
  remedy: string;
}

/** More than this many problems at once is a wall nobody reads. */
const readable = 40;

/** The way to a field as people read it; positions in lists count from 1: `sections › 3 › type`. */
export function fieldName(path: Path): string {
  return path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' › ');
}

/** Problems in the order of files and lines. */
export function sorted(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      a.field.localeCompare(b.field),
  );
}

/** One problem as a line of text. */
export function inWords({ file, line, field, message, remedy }: Problem): string {
  const where = [file, `line ${line}`, ...(field ? [field] : [])].join(', ');
  return `${where}: ${message}.${remedy ? ` ${remedy}` : ''}`;
}

/** All problems as a text: a heading, a line each, and how many more there are. */
export function report(problems: readonly Problem[]): string {
  const shown = problems.slice(0, readable).map((problem) => `  - ${inWords(problem)}`);
  const more = problems.length - shown.length;
  return [
    problems.length === 1 ? 'One mistake in the content:' : `${problems.length} mistakes in the content:`,
    ...shown,
    ...(more > 0 ? [`  … and ${more} more. Put these right first, then check again.`] : []),
  ].join('\n');
}

/** A text shortened to what fits in a message, in quotation marks. */
export function quoted(value: unknown, length = 60): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  const flat = text.replaceAll(/\s+/g, ' ');
  return `"${flat.length > length ? `${flat.slice(0, length - 1)}…` : flat}"`;
}
