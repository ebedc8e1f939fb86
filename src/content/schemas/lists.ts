import { z } from 'astro/zod';
import { withMeta, type Schema } from '../zod';

/** A list without duplicates. */
export const distinct = <List extends Schema>(list: List): List => withMeta(list, { distinct: true });

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
