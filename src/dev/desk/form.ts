import { z, type ZodTypeAny } from 'astro/zod';
import { isRecord } from '../../content-check/content';
import { imagePath } from '../../content-check/kinds';
import { unwrapped } from '../../content-check/schema/known-keys';
import { align, same } from './align';

/**
 * The editor knows lists with a type, groups and texts. It knows no groups with free names, no unions without a type, no
 * `null`, no box that is neither ticked nor unticked and no paths that begin with `./` or `../`. So a content file is
 * edited as a form, and written back from it.
 */

/** The branch of a union without a type of its own, under the name that the form gives it. */
export interface Branch {
  name: string;
  schema: z.ZodObject<z.ZodRawShape>;
}

/** The field of a form that holds the name of a branch. */
export const branchKey = 'kind';

/** The branches of a union of groups; each is named after its first field that no other branch has. */
export function branchesOf(union: z.ZodUnion<z.ZodUnionOptions>): Branch[] {
  const groups = union.options.filter((option) => option instanceof z.ZodObject);
  return groups.map((schema) => {
    const others = groups.filter((group) => group !== schema).flatMap((group) => Object.keys(group.shape));
    const name = Object.keys(schema.shape).find((key) => !others.includes(key));
    if (name === undefined)
      throw new Error(`A union of groups cannot be edited: ${Object.keys(schema.shape)}.`);
    return { name, schema };
  });
}

/** What a schema means to the editor, told from the wrappers around it. */
const shapeOf = (schema: z.ZodObject<z.ZodRawShape>) => schema.shape as Record<string, ZodTypeAny>;

const hasGroups = (schema: ZodTypeAny): schema is z.ZodUnion<z.ZodUnionOptions> =>
  schema instanceof z.ZodUnion && schema.options.some((option: ZodTypeAny) => option instanceof z.ZodObject);

const branchFor = (union: z.ZodUnion<z.ZodUnionOptions>, raw: Record<string, unknown>) =>
  branchesOf(union).find(({ name }) => name in raw);

/** The schema of a group's kind by the group's own discriminator. */
function optionFor(
  union: z.ZodDiscriminatedUnion<string, z.ZodDiscriminatedUnionOption<string>[]>,
  value: Record<string, unknown>,
): ZodTypeAny | undefined {
  return union.optionsMap.get(value[union.discriminator] as string);
}

/**
 * True for a question that may stay without an answer: a box that is not ticked would be the answer no, so at the desk
 * it is a choice of `yesOrNo`.
 */
export const isUnanswered = (schema: ZodTypeAny): boolean =>
  unwrapped(schema) instanceof z.ZodBoolean &&
  schema.isOptional() &&
  schema.safeParse(undefined).data === undefined;

/** The answers to such a question, as a form holds them. */
export const yesOrNo = ['yes', 'no'] as const;

const mapGroup = (
  schema: z.ZodObject<z.ZodRawShape>,
  raw: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(raw).map(([key, value]) => {
      const field = shapeOf(schema)[key];
      return [key, field ? toForm(field, value) : value];
    }),
  );

/** What the editor is given for a value of a content file. */
export function toForm(schema: ZodTypeAny, raw: unknown): unknown {
  const inner = unwrapped(schema);
  if (raw === null) return '';
  if (inner === imagePath && typeof raw === 'string') return raw.replace(/^\.{1,2}\//, '/');
  if (typeof raw === 'boolean' && isUnanswered(schema)) return yesOrNo[raw ? 0 : 1];
  if (inner instanceof z.ZodArray && Array.isArray(raw))
    return raw.map((item) => toForm(inner.element as ZodTypeAny, item));
  if (!isRecord(raw)) return raw;
  if (inner instanceof z.ZodObject) return mapGroup(inner, raw);
  if (inner instanceof z.ZodRecord)
    return Object.entries(raw).map(([name, value]) => {
      const form = toForm(inner.valueSchema as ZodTypeAny, value);
      return isRecord(form) ? { name, ...form } : { name, value: form };
    });
  if (inner instanceof z.ZodDiscriminatedUnion) {
    const option = optionFor(inner, raw);
    return option instanceof z.ZodObject ? mapGroup(option, raw) : raw;
  }
  if (hasGroups(inner)) {
    const branch = branchFor(inner, raw);
    return branch ? { [branchKey]: branch.name, ...mapGroup(branch.schema, raw) } : raw;
  }
  return raw;
}

/** True for what the editor writes into a field that nobody filled in. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isEmpty));

/** True where leaving a field out says the same as this value of a form. */
function saysNothing(schema: ZodTypeAny, form: unknown): boolean {
  const left = schema.safeParse(undefined);
  return left.success && (isEmpty(form) || same(form, left.data));
}

/** A text as the schema wants it: a line break that slipped in is a space, spaces at the ends are dropped. */
function tidy(schema: ZodTypeAny, text: string): string {
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
export function fromForm(schema: ZodTypeAny, form: unknown, before: unknown, up: Up): unknown {
  if (before !== undefined) {
    const given = toForm(schema, before);
    if (same(form, given) || (isEmpty(form) && isEmpty(given))) return before;
  } else if (saysNothing(schema, form)) return undefined;
  if (form === undefined && saysNothing(schema, before)) return before;
  if (isEmpty(form)) {
    if (schema.isNullable()) return null;
    if (schema.isOptional()) return undefined;
  }
  const inner = unwrapped(schema);
  if (inner === imagePath && typeof form === 'string') return form.replace(/^\/(?=images\/)/, up);
  if (typeof form === 'string' && isUnanswered(schema)) return form === yesOrNo[0];
  if (typeof form === 'string') return tidy(schema, form);
  if (inner instanceof z.ZodArray && Array.isArray(form)) {
    const old = Array.isArray(before) ? before : [];
    const element = inner.element as ZodTypeAny;
    const places = align(
      old.map((item) => toForm(element, item)),
      form,
    );
    return form.map((item, index) => {
      const place = places[index];
      return fromForm(element, item, place === undefined ? undefined : old[place], up) ?? item;
    });
  }
  if (inner instanceof z.ZodRecord && Array.isArray(form)) return recordFrom(inner, form, before, up);
  if (!isRecord(form)) return form;
  const old = isRecord(before) ? before : {};
  if (inner instanceof z.ZodObject) return groupFrom(inner, form, old, up);
  if (inner instanceof z.ZodDiscriminatedUnion) {
    const option = optionFor(inner, form);
    return option instanceof z.ZodObject ? groupFrom(option, form, old, up) : form;
  }
  if (hasGroups(inner)) {
    const branch = branchesOf(inner).find(({ name }) => name === form[branchKey]);
    if (!branch) return form;
    const { [branchKey]: _, ...rest } = form;
    return groupFrom(branch.schema, rest, old, up);
  }
  return form;
}

/** A group from its form: the fields that were there in their order, then new ones in the schema's. */
function groupFrom(
  schema: z.ZodObject<z.ZodRawShape>,
  form: Record<string, unknown>,
  before: Record<string, unknown>,
  up: Up,
): Record<string, unknown> {
  const shape = shapeOf(schema);
  const group: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(shape), ...Object.keys(form)])) {
    const field = shape[key];
    // A field that the schema does not know is nobody's to change.
    const value = field ? fromForm(field, form[key], before[key], up) : (before[key] ?? form[key]);
    // A section that became one of another kind does not keep the fields of the first.
    if (value !== undefined && (field || !(key in before) || key in form)) group[key] = value;
  }
  return group;
}

function recordFrom(
  record: z.ZodRecord,
  form: readonly unknown[],
  before: unknown,
  up: Up,
): Record<string, unknown> {
  const schema = record.valueSchema as ZodTypeAny;
  const isGroup = unwrapped(schema) instanceof z.ZodObject;
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
