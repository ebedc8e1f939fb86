import { z, type ZodTypeAny } from 'astro/zod';
import { isRecord } from '../content';
import type { Path } from '../problem';

/** The schema inside wrappers that say whether a value may be left out, or what else must hold. */
export function unwrapped(schema: ZodTypeAny): ZodTypeAny {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return unwrapped(schema.unwrap() as ZodTypeAny);
  if (schema instanceof z.ZodDefault) return unwrapped(schema.removeDefault() as ZodTypeAny);
  if (schema instanceof z.ZodEffects) return unwrapped(schema.innerType() as ZodTypeAny);
  return schema;
}

/** The branches of a union that a value may belong to: by its discriminator where there is one. */
function branches(schema: ZodTypeAny, value: unknown): readonly ZodTypeAny[] {
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const name = isRecord(value) ? value[schema.discriminator as string] : undefined;
    const branch = schema.optionsMap.get(name as never) as ZodTypeAny | undefined;
    return branch ? [branch] : [];
  }
  if (schema instanceof z.ZodUnion) return schema.options as ZodTypeAny[];
  return [schema];
}

/**
 * The schemas that a value may have to satisfy.
 * @param schema of the whole
 * @param whole the value that holds it; decides the branch of a union
 * @param path the way from the whole to the value
 */
export function schemasAt(schema: ZodTypeAny, whole: unknown, path: Path): ZodTypeAny[] {
  const candidates = branches(unwrapped(schema), whole).map(unwrapped);
  const [part, ...rest] = path;
  if (part === undefined) return candidates;
  return candidates.flatMap((candidate) => {
    const next: ZodTypeAny | undefined =
      candidate instanceof z.ZodObject
        ? ((candidate.shape as Record<string, ZodTypeAny>)[part] as ZodTypeAny | undefined)
        : candidate instanceof z.ZodArray
          ? (candidate.element as ZodTypeAny)
          : candidate instanceof z.ZodRecord
            ? (candidate.valueSchema as ZodTypeAny)
            : undefined;
    const inner: unknown = Array.isArray(whole)
      ? whole[part as number]
      : isRecord(whole)
        ? whole[part]
        : undefined;
    return next ? schemasAt(next, inner, rest) : [];
  });
}

/** The names that a group of fields may have. */
export function knownKeys(schema: ZodTypeAny, whole: unknown, path: Path): string[] {
  const keys = schemasAt(schema, whole, path).flatMap((found) =>
    found instanceof z.ZodObject ? Object.keys(found.shape as object) : [],
  );
  return [...new Set(keys)].filter((key) => key !== '$schema');
}

/** What a field is for, from its schema; nothing where the schema does not say. */
export function descriptionAt(schema: ZodTypeAny, whole: unknown, path: Path): string | undefined {
  const parent = schemasAt(schema, whole, path.slice(0, -1));
  for (const found of parent) {
    const last = path.at(-1);
    if (found instanceof z.ZodObject && typeof last === 'string') {
      const field = (found.shape as Record<string, ZodTypeAny>)[last];
      const description = field?.description ?? (field && unwrapped(field).description);
      if (description) return description;
    }
  }
  return undefined;
}
