import { isDeepStrictEqual } from 'node:util';

/** True for two values that say the same; the order of a group's fields does not count. */
export const same = (a: unknown, b: unknown): boolean => isDeepStrictEqual(a, b);

/** The field by which people tell two entries of a list apart, whatever else has changed in them. */
const identity = (item: unknown): unknown => {
  if (typeof item !== 'object' || item === null) return undefined;
  const { id, name, title, question, label, type } = item as Record<string, unknown>;
  return id ?? name ?? title ?? question ?? label ?? type;
};

/**
 * Which entry of a list each entry of its later version was: the equal one, else the one with the same name or title,
 * else, where as many are left on both sides, the one in the same place. So a section that is dragged elsewhere or
 * edited keeps everything that an editor does not show.
 * @returns for each later entry the position of the earlier one, or undefined for a new entry
 */
export function align(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const found: (number | undefined)[] = after.map(() => undefined);
  const free = new Set(before.keys());
  const match = (isMatch: (a: unknown, b: unknown) => boolean) => {
    for (const [index, item] of after.entries()) {
      if (found[index] !== undefined) continue;
      const at = [...free].find((position) => isMatch(before[position], item));
      if (at === undefined) continue;
      found[index] = at;
      free.delete(at);
    }
  };
  match(same);
  match((a, b) => identity(a) !== undefined && same(identity(a), identity(b)));
  const left = [...after.keys()].filter((index) => found[index] === undefined);
  if (left.length === free.size)
    [...free].forEach((position, order) => {
      const index = left[order];
      if (index !== undefined) found[index] = position;
    });
  return found;
}
