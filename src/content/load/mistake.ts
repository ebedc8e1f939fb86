import { namePattern } from '../schemas/fields';
import { type Path, valueAt } from './schema-fields';

/** A place in a file; both numbers count from 1. */
export interface Position {
  line: number;
  column: number;
}

/**
 * What each reader of a message says in its own words: a file, a line of it or of the same file; or what to do at a
 * terminal.
 */
type Part = { file?: string; line?: number } | { terminal: string };

/** What is said of a mistake. */
export type Message = string | Part | readonly (string | Part)[];

/** A message from a template with such parts. */
export const phrase = (texts: TemplateStringsArray, ...parts: Message[]): Message =>
  texts.flatMap((text, index) => [text, parts[index] ?? []].flat());

/** One mistake in the content, for people who do not write code. */
export interface Mistake extends Position {
  /** Path of the file from the repository's root: `content/landing/toilet.md`. */
  file: string;
  /** The field, as `fieldName` writes it; empty for the whole file. */
  field: string;
  /** What is wrong, as the end of a sentence that begins with the field: `is empty`. */
  message: Message;
  /** What to do, in whole sentences; empty if the message already says it. */
  fix: Message;
}

const readable = 40;

/**
 * The path of a field for people, with list positions counted from 1: `sections › 3 › type`.
 * @param whole the file's data, from which groups that texts refer to get their names: `claims › years › default`
 */
export function fieldName(path: Path, whole?: unknown): string {
  return path
    .map((part, depth) =>
      typeof part === 'number' ? (nameIn(valueAt(whole, path.slice(0, depth)), part) ?? part + 1) : part,
    )
    .join(' › ');
}

/** The name of a group in a list of groups to which texts refer by name (`namedList`). */
function nameIn(list: unknown, index: number): string | undefined {
  const names = Array.isArray(list) ? list.map((entry) => valueAt(entry, ['name'])) : [];
  const isNamed = names.every((name) => typeof name === 'string' && namePattern.test(name));
  return isNamed ? (names[index] as string | undefined) : undefined;
}

/** Sorts mistakes by file and line. */
export function sortMistakes(mistakes: readonly Mistake[]): Mistake[] {
  return [...mistakes].sort(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      a.field.localeCompare(b.field),
  );
}

function atTerminal(part: Part): string {
  if ('terminal' in part) return part.terminal;
  const { file, line } = part;
  return file === undefined ? `in line ${line}` : file + (line === undefined ? '' : `, line ${line}`);
}

/** A message as text, in the words of a reader. */
export const plain = (message: Message, words = atTerminal): string =>
  [message]
    .flat()
    .map((part) => (typeof part === 'string' ? part : words(part)))
    .join('');

/** A mistake as one line of text. */
export function inWords({ file, line, field, message, fix }: Mistake): string {
  const isText = /\.(?:json|md)$/.test(file);
  const where = [file, ...(isText ? [`line ${line}`] : []), ...(field ? [field] : [])].join(', ');
  return `${where}: ${plain(message)}. ${plain(fix)}`.trim();
}

/** All mistakes as text: a heading, one line each, and the number of further ones. */
export function report(mistakes: readonly Mistake[]): string {
  const shown = mistakes.slice(0, readable).map((mistake) => `  - ${inWords(mistake)}`);
  const more = mistakes.length - shown.length;
  return [
    mistakes.length === 1 ? 'One mistake in the content:' : `${mistakes.length} mistakes in the content:`,
    ...shown,
    ...(more > 0 ? [`  … and ${more} more. Correct these first, then check again.`] : []),
  ].join('\n');
}

/** A value in quotation marks, shortened to fit into a message. */
export function quoted(value: unknown, length = 60): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  const flat = text.replaceAll(/\s+/g, ' ');
  return `"${flat.length > length ? `${flat.slice(0, length - 1)}…` : flat}"`;
}
