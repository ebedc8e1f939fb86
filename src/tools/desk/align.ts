/** Whether two values of a content file are equal; the order of an object's fields does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  // YAML has dates.
  if (a instanceof Date || b instanceof Date) return String(a) === String(b);
  const keys = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(a[key as never], b[key as never]))
  );
}

/** The value by which an entry is recognized after other fields of it have changed: its id, name or title. */
const identity = (item: unknown): unknown => {
  if (typeof item !== 'object' || item === null) return undefined;
  const { id, name, title, question, label, type } = item as Record<string, unknown>;
  return id ?? name ?? title ?? question ?? label ?? type;
};

/**
 * Matches the entries of a list with those of its earlier version: with the equal one, otherwise with the one of the
 * same name or title, otherwise, if equally many are left on both sides, with the one in the same position. So a
 * section that was moved or edited keeps the fields that the editor does not show.
 * @returns for each later entry the position of the earlier one; undefined for a new entry
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
