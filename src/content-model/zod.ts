/**
 * The only file that uses zod's internals: the structure of a schema, the meaning that was attached to it, and the
 * issues of a failed check. Schemas are made with zod's public functions; code that reads schemas uses this file, so
 * that a new major version of zod changes only this file.
 */
import { z, type ZodIssue, type ZodTypeAny } from 'astro/zod';
import { zodToJsonSchema } from 'zod-to-json-schema';
import type { Meaning } from './meaning';

/** Any schema. */
export type Schema = ZodTypeAny;

/** The type of a schema's values, without wrappers such as `optional()`, `default()` and refinements. */
export type Shape =
  | { is: 'text'; max: number | undefined; pattern: Pattern | undefined; isDate: boolean }
  | { is: 'number'; isWhole: boolean; min: number | undefined; max: number | undefined }
  | { is: 'boolean' }
  | { is: 'choice'; values: readonly string[] }
  | { is: 'list'; item: Schema; min: number | undefined; max: number | undefined }
  | { is: 'group'; fields: Readonly<Record<string, Schema>> }
  /** An object with free keys. */
  | { is: 'record'; name: Schema; value: Schema }
  /** A discriminated union. */
  | { is: 'kinds'; by: string; kinds: ReadonlyMap<string, Schema> }
  | { is: 'union'; options: readonly Schema[] }
  | { is: 'other'; name: string };

/** The pattern of a text, and the message if it does not match. */
export interface Pattern {
  regex: RegExp;
  message: string | undefined;
}

/** Path to a nested value: names of fields and positions in lists. */
type Path = readonly (string | number)[];

/** What a schema finds wrong with a value. The content check puts it into words and calls it a mistake. */
export type SchemaIssue = { path: Path } & (
  | { is: 'missing' }
  | { is: 'wrong type'; received: string; expected: string }
  | { is: 'unknown fields'; names: readonly string[] }
  | { is: 'not a choice'; allowed: readonly unknown[]; decidesKind: boolean }
  /** The issues of each option of a union. */
  | { is: 'no option'; options: readonly (readonly SchemaIssue[])[] }
  | {
      is: 'size';
      of: 'list' | 'text' | 'number';
      bound: 'at least' | 'at most' | 'exactly';
      limit: number;
      message: string;
    }
  /** `message` is the schema's own, if it has one; `zodMessage` is zod's. */
  | { is: 'rule'; message: string | undefined; wantsAddress: boolean; zodMessage: string }
);

/** A schema and the schemas that it wraps, outermost first. */
function layers(schema: Schema): Schema[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return [schema, ...layers(schema.unwrap() as Schema)];
  if (schema instanceof z.ZodDefault) return [schema, ...layers(schema.removeDefault() as Schema)];
  if (schema instanceof z.ZodEffects) return [schema, ...layers(schema.innerType() as Schema)];
  return [schema];
}

const meaningIn = (schema: Schema): Meaning | undefined => (schema._def as { meaning?: Meaning }).meaning;

/**
 * Attaches a meaning to a copy of a schema. Like a description, it is kept by `optional()`, `default()` and
 * `describe()`.
 */
export function meaning<Of extends Schema>(schema: Of, means: Meaning): Of {
  const Kind = schema.constructor as new (definition: unknown) => Of;
  return new Kind({ ...schema._def, meaning: { ...meaningIn(schema), ...means } });
}

const shapes = new WeakMap<Schema, { shape: Shape; means: Meaning; description: string | undefined }>();

function describe(schema: Schema) {
  let description = shapes.get(schema);
  if (!description) {
    const all = layers(schema);
    const means = all.reduceRight<Meaning>((sum, layer) => ({ ...sum, ...meaningIn(layer) }), {});
    const described = all.find(({ description }) => description);
    description = { shape: bareShape(all.at(-1) ?? schema), means, description: described?.description };
    shapes.set(schema, description);
  }
  return description;
}

/** The type of a schema's values. */
export const shapeOf = (schema: Schema): Shape => describe(schema).shape;

/** The meaning that was attached to a schema. */
export const meaningOf = (schema: Schema): Meaning => describe(schema).means;

/** A schema's description; undefined if it has none. */
export const descriptionOf = (schema: Schema): string | undefined => describe(schema).description;

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

/** The issues of a value, in the order of the schema's fields; empty if there are none. */
export function issuesIn(schema: Schema, value: unknown): SchemaIssue[] {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.map(toIssue);
}

/** Matches zod's own messages, which the content check words anew; a schema's own message is kept. */
const zodsMessage = /^(Invalid|Required|Expected|Unrecognized|String must|Number must|Array must|Too )/;

function toIssue(issue: ZodIssue): SchemaIssue {
  const { path } = issue;
  switch (issue.code) {
    case 'invalid_type':
      return issue.received === 'undefined'
        ? { path, is: 'missing' }
        : { path, is: 'wrong type', received: issue.received, expected: issue.expected };
    case 'unrecognized_keys':
      return { path, is: 'unknown fields', names: issue.keys };
    case 'invalid_union_discriminator':
      return { path, is: 'not a choice', allowed: issue.options, decidesKind: true };
    case 'invalid_enum_value':
      return { path, is: 'not a choice', allowed: issue.options, decidesKind: false };
    case 'invalid_literal':
      return { path, is: 'not a choice', allowed: [issue.expected], decidesKind: false };
    case 'invalid_union':
      return {
        path,
        is: 'no option',
        options: issue.unionErrors.map((error) => error.issues.map(toIssue)),
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
        message: zodsMessage.test(issue.message) ? undefined : issue.message,
        wantsAddress: issue.code === 'invalid_string' && issue.validation === 'url',
        zodMessage: issue.message,
      };
  }
}

/** Typed without its generic result, which is too deep for the compiler with so many kinds of sections. */
const convert = zodToJsonSchema as unknown as (schema: Schema, options: object) => unknown;

/** The JSON Schema of content as it is written, before defaults and transformations. */
export const jsonSchemaOf = (schema: Schema) =>
  convert(schema, { target: 'jsonSchema7', effectStrategy: 'input' }) as Record<string, unknown>;

/** A list with at least one value of a schema. */
export const listOf = (item: Schema): Schema => z.array(item).min(1);
