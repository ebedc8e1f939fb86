import { collections } from '../collections';
import type { OtherLocale } from '../languages';
import type { ContentFiles } from './files';
import { readContent } from './read';
import { changesSince, recordIn, type Change } from './translated';
import { bindingIn, translatableIn, translationOf } from './translation';

/** A translation whose original has changed since, or that nobody has finished. */
export interface Behind {
  /** The translation. */
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
