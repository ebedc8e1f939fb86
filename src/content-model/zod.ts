/**
 * Everything here that knows zod from the inside: what a schema is made of, what a field was said to mean, and what a
 * failed check says. Schemas are made with zod's own functions; whatever reads a schema goes through this file, so
 * that another major version of zod is a change of this file alone.
 */
import { z, type ZodIssue, type ZodTypeAny } from 'astro/zod';
import { zodToJsonSchema } from 'zod-to-json-schema';
import type { Meaning } from './meaning';

/** Any schema. */
export type Schema = ZodTypeAny;

/** What a value has to be, without the wrappers that say whether it may be left out or what else must hold. */
export type Shape =
  | { is: 'text'; max: number | undefined; pattern: Pattern | undefined; isDate: boolean }
  | { is: 'number'; isWhole: boolean; min: number | undefined; max: number | undefined }
  | { is: 'boolean' }
  | { is: 'choice'; values: readonly string[] }
  | { is: 'list'; item: Schema; min: number | undefined; max: number | undefined }
  | { is: 'group'; fields: Readonly<Record<string, Schema>> }
  /** A group whose fields have free names. */
  | { is: 'record'; name: Schema; value: Schema }
  /** Groups that are told apart by the value of one field. */
  | { is: 'kinds'; by: string; kinds: ReadonlyMap<string, Schema> }
  | { is: 'union'; options: readonly Schema[] }
  | { is: 'other'; name: string };

/** What a text has to look like, and what is said where it does not. */
export interface Pattern {
  regex: RegExp;
  message: string | undefined;
}

/** Steps into a value: names of fields and positions in lists. */
type Path = readonly (string | number)[];

/** What is wrong with a value at one place. */
export type Complaint = { path: Path } & (
  | { is: 'missing' }
  | { is: 'wrong type'; received: string; expected: string }
  | { is: 'unknown fields'; names: readonly string[] }
  | { is: 'not a choice'; known: readonly unknown[]; decidesKind: boolean }
  /** Complaints of each option of a union. */
  | { is: 'no option'; options: readonly (readonly Complaint[])[] }
  | {
      is: 'size';
      of: 'list' | 'text' | 'number';
      bound: 'at least' | 'at most' | 'exactly';
      limit: number;
      message: string;
    }
  /** `message` is the schema's own; undefined where only the library has said something. */
  | { is: 'rule'; message: string | undefined; wantsAddress: boolean; library: string }
);

/** A schema and those that it wraps, from the outside in. */
function layers(schema: Schema): Schema[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return [schema, ...layers(schema.unwrap() as Schema)];
  if (schema instanceof z.ZodDefault) return [schema, ...layers(schema.removeDefault() as Schema)];
  if (schema instanceof z.ZodEffects) return [schema, ...layers(schema.innerType() as Schema)];
  return [schema];
}

const meaningIn = (schema: Schema): Meaning | undefined => (schema._def as { meaning?: Meaning }).meaning;

/**
 * The same schema, saying what its values mean. Like a description, the meaning stays through `optional()`,
 * `default()` and `describe()`.
 */
export function meaning<Of extends Schema>(schema: Of, means: Meaning): Of {
  const Kind = schema.constructor as new (definition: unknown) => Of;
  return new Kind({ ...schema._def, meaning: { ...meaningIn(schema), ...means } });
}

const shapes = new WeakMap<Schema, { shape: Shape; means: Meaning; description: string | undefined }>();

function readingOf(schema: Schema) {
  let known = shapes.get(schema);
  if (!known) {
    const all = layers(schema);
    const means = all.reduceRight<Meaning>((sum, layer) => ({ ...sum, ...meaningIn(layer) }), {});
    const described = all.find(({ description }) => description);
    known = { shape: bareShape(all.at(-1) ?? schema), means, description: described?.description };
    shapes.set(schema, known);
  }
  return known;
}

/** What a value of this schema has to be. */
export const shapeOf = (schema: Schema): Shape => readingOf(schema).shape;

/** What a value of this schema was said to mean. */
export const meaningOf = (schema: Schema): Meaning => readingOf(schema).means;

/** What a field is for, in words; undefined where its schema does not say. */
export const descriptionOf = (schema: Schema): string | undefined => readingOf(schema).description;

function bareShape(schema: Schema): Shape {
  if (schema instanceof z.ZodString) {
    const regex = schema._def.checks.find((check) => check.kind === 'regex');
    return {
      is: 'text',
      max: schema.maxLength ?? undefined,
      pattern: regex?.kind === 'regex' ? { regex: regex.regex, message: regex.message } : undefined,
      isDate: schema.isDate,
    };
  }
  if (schema instanceof z.ZodNumber)
    return {
      is: 'number',
      isWhole: schema.isInt,
      min: schema.minValue ?? undefined,
      max: schema.maxValue ?? undefined,
    };
  if (schema instanceof z.ZodBoolean) return { is: 'boolean' };
  if (schema instanceof z.ZodEnum) return { is: 'choice', values: schema.options as string[] };
  if (schema instanceof z.ZodLiteral) return { is: 'choice', values: [String(schema.value)] };
  if (schema instanceof z.ZodArray) {
    const { minLength, maxLength, exactLength } = schema._def;
    return {
      is: 'list',
      item: schema.element as Schema,
      min: (exactLength ?? minLength)?.value,
      max: (exactLength ?? maxLength)?.value,
    };
  }
  if (schema instanceof z.ZodObject) return { is: 'group', fields: schema.shape as Record<string, Schema> };
  if (schema instanceof z.ZodRecord)
    return { is: 'record', name: schema.keySchema as Schema, value: schema.valueSchema as Schema };
  if (schema instanceof z.ZodDiscriminatedUnion)
    return {
      is: 'kinds',
      by: schema.discriminator as string,
      kinds: schema.optionsMap as ReadonlyMap<string, Schema>,
    };
  if (schema instanceof z.ZodUnion) return { is: 'union', options: schema.options as Schema[] };
  return { is: 'other', name: String((schema._def as { typeName?: unknown }).typeName) };
}

/** What is wrong with a value, in the order of the schema's fields; nothing where it is right. */
export function complaints(schema: Schema, value: unknown): Complaint[] {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.map(complaintOf);
}

/** Messages that the library writes by itself where a schema gives none. */
const librarys = /^(Invalid|Required|Expected|Unrecognized|String must|Number must|Array must|Too )/;

function complaintOf(issue: ZodIssue): Complaint {
  const { path } = issue;
  switch (issue.code) {
    case 'invalid_type':
      return issue.received === 'undefined'
        ? { path, is: 'missing' }
        : { path, is: 'wrong type', received: issue.received, expected: issue.expected };
    case 'unrecognized_keys':
      return { path, is: 'unknown fields', names: issue.keys };
    case 'invalid_union_discriminator':
      return { path, is: 'not a choice', known: issue.options, decidesKind: true };
    case 'invalid_enum_value':
      return { path, is: 'not a choice', known: issue.options, decidesKind: false };
    case 'invalid_literal':
      return { path, is: 'not a choice', known: [issue.expected], decidesKind: false };
    case 'invalid_union':
      return {
        path,
        is: 'no option',
        options: issue.unionErrors.map((error) => error.issues.map(complaintOf)),
      };
    case 'too_small':
    case 'too_big':
      return {
        path,
        is: 'size',
        of: issue.type === 'array' ? 'list' : issue.type === 'string' ? 'text' : 'number',
        bound: issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most',
        limit: Number(issue.code === 'too_small' ? issue.minimum : issue.maximum),
        message: issue.message,
      };
    default:
      return {
        path,
        is: 'rule',
        message: librarys.test(issue.message) ? undefined : issue.message,
        wantsAddress: issue.code === 'invalid_string' && issue.validation === 'url',
        library: issue.message,
      };
  }
}

/** Without its generic result, which the compiler cannot unfold for a page of 33 kinds of sections. */
const convert = zodToJsonSchema as unknown as (schema: Schema, options: object) => unknown;

/** The JSON Schema of what an editor writes, before defaults and transformations. */
export const jsonSchemaOf = (schema: Schema) =>
  convert(schema, { target: 'jsonSchema7', effectStrategy: 'input' }) as Record<string, unknown>;

/** A list of values of one schema, at least one. */
export const listOf = (item: Schema): Schema => z.array(item).min(1);
