import { mainPages } from '../content-model/paths';
import { wholeVariant, type RawLanding } from '../content-model/variant';
import type { ContentFiles } from './files';
import { kindOf, kinds, type Kind, type KindOfContent } from './kinds';
import { fieldName, type Path, type Place, type Problem } from './problem';
import { visitPlaces, type SchemaPlace } from './schema/places';
import { readJson } from './source/json';
import { readMarkdown } from './source/markdown';
import type { Source } from './source/source';

/** One entry of a collection as an editor wrote it. */
export interface Entry {
  kind: Kind;
  /** The file's name, or in a list the entry's own `id`. */
  id: string;
  file: string;
  /** The way to the entry inside its file: empty, or its position in a list. */
  root: Path;
  /** What is written, before defaults and references. */
  raw: unknown;
  /** For a second version of a landing page: all of it, with what it takes from the other one. */
  whole?: RawLanding;
  source: Source;
}

/** A value in an entry that its schema knows, with what the schema says that it means. */
export interface Field extends SchemaPlace {
  entry: Entry;
}

/** All content, read and taken apart but not yet judged. */
export interface Content {
  files: ContentFiles;
  entries: readonly Entry[];
  /** Files that are missing or cannot be read; whatever else is wrong may only follow from that. */
  unreadable: readonly Problem[];
  /** Other mistakes that were found while reading. */
  problems: readonly Problem[];
  /** How many content files there are. */
  count: number;
}

/** Makes a problem at a field of an entry. */
export function problemAt(
  { file, root, source }: Pick<Entry, 'file' | 'root' | 'source'>,
  path: Path,
  message: string,
  remedy: string,
  { what = 'value', place }: { what?: 'key' | 'value'; place?: Place } = {},
): Problem {
  const whole = [...root, ...path];
  return { file, ...(place ?? source.place(whole, what)), field: fieldName(whole), message, remedy };
}

const atTop = (file: string, message: string, remedy: string): Problem => ({
  file,
  line: 1,
  column: 1,
  field: '',
  message,
  remedy,
});

function entriesOf(kind: Kind, id: string, file: string, source: Source): Entry[] {
  const { list } = kinds[kind] as KindOfContent;
  if (!list) return [{ kind, id, file, root: [], raw: source.data, source }];
  if (!Array.isArray(source.data)) return [];
  return source.data.map((raw: unknown, index) => ({
    kind,
    id: String((raw as { id?: unknown } | null)?.id ?? index + 1),
    file,
    root: [index],
    raw,
    source,
  }));
}

/** Files that every site must have, because code names them. */
const needed = [
  ...[
    'site',
    'claims',
    'promises',
    'prices',
    'colors',
    'navigation',
    'regions',
    'testimonials',
    'popular-services',
    'option-sets',
  ].map((name) => `content/${name}.json`),
  ...mainPages.map((name) => `content/pages/${name}.md`),
  // The dialog on every page and the form of every city page.
  ...['quote', 'booking'].map((name) => `content/forms/${name}.json`),
];

/** Each file as it was last taken apart: the dev server checks again at every change of one of them. */
const takenApart = new Map<string, { text: string; source: Source }>();

function sourceOf(file: string, text: string): Source {
  const before = takenApart.get(file);
  if (before?.text === text) return before.source;
  const source = file.endsWith('.json') ? readJson(text) : readMarkdown(text);
  takenApart.set(file, { text, source });
  return source;
}

/** Reads everything below `content/`. A file that cannot be read becomes a problem, not an error. */
export function readContent(files: ContentFiles): Content {
  const problems: Problem[] = [];
  const unreadable: Problem[] = [];
  const entries: Entry[] = [];
  let count = 0;
  const names = files.names().filter((name) => name.startsWith('content/'));

  for (const file of names) {
    const found = kindOf(file);
    if (found === 'other') continue;
    if (!found) {
      const folders = Object.values(kinds).map(({ at }) => at);
      problems.push(atTop(file, 'is not read by the site', `Files of content are: ${folders.join(', ')}.`));
      continue;
    }
    count += 1;
    const source = sourceOf(file, files.read(file));
    (source.data === undefined ? unreadable : problems).push(
      ...source.problems.map(({ path, message, remedy, line, column }) => ({
        file,
        line,
        column,
        field: fieldName(path),
        message,
        remedy,
      })),
    );
    if (source.data === undefined) continue;
    if ((kinds[found.kind] as KindOfContent).list && !Array.isArray(source.data))
      unreadable.push(atTop(file, 'is not a list', 'The file begins with [ and ends with ].'));
    entries.push(...entriesOf(found.kind, found.id, file, source));
  }
  for (const file of needed)
    if (!names.includes(file))
      unreadable.push(atTop(file, 'is missing', "Restore it from the repository's history."));
  return { files, entries: entries.map((entry) => withWhole(entry, entries)), unreadable, problems, count };
}

/** Fills a second version of a landing page in, as the build does; the rules say where it names no page. */
function withWhole(entry: Entry, entries: readonly Entry[]): Entry {
  if (entry.kind !== 'landing' || !isRecord(entry.raw)) return entry;
  const { variantOf } = entry.raw;
  const base = entries.find(({ kind, id }) => kind === 'landing' && id === variantOf)?.raw;
  return variantOf !== undefined && isRecord(base)
    ? { ...entry, whole: wholeVariant(entry.raw, base) }
    : entry;
}

/** Every value in an entry that its kind's schema knows, the entry itself first. */
export function fieldsOf(entry: Entry): Field[] {
  const fields: Field[] = [];
  visitPlaces(kinds[entry.kind].schema, entry.raw, (place) => void fields.push({ entry, ...place }));
  return fields;
}

/** Calls back for every value below another one, the value itself first, with the way to it. */
export function visitValues(
  value: unknown,
  visit: (path: Path, value: unknown) => void,
  path: Path = [],
): void {
  visit(path, value);
  if (Array.isArray(value)) value.forEach((item, index) => visitValues(item, visit, [...path, index]));
  else if (isRecord(value))
    for (const [key, item] of Object.entries(value)) visitValues(item, visit, [...path, key]);
}

/** Calls back for every text below a value. */
export function visitTexts(value: unknown, visit: (path: Path, text: string) => void): void {
  visitValues(value, (path, item) => {
    if (typeof item === 'string') visit(path, item);
  });
}

/** True for a plain group of fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** A way with its positions replaced by `*`, to compare it with a pattern: `sections.*.form`. */
export function patternOf(path: Path): string {
  return path.map((part) => (typeof part === 'number' ? '*' : part)).join('.');
}

/** The value at the end of a way, or undefined. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (current, part) =>
      Array.isArray(current)
        ? current[part as number]
        : isRecord(current) && Object.hasOwn(current, part)
          ? current[part]
          : undefined,
    value,
  );
}
