import { kinds } from '../content-model/kinds';
import { visitPlaces, type SchemaPlace } from '../content-reader/places';
import type { Path } from '../content-reader/mistake';
import type { Entry } from '../content-reader/read';
import type { Body } from '../content-reader/source';

/** A value in an entry, with its schema and meaning. */
export interface Field extends SchemaPlace {
  entry: Entry;
}

/** Every value in an entry that its schema knows, beginning with the entry itself. */
export function fieldsOf(entry: Entry): Field[] {
  const fields: Field[] = [];
  visitPlaces(kinds[entry.kind].schema, entry.raw, (place) => void fields.push({ entry, ...place }));
  return fields;
}

/** How messages name the text below the fields. */
export const bodyPath: Path = ['text below the fields'];

/** The text below the fields, which only legal pages show. */
export const shownBody = ({ kind, source }: Entry): Body | undefined =>
  kind === 'legal' ? source.body : undefined;
