import { z } from 'astro/zod';
import { withMeta, type Schema } from '../zod';

/** A list without duplicates. */
export const distinct = <List extends Schema>(list: List): List => withMeta(list, { distinct: true });

/** The entries of a named list by their names. */
const byName = <Entry extends { name: string }>(
  entries: readonly Entry[],
): Record<string, Omit<Entry, 'name'>> =>
  Object.fromEntries(entries.map(({ name, ...entry }) => [name, entry]));

/**
 * A list of groups to which texts refer by their field `name`. It is a list as written, which editors and translators
 * can work with, and a record by name as read.
 * @param entry the schema of one group, with the field `name`
 */
export const namedList = <Entry extends z.ZodType<{ name: string }>>(entry: Entry) =>
  z
    .array(entry)
    .superRefine((entries, context) =>
      entries.forEach(({ name }, index) => {
        if (entries.findIndex((other) => other.name === name) < index)
          context.addIssue({
            code: 'custom',
            path: [index, 'name'],
            message: `is the name of two entries: give one of them another`,
          });
      }),
    )
    .transform((entries) => byName<z.infer<Entry>>(entries));

/**
 * A group of fields.
 * @param about what it is, for editors
 */
export const group = <Fields extends z.ZodRawShape>(about: string, fields: Fields) =>
  z.strictObject(fields).describe(about);

/**
 * A list of `min` to `max` groups of fields.
 * @param what what the items are, for editors
 */
export const list = <Fields extends z.ZodRawShape>(what: string, min: number, max: number, fields: Fields) =>
  z.array(z.strictObject(fields)).min(min).max(max).describe(`${what}, ${min} to ${max}.`);
