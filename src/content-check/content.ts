import { mainPages } from '../content-model/paths';
import { wholeVariant, type RawLanding } from '../content-model/variant';
import type { ContentFiles } from './files';
import { kindOf, kinds, type Kind, type KindOfContent } from './kinds';
import { fieldName, type Path, type Place, type Problem } from './problem';
import { visitPlaces, type SchemaPlace } from './schema/places';
import { readJson } from './source/json';
import { readMarkdown } from './source/markdown';
import type { Source } from './source/source';
import { isRecord } from './values';

/** One entry of a collection as it is written. */
export interface Entry {
  kind: Kind;
  /** The file's name, or the `id` of an entry in a list. */
  id: string;
  file: string;
  /** Path of the entry in its file: empty, or its position in a list. */
  root: Path;
  /** The data before defaults and references are filled in. */
  raw: unknown;
  /** For a second version of a landing page: the complete data, merged with its page. */
  whole?: RawLanding;
  source: Source;
}

/** A value in an entry, with its schema and meaning. */
export interface Field extends SchemaPlace {
  entry: Entry;
}

/** All content, parsed but not checked. */
export interface Content {
  files: ContentFiles;
  entries: readonly Entry[];
  /** Files that are missing or cannot be parsed. Other problems may only be a result of these. */
  unreadable: readonly Problem[];
  /** Other mistakes found while reading. */
  problems: readonly Problem[];
  /** Number of content files. */
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

/** Files that must exist because code refers to them. */
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

/** Cache of parsed files, because the dev server checks everything again after each change. */
const takenApart = new Map<string, { text: string; source: Source }>();

function sourceOf(file: string, text: string): Source {
  const before = takenApart.get(file);
  if (before?.text === text) return before.source;
  const source = file.endsWith('.json') ? readJson(text) : readMarkdown(text);
  takenApart.set(file, { text, source });
  return source;
}

/** Reads all files in `content/`. A file that cannot be parsed becomes a problem, not an exception. */
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
      unreadable.push(atTop(file, 'is not a list', 'The file must begin with [ and end with ].'));
    entries.push(...entriesOf(found.kind, found.id, file, source));
  }
  for (const file of needed)
    if (!names.includes(file))
      unreadable.push(atTop(file, 'is missing', "Restore it from the repository's history."));
  return { files, entries: entries.map((entry) => withWhole(entry, entries)), unreadable, problems, count };
}

/** Completes a second version of a landing page like the build. A rule reports one whose page does not exist. */
function withWhole(entry: Entry, entries: readonly Entry[]): Entry {
  if (entry.kind !== 'landing' || !isRecord(entry.raw)) return entry;
  const { variantOf } = entry.raw;
  const base = entries.find(({ kind, id }) => kind === 'landing' && id === variantOf)?.raw;
  return variantOf !== undefined && isRecord(base)
    ? { ...entry, whole: wholeVariant(entry.raw, base) }
    : entry;
}

/** Every value in an entry that its schema knows, beginning with the entry itself. */
export function fieldsOf(entry: Entry): Field[] {
  const fields: Field[] = [];
  visitPlaces(kinds[entry.kind].schema, entry.raw, (place) => void fields.push({ entry, ...place }));
  return fields;
}
