import { isRecord, type Path } from '@/content/load/schema-fields';

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
