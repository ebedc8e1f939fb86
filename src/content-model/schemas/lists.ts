import { meaning, type Schema } from '../zod';

/** A list in which nothing may stand twice. */
export const distinct = <List extends Schema>(list: List): List => meaning(list, { distinct: true });
