import { kinds, kindOf, wholeFile } from '../../content-model/kinds';
import { furtherLanguages } from '../../content-model/languages';
import type { Meaning } from '../../content-model/meaning';
import { issuesIn, type Schema } from '../../content-model/zod';
import type { ContentFiles } from '../../content-reader/files';
import type { Path } from '../../content-reader/mistake';
import { visitPlaces } from '../../content-reader/places';
import { readContent } from '../../content-reader/read';
import {
  changesSince,
  recordOf,
  translatableIn,
  translationOf,
  type Texts,
} from '../../content-reader/translation';
import { isRecord, valueAt } from '../../content-reader/values';
import { readJson } from '../../content-reader/json';
import { readMarkdown } from '../../content-reader/markdown';

/** Whether a field names something that is gone: an entry, a page or a picture. */
export type IsGone = (means: Meaning, value: string) => boolean;

/** A value without one of its fields or list items; a photograph takes its description along. */
function without(value: unknown, path: Path): unknown {
  const copy = structuredClone(value);
  const [parent, last] = [valueAt(copy, path.slice(0, -1)), path.at(-1)];
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else if (isRecord(parent))
    for (const name of last === 'photo' ? ['photo', 'alt', 'focus'] : [last]) delete parent[String(name)];
  return copy;
}

/**
 * Takes what is gone out of a file: the field, or else the smallest list item around it without which the file is
 * still right. A section stays, so that the content check names it.
 * @returns the new data and the paths that were taken out of it, in this order
 */
function takenFrom(schema: Schema, data: unknown, isGone: IsGone): { data: unknown; paths: Path[] } {
  const found: { path: Path; value: string; mayLack: boolean }[] = [];
  visitPlaces(schema, data, ({ path, value, means }) => {
    if (typeof value === 'string' && isGone(means, value))
      found.push({ path, value, mayLack: !means.picture?.needed });
  });
  const mistakes = issuesIn(schema, data).length;
  let left = data;
  const paths: Path[] = [];
  // From the end, so that the positions before it stay right.
  for (const { path, value, mayLack } of found.reverse()) {
    if (valueAt(left, path) !== value) continue;
    const way = path
      .map((_, up) => path.slice(0, path.length - up))
      .filter((one, up) => (up === 0 ? mayLack : typeof one.at(-1) === 'number' && one.at(-2) !== 'sections'))
      .find((one) => issuesIn(schema, without(left, one)).length <= mistakes);
    if (!way) continue;
    left = without(left, way);
    paths.push(way);
  }
  return { data: left, paths };
}

/**
 * Takes what is gone out of every file, and out of the translation of the file. A translation that was up to date stays
 * so.
 * @returns the new data of the files that change
 */
export function takenOut(files: ContentFiles, isGone: IsGone): Map<string, unknown> {
  const changed = new Map<string, unknown>();
  const names = new Set(files.names());
  const read = (file: string) => (file.endsWith('.json') ? readJson : readMarkdown)(files.read(file)).data;
  const originals = new Map(readContent(files).entries.map(({ file, source }) => [file, source]));
  for (const [file, { data: before, body }] of originals) {
    const found = kindOf(file);
    if (!found || found === 'other') continue;
    const kind = kinds[found.kind];
    const { data, paths } = takenFrom(wholeFile(kind), before, isGone);
    if (paths.length === 0) continue;
    changed.set(file, data);
    for (const language of furtherLanguages) {
      const [translation, record] = [translationOf(file, language), recordOf(file, language)];
      if (!names.has(translation) || kind.list) continue;
      const written = read(translation);
      changed.set(translation, paths.reduce(without, written));
      const recorded = names.has(record) ? (read(record) as Texts) : {};
      const texts = (of: unknown) => translatableIn(kind, of, body?.text);
      if (changesSince(recorded, texts(before)).length === 0) changed.set(record, texts(data));
    }
  }
  return changed;
}
