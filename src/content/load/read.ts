import {
  defaultLocale,
  otherLocales,
  isOtherLocale,
  languages,
  type OtherLocale,
  type Language,
} from '../languages';
import { hasTranslatedPath, isPageKind, mainPages, pagePath } from '../paths';
import { wholeVariant, type RawLanding } from './variant';
import type { ContentFiles } from './files';
import { collectionNames, collectionOf, collections, type CollectionName } from '../collections';
import { fieldName, phrase, type Message, type Mistake, type Position } from './mistake';
import { memoize } from '../../lib/memoize';
import { parseFile } from './parse';
import { inText, type Source } from './source';
import {
  applyTranslation,
  languageOf,
  originalOf,
  recordOf,
  translatableIn,
  translationOf,
} from './translation';
import { isRecord, valueAt, type Path } from './schema-fields';

/** One entry of a collection as it is written. */
export interface Entry {
  kind: CollectionName;
  /** The file's name, or the `id` of an entry in a list. */
  id: string;
  language: Language;
  file: string;
  /** Path of the entry in its file: empty, or its position in a list. */
  root: Path;
  /** The data before defaults and references are filled in; of a translation, laid over its original. */
  raw: unknown;
  /** The address that a translation of a page says. */
  path?: string | undefined;
  /** For a second version of a landing page: the complete data, merged with its page. */
  whole?: RawLanding;
  source: Source;
}

/** All content in one language, parsed but not checked. */
export interface Content {
  language: Language;
  files: ContentFiles;
  entries: readonly Entry[];
  /** Files that are missing or cannot be parsed. Other mistakes may only be a result of these. */
  unreadable: readonly Mistake[];
  mistakes: readonly Mistake[];
  count: number;
}

/** Makes a mistake at a field of an entry. */
export function mistakeAt(
  { file, root, source }: Pick<Entry, 'file' | 'root' | 'source'>,
  path: Path,
  message: Message,
  fix: Message,
  { what = 'value', place }: { what?: 'key' | 'value'; place?: Position } = {},
): Mistake {
  const inFile = [...root, ...path];
  return {
    file,
    ...(place ?? source.positionOf(inFile, what)),
    field: fieldName(inFile, source.data),
    message,
    fix,
  };
}

/** The address of an entry that is a page; undefined for other entries. */
export function pathOf({ kind, id, raw, path, language }: Entry): string | undefined {
  if (!isPageKind(kind)) return undefined;
  return pagePath(kind, id, isOtherLocale(language) ? path : textAt(raw, 'path'), language);
}

const textAt = (value: unknown, field: string): string | undefined => {
  const text = valueAt(value, [field]);
  return typeof text === 'string' ? text : undefined;
};

const atTop = (file: string, message: Message, fix: Message): Mistake => ({ file, ...inText(message, fix) });

const entriesOf = memoize((source: Source): readonly Entry[] => {
  const { file, data } = source;
  const collection = collectionOf(file);
  if (typeof collection !== 'object') return [];
  const { kind, id } = collection;
  const entry = { kind, language: defaultLocale, file, source } as const;
  if (!collections[kind].list) return [{ ...entry, id, root: [], raw: data }];
  return (Array.isArray(data) ? (data as unknown[]) : []).map((raw, index) => ({
    ...entry,
    id: String(valueAt(raw, ['id']) ?? index + 1),
    root: [index],
    raw,
  }));
});

/** Files that must exist because code refers to them. */
const needed = [
  ...Object.values(collections)
    .map(({ at }) => at)
    .filter((at) => !at.includes('*')),
  ...mainPages.map((name) => `content/pages/${name}.md`),
  // The dialog on every page and the form of every city page.
  ...['quote', 'booking'].map((name) => `content/forms/${name}.json`),
];

/** What a file says; a file that cannot be read has a mistake, too. */
export function readFile(files: ContentFiles, file: string): Source {
  let text: string;
  try {
    text = files.read(file);
  } catch (error) {
    const fix = `The computer says: ${error instanceof Error ? error.message : String(error)}.`;
    const wrong = atTop(file, 'cannot be opened', fix);
    return { file, data: undefined, mistakes: [wrong], positionOf: () => wrong };
  }
  return parseFile(file, text);
}

/** The languages in which the site is built, the first one first, as `content/site.json` says. */
export function siteLanguages(files: ContentFiles): readonly Language[] {
  const named = valueAt(readFile(files, 'content/site.json').data, ['languages']);
  const further = Array.isArray(named)
    ? named.filter((name) => name in languages && name !== defaultLocale)
    : [];
  return [defaultLocale, ...(further as Language[])];
}

/**
 * Reads the files in `content/`. A file that cannot be parsed becomes a mistake, not an exception.
 * @param language what to read: the original, or a translation, which is laid over it
 */
export function readContent(
  files: ContentFiles,
  wanted: readonly CollectionName[] = collectionNames,
  language: Language = defaultLocale,
): Content {
  const original = readOriginal(files, wanted);
  return isOtherLocale(language) ? inLanguage(original, language) : original;
}

function readOriginal(files: ContentFiles, wanted: readonly CollectionName[]): Content {
  const mistakes: Mistake[] = [];
  const unreadable: Mistake[] = [];
  const entries: Entry[] = [];
  let count = 0;
  const names = files.names().filter((name) => name.startsWith('content/'));

  for (const file of names) {
    const collection = collectionOf(file);
    if (collection === 'other') continue;
    if (!collection) {
      const folders = Object.values(collections).map(({ at }) => at);
      const terminal = `Put it where it belongs, or delete it. Files of content are: ${folders.join(', ')}.`;
      mistakes.push(atTop(file, 'is not read by the site', { terminal }));
      continue;
    }
    if (!wanted.includes(collection.kind)) continue;
    count += 1;
    const source = readFile(files, file);
    (source.data === undefined ? unreadable : mistakes).push(...source.mistakes);
    if (source.data === undefined) continue;
    if (collections[collection.kind].list && !Array.isArray(source.data))
      unreadable.push(atTop(file, 'is not a list', 'The file must begin with [ and end with ].'));
    entries.push(...entriesOf(source));
  }
  for (const file of files.notFiles?.() ?? [])
    mistakes.push(
      atTop(
        file,
        'is a link, and not a file',
        'Put the file itself there, or delete the link: the site has only files.',
      ),
    );
  for (const file of needed)
    if (!names.includes(file))
      unreadable.push(atTop(file, 'is missing', "Restore it from the repository's history."));
  return {
    language: defaultLocale,
    files,
    entries: entries.map((entry) => withInherited(entry, entries)),
    unreadable,
    mistakes,
    count,
  };
}

const wholeVersion = memoize((own: Entry) =>
  memoize((base: RawLanding): Entry => ({ ...own, whole: wholeVariant(own.raw as RawLanding, base) })),
);

/** Completes a second version of a landing page like the build. A rule reports one whose page does not exist. */
function withInherited(entry: Entry, entries: readonly Entry[]): Entry {
  if (entry.kind !== 'landing' || !isRecord(entry.raw)) return entry;
  const { variantOf } = entry.raw;
  const base = entries.find(({ kind, id }) => kind === 'landing' && id === variantOf)?.raw;
  return variantOf !== undefined && isRecord(base) ? wholeVersion(entry)(base) : entry;
}

/**
 * Kinds of which a page shows only some entries. What is not translated of them is missing only if a translated page
 * names it.
 */
export const shownWhereNamed: readonly CollectionName[] = ['faqs', 'forms', 'optionSets'];

/** Whether an entry has texts to translate: names, reviews and colors are the same in every language. */
const hasTexts = memoize(({ kind, raw, source }: Entry): boolean => {
  const { schema } = collections[kind];
  return Object.keys(translatableIn({ schema, list: false }, raw, source.body?.text)).length > 0;
});

interface Translated {
  entry?: Entry;
  mistakes: readonly Mistake[];
}

const translated = memoize((original: Entry) =>
  memoize((source: Source): Translated => {
    const { whole: _inherited, ...own } = original;
    const { file } = source;
    const { list, schema } = collections[own.kind];
    const root = list ? listPosition(source.data, own.id) : [];
    if (!root) {
      const terminal = `npm run translate -- ${own.file} adds it.`;
      const missing = atTop(file, `lacks an entry with the id "${own.id}"`, { terminal });
      return { mistakes: isOptional(own) ? [] : [missing] };
    }
    const { path, written } = withoutPath(own, valueAt(source.data, root));
    const location = { ...own, language: languageOf(file), file, root, source, path };
    const { whole, mistakes } = applyTranslation(schema, own.raw, written, own.file);
    return {
      entry: { ...location, raw: withoutAddresses(whole) },
      mistakes: mistakes.map(({ path: field, message, fix }) => mistakeAt(location, field, message, fix)),
    };
  }),
);

const inOtherLocales = memoize(({ whole: _inherited, ...own }: Entry) =>
  otherLocales.map((language): Entry => ({ ...own, language })),
);

const isOptional = ({ kind, file }: Pick<Entry, 'kind' | 'file'>): boolean =>
  isPageKind(kind) || (shownWhereNamed.includes(kind) && !needed.includes(file));

/** What is wrong with files in a language's folder that translate nothing, and with the records of translations. */
const ofOtherFiles = (files: ContentFiles, language: OtherLocale): Mistake[] =>
  files.names().flatMap((file): readonly Mistake[] => {
    if (!file.startsWith(`content/${language}/`) || file.endsWith('/README.md')) return [];
    if (file === recordOf(language)) {
      const { data, mistakes } = readFile(files, file);
      return data === undefined ? mistakes : [];
    }
    const collection = collectionOf(originalOf(file));
    // Where the original was deleted, its translation waits for it.
    if (typeof collection === 'object' && /^[\w-]+$/.test(collection.id)) return [];
    return [
      atTop(
        file,
        phrase`is the translation of no file: there is no ${{ file: originalOf(file) }}`,
        'Give it the name of the file that it translates, or delete it.',
      ),
    ];
  });

/** Lays a language's translations over the original. What is not translated, and is not shown on its own, is left out. */
function inLanguage(original: Content, language: OtherLocale): Content {
  const { files } = original;
  const names = new Set(files.names());
  const unreadable = new Map<string, readonly Mistake[]>();
  const mistakes = ofOtherFiles(files, language);
  const entries = original.entries.flatMap((entry): Entry[] => {
    if (!hasTexts(entry)) return inOtherLocales(entry).filter((own) => own.language === language);
    const file = translationOf(entry.file, language);
    if (!names.has(file)) {
      const terminal = `npm run translate -- ${entry.file} begins it.`;
      if (!isOptional(entry)) unreadable.set(file, [atTop(file, 'is missing', { terminal })]);
      return [];
    }
    const source = readFile(files, file);
    if (source.data === undefined || source.mistakes.length > 0) {
      unreadable.set(file, source.mistakes);
      return [];
    }
    const { entry: found, mistakes: wrong } = translated(entry)(source);
    mistakes.push(...wrong);
    return found ? [found] : [];
  });
  return {
    ...original,
    language,
    entries: entries.map((entry) => withInherited(entry, entries)),
    unreadable: [...unreadable.values()].flat(),
    mistakes,
    count: new Set(entries.map(({ file }) => file).filter((file) => file.startsWith(`content/${language}/`)))
      .size,
  };
}

function listPosition(list: unknown, id: string): Path | undefined {
  const index = Array.isArray(list) ? list.findIndex((entry) => textAt(entry, 'id') === id) : -1;
  return index < 0 ? undefined : [index];
}

/** Fields of a page with addresses that are only those of the original. */
const originalAddresses: readonly string[] = ['path', 'aliases', 'socialPath'];

const withoutAddresses = (data: unknown): unknown =>
  isRecord(data)
    ? Object.fromEntries(Object.entries(data).filter(([name]) => !originalAddresses.includes(name)))
    : data;

/** Parts a translation into its texts and its address, which has no counterpart in the original. */
function withoutPath({ kind, id }: Entry, data: unknown): { path?: string | undefined; written: unknown } {
  if (!isRecord(data)) return { written: data };
  const { id: _id, path, ...written } = data;
  const isNamed = isPageKind(kind) && hasTranslatedPath(kind, id);
  return isNamed
    ? { path: typeof path === 'string' ? path : undefined, written }
    : { written: { ...written, ...(path !== undefined && { path }) } };
}
