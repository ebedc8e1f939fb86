import { collections } from '../collections';
import { memoize } from '../../lib/memoize';
import { visitSchemaFields, type SchemaField, type Path } from '../load/schema-fields';
import type { Entry } from '../load/read';
import type { Body } from '../load/source';

/** The place of a mistake: a field of an entry, or a whole file. */
export interface Spot {
  entry: Pick<Entry, 'file' | 'root' | 'source'>;
  path: Path;
  /** The place of a character in it; only for the text below the fields. */
  positionAt?: Body['positionAt'];
}

/** A field of an entry, as the place of a mistake. */
export interface FieldRef extends Spot {
  entry: Entry;
}

/** A file that is not one of content, such as a picture, as the place of a mistake. */
export const wholeFileAt = (file: string): Spot => {
  const positionOf = () => ({ line: 1, column: 1 });
  return { entry: { file, root: [], source: { file, data: undefined, mistakes: [], positionOf } }, path: [] };
};

/** A field of an entry: `at(entry, 'head', 'title')`. */
export const at = (entry: Entry, ...path: (string | number)[]): FieldRef => ({ entry, path });

/** A field in a field: `within(field, 'alt')`. */
export const within = ({ entry, path }: FieldRef, ...more: (string | number)[]): FieldRef =>
  at(entry, ...path, ...more);

/** The line of a field in its file, or of a position in a text. */
export const lineOf = ({ entry: { root, source }, path, positionAt }: FieldRef, position = 0): number =>
  (positionAt?.(position) ?? source.positionOf([...root, ...path])).line;

/** A value in an entry with its meaning. */
export interface Field extends FieldRef, Omit<SchemaField, 'schema'> {}

/** How messages name the text below the fields. */
export const bodyPath: Path = ['text below the fields'];

/**
 * Every value in an entry that its schema knows, beginning with the entry itself, and of a legal page the text below
 * the fields, which other kinds of pages do not show.
 */
export const fieldsOf = memoize((entry: Entry): readonly Field[] => {
  const fields: Field[] = [];
  visitSchemaFields(
    collections[entry.kind].schema,
    entry.raw,
    (place) => void fields.push({ entry, ...place }),
  );
  const { body } = entry.source;
  if (entry.kind === 'legal' && body)
    fields.push({
      entry,
      path: bodyPath,
      value: body.text,
      means: { readBy: 'page', markdown: true },
      positionAt: body.positionAt,
    });
  return fields;
});

/** The number of letters to change, add or remove to turn one word into another (Levenshtein distance). */
function editDistance(a: string, b: string): number {
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of Array.from(a).entries()) {
    const current = [row + 1];
    for (const [column, other] of Array.from(b).entries())
      current.push(
        Math.min(
          (last[column + 1] ?? 0) + 1,
          (current[column] ?? 0) + 1,
          (last[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    last = current;
  }
  return last[b.length] ?? 0;
}

/** The known name that was most likely meant; undefined if none is similar. Ignores case. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  const limit = Math.max(2, Math.floor(name.length / 3));
  let best: string | undefined;
  let distance = limit + 1;
  for (const candidate of known) {
    const steps = editDistance(wanted, candidate.toLowerCase());
    if (steps < distance) [best, distance] = [candidate, steps];
  }
  return best;
}

/** At most this many names are listed: there may be thousands of pictures. */
const readable = 60;

/** The fix for an unknown name: the name that was probably meant, and all known names. */
export function didYouMean(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  const shown = known.slice(0, readable);
  const more = known.length - shown.length;
  const all =
    known.length > 0
      ? `Known: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
      : 'There is none yet.';
  return near === undefined ? all : `Did you mean "${near}"? ${all}`;
}
