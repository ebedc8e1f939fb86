import { descriptionOf, metaOf, shapeOf, type Schema, type FieldMeta } from '../zod';

/** Path of a value in a file: names of fields and positions in lists, counted from 0. */
export type Path = readonly (string | number)[];

/** A value with its schema and meaning. */
export interface SchemaField {
  path: Path;
  schema: Schema;
  value: unknown;
  means: FieldMeta;
  group?: Readonly<Record<string, Schema>>;
}

/**
 * Picks the option of a union that a value belongs to: by its discriminator or, without one, by the names of its
 * fields. Any other schema is returned as it is. Undefined if no option matches.
 */
export function resolveUnion(schema: Schema, value: unknown): Schema | undefined {
  const shape = shapeOf(schema);
  if (shape.is === 'kinds') return isRecord(value) ? shape.kinds.get(value[shape.by] as string) : undefined;
  if (shape.is !== 'union') return schema;
  const groups = shape.options.filter((option) => shapeOf(option).is === 'group');
  if (!isRecord(value)) return shape.options.find((option) => metaOf(option).readBy) ?? shape.options[0];
  const unknown = (option: Schema) => {
    const group = shapeOf(option);
    return group.is === 'group' ? Object.keys(value).filter((name) => !(name in group.fields)).length : 0;
  };
  return [...groups].sort((a, b) => unknown(a) - unknown(b))[0];
}

function stepInto(schema: Schema, step: string | number): Schema | undefined {
  const shape = shapeOf(schema);
  if (shape.is === 'group') return Object.hasOwn(shape.fields, step) ? shape.fields[step] : undefined;
  if (shape.is === 'list') return shape.item;
  return shape.is === 'record' ? shape.value : undefined;
}

/** The schema of a field or entry of a value. */
export function childSchema(schema: Schema, value: unknown, step: string | number): Schema | undefined {
  const option = resolveUnion(schema, value);
  return option && stepInto(option, step);
}

const inner = (value: unknown, step: string | number): unknown =>
  Array.isArray(value) || isRecord(value) ? (value as Record<string | number, unknown>)[step] : undefined;

/**
 * Calls back for every value that the schema knows, beginning with the whole, with its meaning.
 * @param value as written, so it may contain mistakes
 */
export function visitSchemaFields(
  schema: Schema,
  value: unknown,
  visit: (place: SchemaField) => void,
  path: Path = [],
): void {
  const option = resolveUnion(schema, value);
  // An option inherits the meaning of its union.
  const means = option && option !== schema ? { ...metaOf(schema), ...metaOf(option) } : metaOf(schema);
  const shape = option && shapeOf(option);
  visit({ path, schema, value, means, ...(shape?.is === 'group' && { group: shape.fields }) });
  if (!option) return;
  const steps = Array.isArray(value) ? value.keys() : isRecord(value) ? Object.keys(value) : [];
  for (const step of steps) {
    const below = stepInto(option, step);
    if (below) visitSchemaFields(below, inner(value, step), visit, [...path, step]);
  }
}

/** The schema at a path, without picking the options of unions; undefined if nothing is allowed there. */
function schemaAt(schema: Schema, whole: unknown, path: Path): Schema | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  const below = childSchema(schema, whole, step);
  return below && schemaAt(below, inner(whole, step), rest);
}

/**
 * What messages say of a place: its description, the fields of a group, and what a value of an enum is called; of a
 * discriminator, the group says that.
 */
export function wordsAt(schema: Schema, whole: unknown, path: Path) {
  const field = schemaAt(schema, whole, path);
  const option = field && resolveUnion(field, path.reduce(inner, whole));
  const shape = option && shapeOf(option);
  const around = path.length > 0 ? schemaAt(schema, whole, path.slice(0, -1)) : undefined;
  const kinds = around && shapeOf(around);
  const named = kinds?.is === 'kinds' && kinds.by === path.at(-1) ? around : field;
  return {
    description: field && descriptionOf(field),
    fields: shape?.is === 'group' ? Object.keys(shape.fields) : [],
    noun: named && metaOf(named).noun,
  };
}

/** Whether a value is a plain object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** The value at a path, or undefined. */
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
