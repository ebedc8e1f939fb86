import { isRecord } from '../../content/load/values';
import { dayOrTime } from '../../content/hours/moments';
import { metaOf, shapeOf, type Schema, type Shape } from '../../content/zod';
import { align, same } from './align';

/**
 * The editor can edit typed lists, groups and texts. It cannot edit groups with free names, unions without a type
 * field, `null`, checkboxes without a value, days that may have a time, or paths that begin with `./` or `../`. So this file converts a content
 * file to a form that the editor can edit, and back.
 */

/** The fields of a group by name. */
export type Group = Readonly<Record<string, Schema>>;

/** A branch of a union without a type field, with the name that the form gives it. */
export interface Branch {
  name: string;
  fields: Group;
}

/** A form's field for the name of a branch. */
export const branchKey = 'kind';

/** The fields of a schema that is a group. */
export const fieldsIn = (schema: Schema | undefined): Group | undefined => {
  const shape = schema && shapeOf(schema);
  return shape?.is === 'group' ? shape.fields : undefined;
};

/** The fields that say what an entry is, from which the desk makes its id. */
const titles = ['title', 'name', 'question', 'about', 'label'] as const;

/** Whether the entries of a group with free names say what they are, so that nobody has to think of a name. */
export const isNamedByDesk = (value: Schema): boolean => titles.some((title) => fieldsIn(value)?.[title]);

/** A name for an entry that has none: "Our drain special" as `our-drain-special`, or `ourDrainSpecial`. */
function madeName(entry: Record<string, unknown>, taken: ReadonlySet<string>, camel = false): string {
  const title = titles.map((key) => entry[key]).find((text) => typeof text === 'string');
  const words = (title ?? 'entry')
    .normalize('NFD')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => /^[a-z0-9]+$/.test(word))
    .slice(0, 5);
  const name = camel
    ? words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')
    : words.join('-');
  const safe = camel && /^\d/.test(name) ? `n${name}` : name || 'entry';
  for (let number = 1; ; number++) {
    const found = number === 1 ? safe : `${safe}${camel ? '' : '-'}${number}`;
    if (!taken.has(found)) return found;
  }
}

/** The branches of a union of groups. Each is named after its first field that no other branch has. */
export function branchesOf(options: readonly Schema[]): Branch[] {
  const groups = options.map(fieldsIn).filter((fields) => fields !== undefined);
  return groups.map((fields) => {
    const others = groups.filter((group) => group !== fields).flatMap((group) => Object.keys(group));
    const name = Object.keys(fields).find((key) => !others.includes(key));
    if (name === undefined)
      throw new Error(`A union of groups cannot be edited: ${Object.keys(fields).join(', ')}.`);
    return { name, fields };
  });
}

/** The fields of a group with this shape; for a union of kinds, chosen by the value. */
function fieldsFor(shape: Shape, value: Record<string, unknown>): Group | undefined {
  if (shape.is === 'group') return shape.fields;
  return shape.is === 'kinds' ? fieldsIn(shape.kinds.get(value[shape.by] as string)) : undefined;
}

/**
 * True for a boolean that may be left out. An unticked checkbox would mean no, so the desk shows a choice of
 * `yesOrNo` instead.
 */
export const isUnanswered = (schema: Schema): boolean =>
  shapeOf(schema).is === 'boolean' && schema.isOptional() && schema.safeParse(undefined).data === undefined;

/** Whether a text is a day that may have a time of day, which are two fields of a form: `day` and `time`. */
export function mayHaveTime(schema: Schema): boolean {
  const shape = shapeOf(schema);
  return shape.is === 'text' && shape.pattern?.regex === dayOrTime;
}

/** The values of such a choice in a form. */
export const yesOrNo = ['yes', 'no'] as const;

const mapGroup = (fields: Group, raw: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(raw).map(([key, value]) => {
      const field = fields[key];
      return [key, field ? toForm(field, value) : value];
    }),
  );

/** Converts a value of a content file to a form's value. */
export function toForm(schema: Schema, raw: unknown): unknown {
  const shape = shapeOf(schema);
  if (raw === null) return '';
  if (metaOf(schema).image && typeof raw === 'string') return raw.replace(/^\.{1,2}\//, '/');
  if (typeof raw === 'boolean' && isUnanswered(schema)) return yesOrNo[raw ? 0 : 1];
  if (typeof raw === 'string' && mayHaveTime(schema)) {
    const [day, time] = raw.split('T');
    return { day, ...(time !== undefined && { time }) };
  }
  if (shape.is === 'list' && Array.isArray(raw)) return raw.map((item) => toForm(shape.item, item));
  if (!isRecord(raw)) return raw;
  if (shape.is === 'record')
    return Object.entries(raw).map(([name, value]) => {
      const form = toForm(shape.value, value);
      return isRecord(form) ? { name, ...form } : { name, value: form };
    });
  if (shape.is === 'union') {
    const branch = branchesOf(shape.options).find(({ name }) => name in raw);
    return branch ? { [branchKey]: branch.name, ...mapGroup(branch.fields, raw) } : raw;
  }
  const fields = fieldsFor(shape, raw);
  return fields ? mapGroup(fields, raw) : raw;
}

/** True for a value that the editor writes for a field that was not filled in. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isEmpty));

/** True if leaving the field out of the file means the same as this form value. */
function isLeftEmpty(schema: Schema, form: unknown): boolean {
  const left = schema.safeParse(undefined);
  return left.success && (isEmpty(form) || same(form, left.data));
}

/** Makes a typed text match the schema: line breaks become spaces, spaces at the ends are removed. */
function tidy(schema: Schema, text: string): string {
  if (schema.safeParse(text).success) return text;
  const line = text.replaceAll(/\s*\n\s*/g, ' ').trim();
  return schema.safeParse(line).success || !schema.safeParse(text.trim()).success ? line : text.trim();
}

/** The relative path from a content file to `content/`. */
export type Up = './' | '../';

/**
 * Converts a saved form back to the values of its content file.
 * @param form what the editor wrote
 * @param before the file's values before; unchanged parts stay exactly the same, including their order
 * @param up relative path from the file to `content/`
 * @returns undefined for a field that is left out
 * @throws Error if two entries of a group have the same name, or if a time has no day
 */
export function fromForm(schema: Schema, form: unknown, before: unknown, up: Up): unknown {
  if (before !== undefined) {
    const given = toForm(schema, before);
    if (same(form, given) || (isEmpty(form) && isEmpty(given))) return before;
  } else if (isLeftEmpty(schema, form)) return undefined;
  if (form === undefined && isLeftEmpty(schema, before)) return before;
  if (isEmpty(form)) {
    if (schema.isNullable()) return null;
    if (schema.isOptional()) return undefined;
  }
  const shape = shapeOf(schema);
  if (metaOf(schema).image && typeof form === 'string') return form.replace(/^\/(?=images\/)/, up);
  if (typeof form === 'string' && isUnanswered(schema)) return form === yesOrNo[0];
  if (typeof form === 'string') return tidy(schema, form);
  if (shape.is === 'list' && Array.isArray(form)) {
    const old = Array.isArray(before) ? before : [];
    const places = align(
      old.map((item) => toForm(shape.item, item)),
      form,
    );
    const items = form.map((item, index) => {
      const place = places[index];
      return fromForm(shape.item, item, place === undefined ? undefined : old[place], up) ?? item;
    });
    return withIds(shape.item, items);
  }
  if (shape.is === 'record' && Array.isArray(form)) return recordFrom(schema, shape.value, form, before, up);
  if (!isRecord(form)) return form;
  if (mayHaveTime(schema)) {
    if (isEmpty(form.day)) throw new Error('A time of day has no day: choose the day, too.');
    return [form.day, form.time].filter((part) => !isEmpty(part)).join('T');
  }
  const old = isRecord(before) ? before : {};
  if (shape.is === 'union') {
    const branch = branchesOf(shape.options).find(({ name }) => name === form[branchKey]);
    if (!branch) return form;
    const { [branchKey]: _, ...rest } = form;
    return groupFrom(branch.fields, rest, old, up);
  }
  const fields = fieldsFor(shape, form);
  return fields ? groupFrom(fields, form, old, up) : form;
}

/** Converts a group: first the old fields in their order, then new ones in the schema's order. */
function groupFrom(
  fields: Group,
  form: Record<string, unknown>,
  before: Record<string, unknown>,
  up: Up,
): Record<string, unknown> {
  const group: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(fields), ...Object.keys(form)])) {
    const field = fields[key];
    // A field that the schema does not know stays unchanged.
    const isMade = key === 'id' && isEmpty(form[key]) && !field?.isOptional();
    const value = field && !isMade ? fromForm(field, form[key], before[key], up) : (before[key] ?? form[key]);
    // A section whose kind was changed does not keep the fields of its old kind.
    if (value !== undefined && (field || !(key in before) || key in form)) group[key] = value;
  }
  return group;
}

/** The entries of a list, each with an id if the schema wants one. */
function withIds(item: Schema, entries: unknown[]): unknown[] {
  const id = fieldsIn(item)?.id;
  if (!id || id.isOptional()) return entries;
  const taken = new Set(entries.filter(isRecord).map((entry) => String(entry.id)));
  return entries.map((entry) => {
    if (!isRecord(entry) || !isEmpty(entry.id)) return entry;
    const made = madeName(entry, taken);
    taken.add(made);
    return { id: made, ...entry, ...(isEmpty(entry.id) && { id: made }) };
  });
}

function recordFrom(
  record: Schema,
  schema: Schema,
  form: readonly unknown[],
  before: unknown,
  up: Up,
): Record<string, unknown> {
  const isGroup = fieldsIn(schema) !== undefined;
  const old = isRecord(before) ? Object.values(before) : [];
  const rows = form.filter(isRecord);
  const places = align(toForm(record, before ?? {}) as unknown[], rows);
  const taken = rows.map(({ name }) => String(name));
  const written: Record<string, unknown> = {};
  rows.forEach(({ name, ...rest }, index) => {
    const key =
      String(name ?? '').trim() || madeName(rest, new Set([...taken, ...Object.keys(written)]), true);
    if (Object.hasOwn(written, key)) throw new Error(`There are two entries named "${key}": rename one.`);
    const place = places[index];
    const value = isGroup ? rest : rest.value;
    written[key] = fromForm(schema, value, place === undefined ? undefined : old[place], up) ?? value;
  });
  return written;
}
