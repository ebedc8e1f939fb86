import { z } from 'astro/zod';
import { memoize } from '../lib/memoize';

/**
 * The only file that uses zod's internals: the structure of a schema and the meaning that was attached to it. Schemas are
 * made with zod's public functions; code that reads schemas uses this file.
 */

/** Any schema. */
export type Schema = z.ZodType;

/** The type of a schema's values, without wrappers such as `optional()`, `default()` and refinements. */
export type Shape =
  | { is: 'text'; max: number | undefined; pattern: Pattern | undefined; isDate: boolean }
  | { is: 'number'; isWhole: boolean; min: number | undefined; max: number | undefined }
  | { is: 'boolean' }
  | { is: 'choice'; values: readonly string[] }
  | { is: 'list'; item: Schema; min: number | undefined; max: number | undefined }
  | { is: 'group'; fields: Readonly<Record<string, Schema>> }
  | { is: 'record'; name: Schema; value: Schema }
  | { is: 'kinds'; by: string; kinds: ReadonlyMap<string, Schema> }
  | { is: 'union'; options: readonly Schema[] }
  | { is: 'other'; name: string };

/** The pattern of a text, and the message if it does not match. */
export interface Pattern {
  regex: RegExp;
  message: string | undefined;
}

const definitionOf = (schema: Schema) => (schema as unknown as z.core.$ZodTypes)._zod.def;

/** A schema and the schemas that it wraps, outermost first. */
function layers(schema: Schema): Schema[] {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return [schema, ...layers(definition.innerType as Schema)];
    case 'pipe': {
      // What is written: of `preprocess()` the second schema, of `transform()` the first.
      const { in: from, out: to } = definition;
      return [schema, ...layers((from._zod.def.type === 'transform' ? to : from) as Schema)];
    }
    default:
      return [schema];
  }
}

/** Not zod's global registry, whose entries Astro writes into the schemas of code editors. A copy of a schema has what its original has. */
const meanings = z.registry<FieldMeta>();

/** Attaches a meaning to a copy of a schema. Like a description, it is kept by `optional()`, `default()` and `describe()`. */
export function withMeta<Of extends Schema>(schema: Of, means: FieldMeta): Of {
  const copy = schema.clone() as Of;
  meanings.add(copy, means);
  return copy;
}

const describe = memoize((schema: Schema) => {
  const all = layers(schema);
  const means = all.reduceRight<FieldMeta>((sum, layer) => ({ ...sum, ...meanings.get(layer) }), {});
  const described = all.find(({ description }) => description);
  return { shape: bareShape(all.at(-1) ?? schema), means, description: described?.description };
});

/** The type of a schema's values. */
export const shapeOf = (schema: Schema): Shape => describe(schema).shape;

/** The meaning that was attached to a schema. */
export const metaOf = (schema: Schema): FieldMeta => describe(schema).means;

/** A schema's description; undefined if it has none. */
export const descriptionOf = (schema: Schema): string | undefined => describe(schema).description;

const checksOf = (schema: Schema) =>
  (definitionOf(schema).checks ?? []).map((check) => (check as unknown as z.core.$ZodChecks)._zod.def);

function messageOf({ error }: { error?: z.core.$ZodErrorMap<never> | undefined }): string | undefined {
  const result = error?.({} as never);
  return typeof result === 'string' ? result : (result?.message ?? undefined);
}

/** Bounds that zod adds itself, to whole numbers. */
const bound = (value: number | null): number | undefined =>
  value === null || Math.abs(value) === Infinity || Math.abs(value) === Number.MAX_SAFE_INTEGER
    ? undefined
    : value;

function bareShape(schema: Schema): Shape {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'string': {
      const checks = checksOf(schema);
      const regex = checks.find(
        (check): check is z.core.$ZodCheckRegexDef => 'format' in check && check.format === 'regex',
      );
      return {
        is: 'text',
        max: (schema as z.ZodString).maxLength ?? undefined,
        pattern: regex && { regex: regex.pattern, message: messageOf(regex) },
        isDate: [definition, ...checks].some((one) => 'format' in one && one.format === 'date'),
      };
    }
    case 'number': {
      const { isInt, minValue, maxValue } = schema as z.ZodNumber;
      return { is: 'number', isWhole: isInt, min: bound(minValue), max: bound(maxValue) };
    }
    case 'boolean':
      return { is: 'boolean' };
    case 'enum':
      return { is: 'choice', values: (schema as z.ZodEnum).options as string[] };
    case 'literal':
      return { is: 'choice', values: definition.values.map(String) };
    case 'array': {
      let min: number | undefined;
      let max: number | undefined;
      for (const check of checksOf(schema)) {
        if (check.check === 'min_length') min = check.minimum;
        if (check.check === 'max_length') max = check.maximum;
        if (check.check === 'length_equals') min = max = check.length;
      }
      return { is: 'list', item: definition.element as Schema, min, max };
    }
    case 'object':
      return { is: 'group', fields: definition.shape as Record<string, Schema> };
    case 'record':
      return { is: 'record', name: definition.keyType as Schema, value: definition.valueType as Schema };
    case 'union':
      return 'discriminator' in definition
        ? kindsOf(definition as unknown as z.core.$ZodDiscriminatedUnionDef)
        : { is: 'union', options: definition.options as readonly Schema[] };
    default:
      return { is: 'other', name: schema.constructor.name };
  }
}

function kindsOf({ discriminator, options }: z.core.$ZodDiscriminatedUnionDef): Shape {
  const kinds = new Map<string, Schema>();
  for (const option of options)
    for (const name of option._zod.propValues?.[discriminator] ?? [])
      kinds.set(String(name), option as Schema);
  return { is: 'kinds', by: discriminator, kinds };
}

/**
 * Who reads a text.
 * - `page`: visitors, as sentences or headings.
 * - `label`: visitors, as the name of a button, link, field or place; not a sentence.
 * - `question`: visitors, as their own question; it may mention a promise, because a question does not make one.
 * - `keyword`: search engines, as words that people search for; may mention a promise, too.
 * - `search`: search engines and people on their result pages.
 * - `alt`: people who cannot see the picture that it describes.
 * - `promise`: as `page`; a wording in `content/promises.json`, the only place that may make promises.
 * - `fact`: as `label`; the only place where this fact or claim is written.
 * - `owner`: only the company itself.
 */
export type Reader =
  'page' | 'label' | 'question' | 'keyword' | 'search' | 'alt' | 'promise' | 'fact' | 'owner';

/** What content can refer to by name: entries, the quote form's options, sections `prices`, offers. */
export type Named =
  | 'forms'
  | 'optionSets'
  | 'faqs'
  | 'testimonials'
  | 'regions'
  | 'cities'
  | 'landing'
  | 'quoteService'
  | 'offer'
  | 'pricedService';

/**
 * What a field means beyond its type. The content check's rules, its messages and the desk use this and never a
 * field's name or position, so a new schema needs no change in the content check.
 */
export interface FieldMeta {
  /** Who reads the text; not set for values that only code reads. */
  readBy?: Reader;
  /** The same in every language, as the name of a person or brand is: nobody translates it. */
  inEveryLanguage?: true;
  /** It says a price, a condition or what a visitor agrees to: a translation that is behind it stops a launch. */
  binds?: true;
  /** Markdown: links and bold words become HTML. */
  markdown?: true;
  /** The name of an entry that must exist. */
  ref?: Named;
  names?: Named;
  /** The field must be a reference to a claim; the value is the usual one. */
  claim?: string;
  /** A counter counts up to it, so it must be a number once the reference is resolved. */
  counted?: true;
  link?: true;
  /** An id that links can target; unique on a page. */
  anchor?: true;
  image?: true;
  /** The group has a drawing or photograph: whether it is required, and whether it needs a description. */
  picture?: { needed: boolean; described: boolean };
  /** A color: the desk shows it and has a color picker. */
  color?: true;
  distinct?: true;
  /** The group is only allowed on a page that has this field: `modalForm`. */
  needs?: string;
  /** What a value of an enum is called in messages: `an icon`. */
  noun?: string;
}
