import type { Path } from './mistake';

/** Calls back with a value and every value in it, with their paths. */
export function visitValues(
  value: unknown,
  visit: (path: Path, value: unknown) => void,
  path: Path = [],
): void {
  visit(path, value);
  if (Array.isArray(value)) value.forEach((item, index) => visitValues(item, visit, [...path, index]));
  else if (isRecord(value))
    for (const [key, item] of Object.entries(value)) visitValues(item, visit, [...path, key]);
}

/** Whether a value is a plain object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** The place in a named list (`namedList`) of the group with a name; undefined if there is none. */
export function placeOfName(list: unknown, name: string): number | undefined {
  const index = Array.isArray(list) ? list.findIndex((entry) => valueAt(entry, ['name']) === name) : -1;
  return index < 0 ? undefined : index;
}

/** The value at a path, or undefined. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (current, part) =>
      Array.isArray(current)
        ? current[part as number]
        : isRecord(current) && Object.hasOwn(current, part)
          ? current[part]
          : undefined,
    value,
  );
}
