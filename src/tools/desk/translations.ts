import { without } from '../../content/check/translations';
import { wholeFile, kindOf, kinds, type Kind } from '../../content/collections';
import { otherLocales, type OtherLocale } from '../../content/languages';
import { hasTranslatedPath, isPageKind, pagePath } from '../../content/paths';
import type { ContentFiles } from '../../content/load/files';
import { fieldName, type Path } from '../../content/load/mistake';
import { visitPlaces } from '../../content/load/places';
import { pathOf, readContent } from '../../content/load/read';
import {
  recordIn,
  recordOf,
  textsOnly,
  translatableIn,
  translationOf,
  type Texts,
} from '../../content/load/translation';
import { isRecord, valueAt, visitTexts } from '../../content/load/values';
import { align } from './align';
import { placeNames } from './changes';
import { partsOf, type Parts } from './parts';

/** A text of a file and its translation, as the desk shows them beside each other. */
export interface Translated {
  /** The name of the field, or of the list whose entries are one text a line. */
  name: string;
  /** The name as the form shows it. */
  place: string;
  /** The original's text now. */
  original: string;
  /** The translation; empty if there is none. */
  text: string;
  /** Whether the original has changed since it was translated, or was never said to be translated. */
  isBehind: boolean;
  /** What differs in the original between when it was translated, if it was, and now. */
  was?: string;
  is?: string;
}

/** What the desk sends back: translations, and names of texts whose translation is right as it is. */
export interface TranslationSaved {
  texts: Texts;
  confirmed: readonly string[];
}

/** A text with its place, and the names under which the record has it. */
interface Place {
  name: string;
  path: Path;
  recorded: readonly string[];
  original: string;
}

/** The key of the text below the fields of a Markdown file, as in `Texts`. */
const bodyName = 'body';
const addressName = 'path';

/** A value as one text: the entries of a list are its lines. */
const asText = (value: unknown): string =>
  Array.isArray(value)
    ? value.filter((item) => typeof item === 'string').join('\n')
    : typeof value === 'string'
      ? value
      : '';

/** The texts of a file that a translation has, in the order of the file. Keywords, of which there may be more or fewer, are one. */
function placesOf(kind: Kind, { data, body = '' }: Parts): Place[] {
  const texts = translatableIn(kinds[kind], data, body);
  const places = new Map<string, Place & { recorded: string[] }>();
  visitPlaces(wholeFile(kinds[kind]), data, ({ path, value, means }) => {
    const [first, ...rest] = path;
    const nameAt = (at: Path) =>
      fieldName(kinds[kind].list ? [String(valueAt(data, [first ?? 0, 'id'])), ...at.slice(1)] : at);
    const recorded = rest.length > 0 || !kinds[kind].list ? nameAt(path) : '';
    if (typeof value !== 'string' || !(recorded in texts)) return;
    const at = means.readBy === 'keyword' ? path.slice(0, -1) : path;
    const name = nameAt(at);
    const before = places.get(name);
    if (before) before.recorded.push(recorded);
    else places.set(name, { name, path: at, recorded: [recorded], original: asText(valueAt(data, at)) });
  });
  return [
    ...places.values(),
    ...(body.trim()
      ? [{ name: bodyName, path: [bodyName], recorded: [bodyName], original: body.trim() }]
      : []),
  ];
}

/** The place of a text in a translation, in which the entries of a list have their own order. */
function placeIn(kind: Kind, data: unknown, translation: unknown, path: Path): Path {
  if (!kinds[kind].list) return path;
  const id = valueAt(data, [path[0] ?? 0, 'id']);
  const index = Array.isArray(translation)
    ? translation.findIndex((entry) => valueAt(entry, ['id']) === id)
    : -1;
  return [index, ...path.slice(1)];
}

/** Sets a text, or takes out one that is empty; in a list an empty one keeps the places of the others. */
function setText(data: unknown, path: Path, text: string, isList: boolean): void {
  const parent = valueAt(data, path.slice(0, -1));
  const last = path.at(-1) ?? '';
  const lines = text.split('\n').map((line) => line.trim());
  if (Array.isArray(parent)) parent[Number(last)] = text;
  else if (!isRecord(parent)) return;
  else if (text === '') Reflect.deleteProperty(parent, last);
  else parent[last] = isList ? lines.filter((line) => line !== '') : text;
}

/** A translation with these texts and nothing else: texts that it lacks are left out, so that the content check names them. */
function translationWith(kind: Kind, parts: Parts, written: unknown, texts: Texts): unknown {
  const { data } = parts;
  const whole = textsOnly(kinds[kind], data, written);
  for (const { name, path } of placesOf(kind, parts))
    if (name !== bodyName)
      setText(whole, placeIn(kind, data, whole, path), texts[name] ?? '', Array.isArray(valueAt(data, path)));
  if (!isRecord(whole)) return whole;
  const ordered = isRecord(written) ? Object.keys(written).filter((name) => name in whole) : [];
  return { ...Object.fromEntries(ordered.map((name) => [name, whole[name]])), ...whole };
}

/** The texts of a translation by the names of their places. */
function textsIn(kind: Kind, parts: Parts, written: Parts | undefined): Texts {
  return Object.fromEntries(
    placesOf(kind, parts).map(({ name, path }) => [
      name,
      name === bodyName
        ? (written?.body ?? '')
        : asText(valueAt(written?.data, placeIn(kind, parts.data, written?.data, path))),
    ]),
  );
}

const partsIn = (files: ContentFiles, file: string): Parts | undefined =>
  files.names().includes(file) ? partsOf(file, files.read(file)) : undefined;

/** A content file as it is translated; undefined for one that has nothing to translate. */
function translatable(
  files: ContentFiles,
  file: string,
): { kind: Kind; id: string; parts: Parts } | undefined {
  const found = kindOf(file);
  const parts = partsIn(files, file);
  return found && found !== 'other' && parts && placesOf(found.kind, parts).length > 0
    ? { ...found, parts }
    : undefined;
}

/** The address that a translated page has of its own, before anybody has chosen one. */
function firstAddress(kind: Kind, id: string, data: unknown, language: OtherLocale): string | undefined {
  if (!isPageKind(kind) || !hasTranslatedPath(kind, id)) return undefined;
  return `/${language}${pagePath(kind, id, asText(valueAt(data, [addressName])) || undefined).toLowerCase()}`;
}

/** The address of a file's page in a language, if it is one. */
export function translatedAddress(
  files: ContentFiles,
  file: string,
  language: OtherLocale,
): string | undefined {
  const found = kindOf(file);
  if (!found || found === 'other') return undefined;
  const entry = readContent(files, [found.kind], language).entries.find(({ id }) => id === found.id);
  return entry && pathOf(entry);
}

/** The second versions of a landing page, which have no form of their own: their files, and what the office calls them. */
export const versionsOf = (files: ContentFiles, file: string): { file: string; name: string }[] =>
  readContent(files, ['landing']).entries.flatMap(({ id, raw, file: own }) =>
    own !== file && file === kinds.landing.at.replace('*', asText(valueAt(raw, ['variantOf'])))
      ? [{ file: own, name: `Second version ${id}` }]
      : [],
  );

/** The texts of a content file beside their translations. */
export function translationOfFile(files: ContentFiles, file: string, language: OtherLocale): Translated[] {
  const found = translatable(files, file);
  if (!found) return [];
  const { kind, id, parts } = found;
  const written = partsIn(files, translationOf(file, language));
  const texts = textsIn(kind, parts, written);
  const record = recordIn(files, file, language) ?? {};
  const now = translatableIn(kinds[kind], parts.data, parts.body);
  const address = firstAddress(kind, id, parts.data, language);
  return [
    ...(address
      ? [
          {
            name: addressName,
            place: 'Address',
            original: isPageKind(kind)
              ? pagePath(kind, id, asText(valueAt(parts.data, [addressName])) || undefined)
              : '',
            text: asText(valueAt(written?.data, [addressName])) || address,
            isBehind: false,
          },
        ]
      : []),
    ...placesOf(kind, parts).map(({ name, path, recorded, original }) => {
      const isBehind = recorded.some((one) => record[one] !== now[one]);
      const was = recorded.flatMap((one) => record[one] ?? []).join('\n');
      const words = name === bodyName ? ['text'] : placeNames(path, parts.data);
      const place = words.join(', ');
      return {
        name,
        place: place.charAt(0).toUpperCase() + place.slice(1),
        original,
        text: texts[name] ?? '',
        isBehind,
        ...(isBehind && was && { was: without(was, original), is: without(original, was) }),
      };
    }),
  ];
}

/**
 * The files that a changed translation consists of. A text that was changed or confirmed counts as translated from what
 * the original says now.
 */
export function translationSaved(
  files: ContentFiles,
  file: string,
  language: OtherLocale,
  { texts, confirmed }: TranslationSaved,
): Map<string, Parts> {
  const found = translatable(files, file);
  if (!found) return new Map();
  const { kind, id, parts } = found;
  const [translation, record] = [translationOf(file, language), recordOf(file, language)];
  const written = partsIn(files, translation);
  const before = textsIn(kind, parts, written);
  const own = Object.fromEntries(
    Object.entries({ ...before, ...texts }).map(([name, text]) => [name, text.trim()]),
  );
  const data = translationWith(kind, parts, written?.data, own);
  const address =
    texts[addressName] ??
    (valueAt(written?.data, [addressName]) as string | undefined) ??
    firstAddress(kind, id, parts.data, language);
  const now = translatableIn(kinds[kind], parts.data, parts.body);
  const recorded = { ...recordIn(files, file, language) };
  for (const place of placesOf(kind, parts)) {
    const isDone = confirmed.includes(place.name) || own[place.name] !== before[place.name];
    if (isDone && own[place.name] !== '')
      for (const name of place.recorded) if (now[name] !== undefined) recorded[name] = now[name];
  }
  return new Map<string, Parts>([
    [
      translation,
      {
        data:
          address && isRecord(data)
            ? { ...{ [addressName]: address }, ...data, [addressName]: address }
            : data,
        ...(own[bodyName] !== undefined && { body: own[bodyName] }),
      },
    ],
    [record, { data: inOrder(now, recorded) }],
  ]);
}

/** What is recorded of the texts that there are, in their order. */
const inOrder = (texts: Texts, record: Texts): Texts =>
  Object.fromEntries(
    Object.keys(texts).flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])),
  );

/**
 * What belongs to each part of a file, after the file has changed: moved with the part, gone with it, and nothing for a
 * new part.
 * @param own has the shape of `before`, with other values or without some
 */
export function follow(before: unknown, after: unknown, own: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after) && Array.isArray(own)) {
    if (own.length !== before.length) return own;
    return align(before, after).map((place, index) =>
      place === undefined ? undefined : follow(before[place], after[index], own[place]),
    );
  }
  if (!isRecord(before) || !isRecord(after) || !isRecord(own)) return own;
  // A section in the place of one of another kind is a new one.
  if (before.type !== after.type) return undefined;
  return Object.fromEntries(
    Object.entries(own).flatMap(([name, value]) =>
      name in after || !(name in before) ? [[name, follow(before[name], after[name], value)]] : [],
    ),
  );
}

/** The path of a field from its name: the reverse of `fieldName`. */
const pathIn = (name: string): Path =>
  name.split(' › ').map((part) => (/^\d+$/.test(part) ? Number(part) - 1 : part));

/** Texts in the lists and groups in which their names say that they stand: the reverse of `namesIn`. */
function treeOf(texts: Texts): Record<string, unknown> {
  const tree: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(texts)) {
    const path = pathIn(name);
    let parent: Record<string | number, unknown> = tree;
    for (const [index, part] of path.slice(0, -1).entries())
      parent = (parent[part] ??= typeof path[index + 1] === 'number' ? [] : {}) as typeof parent;
    parent[path.at(-1) ?? ''] = text;
  }
  return tree;
}

/** The texts of lists and groups by their names. */
function namesIn(tree: unknown): Texts {
  const texts: Record<string, string> = {};
  visitTexts(tree, (path, text) => (texts[fieldName(path)] = text));
  return texts;
}

/** Adds what texts do not say: the kinds of sections, and the entries of lists that have no text. */
function addEntries(tree: unknown, whole: unknown): void {
  if (Array.isArray(tree) && Array.isArray(whole) && whole.some(isRecord)) {
    tree.length = Math.max(tree.length, whole.length);
    for (const [index, entry] of whole.entries()) if (isRecord(entry) && entry.type) tree[index] ??= {};
  }
  if (!isRecord(whole) && !Array.isArray(whole)) return;
  if (isRecord(tree) && isRecord(whole) && whole.type) tree.type = whole.type;
  if (typeof tree !== 'object' || tree === null) return;
  for (const [name, inner] of Object.entries(tree)) addEntries(inner, valueAt(whole, [name]));
}

/**
 * A translation and its record after the original was changed by hand: texts move with the entries that they translate,
 * as far as the recorded texts tell which entry that is. A new entry has none.
 * @param record the original's texts when it was translated
 * @param texts the original's texts now
 * @param data the original now
 * @param written the translation
 */
export function translationFollowing(
  record: Texts,
  texts: Texts,
  data: unknown,
  written: unknown,
): { written: unknown; record: Texts } {
  // The entries of a file that is a list are named by their ids.
  const named = (value: unknown) =>
    Array.isArray(value)
      ? Object.fromEntries(value.map((entry: unknown) => [valueAt(entry, ['id']), entry]))
      : value;
  const [whole, own] = [named(data), named(written)];
  // A text that has only references now is no longer to be translated, but what is written may stay.
  const still = Object.keys(record).flatMap((name) => {
    const text = valueAt(whole, pathIn(name));
    return typeof text === 'string' ? [[name, text]] : [];
  });
  const [before, after] = [treeOf(record), treeOf({ ...Object.fromEntries(still), ...texts } as Texts)];
  addEntries(before, own);
  addEntries(after, whole);
  const followed = follow(before, after, own);
  return {
    written: Array.isArray(written) ? Object.values(followed as object) : followed,
    record: inOrder(texts, namesIn(follow(before, after, before))),
  };
}

/** The values of a file with the texts of a record in place of its own. */
function recordAsFile(kind: Kind, parts: Parts, record: Texts): unknown {
  const withoutTexts = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(withoutTexts)
      : isRecord(value)
        ? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutTexts(item)]))
        : undefined;
  const tree = withoutTexts(parts.data);
  for (const { name, path } of singly(kind, parts))
    if (record[name] !== undefined) setText(tree, path, record[name], false);
  return tree;
}

/** Every text by itself, also each keyword, by the name under which the record has it. */
const singly = (kind: Kind, parts: Parts): { name: string; path: Path }[] =>
  placesOf(kind, parts).flatMap(({ path, recorded }) =>
    Array.isArray(valueAt(parts.data, path))
      ? recorded.map((name) => ({ name, path: [...path, Number(name.split(' › ').at(-1)) - 1] }))
      : recorded.map((name) => ({ name, path })),
  );

/**
 * The translations of a file after its parts have moved, gone or come, with their records: a text stays with the text
 * that it translates, and a new one is missing until somebody writes it.
 */
export function translationsAfter(
  files: ContentFiles,
  file: string,
  kind: Kind,
  before: Parts,
  after: Parts,
): Map<string, Parts> {
  const changed = new Map<string, Parts>();
  for (const language of otherLocales) {
    const [translation, record] = [translationOf(file, language), recordOf(file, language)];
    const written = partsIn(files, translation);
    if (!written) continue;
    const old = written.data;
    const moved =
      kinds[kind].list && Array.isArray(old)
        ? old.flatMap((entry: unknown) => {
            const of = (list: unknown) =>
              (list as unknown[]).find((other) => valueAt(other, ['id']) === valueAt(entry, ['id']));
            return of(after.data) === undefined ? [] : [follow(of(before.data), of(after.data), entry)];
          })
        : follow(before.data, after.data, old);
    const data = translationWith(kind, after, moved, textsIn(kind, after, { data: moved }));
    changed.set(translation, { ...written, data });
    if (!files.names().includes(record)) continue;
    const recorded = recordIn(files, file, language) ?? {};
    const tree = follow(before.data, after.data, recordAsFile(kind, before, recorded));
    const left = singly(kind, after).flatMap(({ name, path }) => {
      const text = name === bodyName ? recorded[bodyName] : valueAt(tree, path);
      return typeof text === 'string' ? [[name, text]] : [];
    });
    changed.set(record, { data: Object.fromEntries(left) as Texts });
  }
  return changed;
}
