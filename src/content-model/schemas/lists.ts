import { meaning, type Schema } from '../zod';

/** A list without duplicates. */
export const distinct = <List extends Schema>(list: List): List => meaning(list, { distinct: true });
