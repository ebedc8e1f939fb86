import { kinds, kindOf, wholeFile } from '../../content/collections';
import type { FieldMeta } from '../../content/field-meta';
import { issuesIn, type Schema } from '../../content/zod';
import type { ContentFiles } from '../../content/load/files';
import type { Path } from '../../content/load/mistake';
import { visitPlaces } from '../../content/load/places';
import { readContent } from '../../content/load/read';
import { isRecord, valueAt } from '../../content/load/values';

/** Whether a field names something that is gone: an entry, a page or a picture. */
export type IsGone = (means: FieldMeta, value: string) => boolean;

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

/** A file from which something is taken out: its new data, and where it was. */
export interface TakenOut {
  data: unknown;
  paths: readonly Path[];
}

/** Takes what is gone out of every file; files that do not name it are not in the result. */
export function takenOut(files: ContentFiles, isGone: IsGone): Map<string, TakenOut> {
  const changed = new Map<string, TakenOut>();
  const originals = new Map(readContent(files).entries.map(({ file, source }) => [file, source]));
  for (const [file, { data: before }] of originals) {
    const found = kindOf(file);
    if (!found || found === 'other') continue;
    const taken = takenFrom(wholeFile(kinds[found.kind]), before, isGone);
    if (taken.paths.length > 0) changed.set(file, taken);
  }
  return changed;
}
