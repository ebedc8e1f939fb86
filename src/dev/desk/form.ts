import { isRecord } from '../../content-check/content';
import { meaningOf, shapeOf, type Schema, type Shape } from '../../content-model/zod';
import { align, same } from './align';

/**
 * The editor knows lists with a type, groups and texts. It knows no groups with free names, no unions without a type, no
 * `null`, no box that is neither ticked nor unticked and no paths that begin with `./` or `../`. So a content file is
 * edited as a form, and written back from it.
 */

/** The fields of a group by their names. */
export type Group = Readonly<Record<string, Schema>>;

/** The branch of a union without a type of its own, under the name that the form gives it. */
export interface Branch {
  name: string;
  fields: Group;
}

/** The field of a form that holds the name of a branch. */
export const branchKey = 'kind';

/** The fields of a schema that is a group. */
export const fieldsIn = (schema: Schema | undefined): Group | undefined => {
  const shape = schema && shapeOf(schema);
  return shape?.is === 'group' ? shape.fields : undefined;
};

/** The branches of a union of groups; each is named after its first field that no other branch has. */
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

/** The fields that a group of this shape has, told from its own values. */
function fieldsFor(shape: Shape, value: Record<string, unknown>): Group | undefined {
  if (shape.is === 'group') return shape.fields;
  return shape.is === 'kinds' ? fieldsIn(shape.kinds.get(value[shape.by] as string)) : undefined;
}

/**
 * True for a question that may stay without an answer: a box that is not ticked would be the answer no, so at the desk
 * it is a choice of `yesOrNo`.
 */
export const isUnanswered = (schema: Schema): boolean =>
  shapeOf(schema).is === 'boolean' && schema.isOptional() && schema.safeParse(undefined).data === undefined;

/** The answers to such a question, as a form holds them. */
export const yesOrNo = ['yes', 'no'] as const;

const mapGroup = (fields: Group, raw: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(raw).map(([key, value]) => {
      const field = fields[key];
      return [key, field ? toForm(field, value) : value];
    }),
  );

/** What the editor is given for a value of a content file. */
export function toForm(schema: Schema, raw: unknown): unknown {
  const shape = shapeOf(schema);
  if (raw === null) return '';
  if (meaningOf(schema).image && typeof raw === 'string') return raw.replace(/^\.{1,2}\//, '/');
  if (typeof raw === 'boolean' && isUnanswered(schema)) return yesOrNo[raw ? 0 : 1];
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

/** True for what the editor writes into a field that nobody filled in. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isEmpty));

/** True where leaving a field out says the same as this value of a form. */
function saysNothing(schema: Schema, form: unknown): boolean {
  const left = schema.safeParse(undefined);
  return left.success && (isEmpty(form) || same(form, left.data));
}

/** A text as the schema wants it: a line break that slipped in is a space, spaces at the ends are dropped. */
function tidy(schema: Schema, text: string): string {
  if (schema.safeParse(text).success) return text;
  const line = text.replaceAll(/\s*\n\s*/g, ' ').trim();
  return schema.safeParse(line).success || !schema.safeParse(text.trim()).success ? line : text.trim();
}

/** The way from a content file to the folder of the content. */
export type Up = './' | '../';

/**
 * What a content file holds once a form was saved.
 * @param form what the editor wrote
 * @param before what the file held; what the form does not change stays exactly as it was, its order included
 * @param up the way from the file to the folder of the content: `./` or `../`
 * @returns undefined for a field that is left out
 * @throws Error in words where two entries of a group got the same name
 */
export function fromForm(schema: Schema, form: unknown, before: unknown, up: Up): unknown {
  if (before !== undefined) {
    const given = toForm(schema, before);
    if (same(form, given) || (isEmpty(form) && isEmpty(given))) return before;
  } else if (saysNothing(schema, form)) return undefined;
  if (form === undefined && saysNothing(schema, before)) return before;
  if (isEmpty(form)) {
    if (schema.isNullable()) return null;
    if (schema.isOptional()) return undefined;
  }
  const shape = shapeOf(schema);
  if (meaningOf(schema).image && typeof form === 'string') return form.replace(/^\/(?=images\/)/, up);
  if (typeof form === 'string' && isUnanswered(schema)) return form === yesOrNo[0];
  if (typeof form === 'string') return tidy(schema, form);
  if (shape.is === 'list' && Array.isArray(form)) {
    const old = Array.isArray(before) ? before : [];
    const places = align(
      old.map((item) => toForm(shape.item, item)),
      form,
    );
    return form.map((item, index) => {
      const place = places[index];
      return fromForm(shape.item, item, place === undefined ? undefined : old[place], up) ?? item;
    });
  }
  if (shape.is === 'record' && Array.isArray(form)) return recordFrom(schema, shape.value, form, before, up);
  if (!isRecord(form)) return form;
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

/** A group from its form: the fields that were there in their order, then new ones in the schema's. */
function groupFrom(
  fields: Group,
  form: Record<string, unknown>,
  before: Record<string, unknown>,
  up: Up,
): Record<string, unknown> {
  const group: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(fields), ...Object.keys(form)])) {
    const field = fields[key];
    // A field that the schema does not know is nobody's to change.
    const value = field ? fromForm(field, form[key], before[key], up) : (before[key] ?? form[key]);
    // A section that became one of another kind does not keep the fields of the first.
    if (value !== undefined && (field || !(key in before) || key in form)) group[key] = value;
  }
  return group;
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
  const written: Record<string, unknown> = {};
  rows.forEach(({ name, ...rest }, index) => {
    const key = String(name ?? '').trim();
    if (Object.hasOwn(written, key)) throw new Error(`There are two entries named "${key}": rename one.`);
    const place = places[index];
    const value = isGroup ? rest : rest.value;
    written[key] = fromForm(schema, value, place === undefined ? undefined : old[place], up) ?? value;
  });
  return written;
}
