import { createHash } from 'node:crypto';
import { isOtherLocale, type Language, type OtherLocale } from '../languages';
import { mapValues } from '../../lib/map-values';
import type { ContentFiles } from './files';
import { parseFile } from './parse';
import {
  type Texts,
  bindingIn,
  languageOf,
  originalOf,
  recordOf,
  translatableIn,
  translationOf,
} from './translation';
import { isRecord } from './schema-fields';
import { collectionOf, collections } from '../collections';
import { readContent } from './read';

/** From which texts the translations were written: one file of hashes a language. */

/** The hash of each text that was translated, by field as in `Texts`. */
export type Hashes = Readonly<Record<string, string>>;

/** Ten hexadecimal digits: a changed text goes unnoticed once in a million million changes. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** The hashes of texts, to be compared later (`changesSince`). */
export const hashesOf = (texts: Texts): Hashes => mapValues(texts, hashOf);

const keyOf = (file: string): string => file.replace(/^content\//, '');

const parsed = (file: string, text: string): Record<string, unknown> => {
  const { data } = parseFile(file, text);
  return isRecord(data) ? data : {};
};

/** The hashes of the texts from which a content file's translation was written; undefined if nobody has finished it. */
export function recordIn(files: ContentFiles, file: string, language: Language): Hashes | undefined {
  const record = recordOf(language);
  const hashes = files.names().includes(record) ? parsed(record, files.read(record))[keyOf(file)] : undefined;
  return isRecord(hashes) ? (hashes as Hashes) : undefined;
}

/**
 * Records that a translation says what its original says now; of one that is not there any more, nothing.
 * @returns the file of the record and its text, sorted by file so that two people's changes merge; undefined for a file
 *   that is no translation
 */
export function recordNow(files: ContentFiles, file: string): { record: string; text: string } | undefined {
  const [language, original] = [languageOf(file), originalOf(file)];
  const collection = collectionOf(original);
  if (!isOtherLocale(language) || typeof collection !== 'object') return undefined;
  const [names, record] = [files.names(), recordOf(language)];
  const { [keyOf(original)]: _old, ...all } = names.includes(record)
    ? parsed(record, files.read(record))
    : {};
  if (names.includes(file) && names.includes(original)) {
    const { data, body } = parseFile(original, files.read(original));
    all[keyOf(original)] = hashesOf(translatableIn(collections[collection.kind], data, body?.text));
  }
  const sorted = Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1));
  return { record, text: `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n` };
}

/** A text of the original that has changed since it was translated. */
export interface Change {
  name: string;
  is: string;
}

/** The texts that have changed since they were translated. */
export const changesSince = (record: Hashes, texts: Texts): Change[] =>
  Object.entries(texts)
    .filter(([name, is]) => record[name] !== hashOf(is))
    .map(([name, is]) => ({ name, is }));

/** A translation whose original has changed since, or that nobody has finished. */
export interface Behind {
  file: string;
  /** The texts of the original that have changed; empty if the translation was never finished. */
  changes: readonly Change[];
  /** Those of them that say a price, a condition or what a visitor agrees to. */
  binding: readonly Change[];
}

/** The translations of a language that are behind their originals. */
export function translationsBehind(files: ContentFiles, language: OtherLocale): Behind[] {
  const names = files.names();
  const originals = new Map(readContent(files).entries.map((entry) => [entry.file, entry]));
  return [...originals.values()].flatMap(({ file: original, kind, source: { data, body } }): Behind[] => {
    const file = translationOf(original, language);
    if (!names.includes(file)) return [];
    const record = recordIn(files, original, language);
    const changes = changesSince(record ?? {}, translatableIn(collections[kind], data, body?.text));
    if (changes.length === 0) return [];
    const binds = bindingIn(kind, data, body?.text);
    const binding = changes.filter(({ name }) => binds.includes(name));
    return [{ file, changes: record ? changes : [], binding }];
  });
}
