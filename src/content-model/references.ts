/**
 * Named references in content: `{{site.phone}}`, `{{claim.years}}`, `{{claim.years.counters}}`, `{{promise.permits}}`.
 * With them each fact is written in one file only. This file replaces them by their values.
 */

/** The values of references: nested records of strings. A record with `default` can be referred to by its own name. */
export interface Facts {
  [name: string]: string | Facts;
}

const reference = /\{\{\s*([A-Za-z0-9_.-]+)\s*\}\}/g;
/** A reference with the space before it, which is removed if the fact is empty, and a period after it. */
const inSentence = /( ?)\{\{\s*([A-Za-z0-9_.-]+)\s*\}\}(\.(?![\w.]))?/g;

/** Thrown when a text refers to something that does not exist. */
export class UnknownReferenceError extends Error {
  /**
   * @param reference as written, without braces
   * @param where the file and field, for the message
   * @param known the names that are valid at the point where the lookup failed
   */
  constructor(
    readonly reference: string,
    readonly where: string,
    readonly known: readonly string[],
  ) {
    super(`${where}: {{${reference}}} is not known. Known here: ${known.join(', ')}.`);
    this.name = 'UnknownReferenceError';
  }
}

function lookUp(name: string, facts: Facts, where: string): string {
  let current: string | Facts = facts;
  let path = '';
  for (const part of name.split('.')) {
    const next: string | Facts | undefined =
      typeof current !== 'string' && Object.hasOwn(current, part) ? current[part] : undefined;
    if (next === undefined) {
      const known = typeof current === 'string' ? [] : Object.keys(current);
      throw new UnknownReferenceError(
        name,
        where,
        known.map((key) => path + key),
      );
    }
    current = next;
    path += `${part}.`;
  }
  if (typeof current === 'string') return current;
  if (typeof current.default === 'string') return current.default;
  throw new UnknownReferenceError(
    name,
    where,
    Object.keys(current).map((key) => path + key),
  );
}

/** The references in a text, in order, without braces. */
export function referencesIn(text: string): string[] {
  return Array.from(text.matchAll(reference), (match) => match[1] ?? '');
}

/**
 * Removes texts that became empty because they consist of a promise that is not made.
 * @param before the list as written
 * @param after the same list with its references resolved, item by item
 */
export function withoutUnsaid<Item>(before: readonly unknown[], after: readonly Item[]): Item[] {
  return after.filter((item, index) => !((item as unknown) === '' && before[index] !== ''));
}

/** Resolves the references of a text once. An empty fact leaves no double space. */
function filled(text: string, facts: Facts, where: string): string {
  let isShorter = false;
  const words = text.replaceAll(inSentence, (_, space: string, name: string, period = '') => {
    const fact = lookUp(name, facts, where);
    // A sentence that ends with `Inc.` must not get a second period.
    if (fact.endsWith('.')) return space + fact;
    if (fact !== '') return space + fact + period;
    isShorter = true;
    return period as string;
  });
  return isShorter ? words.trim() : words;
}

/**
 * Resolves the references in every string of a value, at any depth. Facts may contain references. The text of a
 * promise that is not made may be empty: it is then left out of its sentence or list.
 * @param value an entry's data, or one string
 * @param facts the values of references
 * @param where the file that the value comes from, for the error message
 * @throws UnknownReferenceError for a name that is not in `facts`
 */
export function resolveReferences<Value>(value: Value, facts: Facts, where: string): Value {
  const visit = (current: unknown, path: string): unknown => {
    if (typeof current === 'string') {
      let text = current;
      // Facts may refer to facts. Content needs fewer than three levels; the limit ends circular references.
      for (let level = 0; level < 3 && text.includes('{{'); level++) text = filled(text, facts, path);
      return text;
    }
    if (Array.isArray(current))
      return withoutUnsaid(
        current,
        current.map((item, index) => visit(item, `${path}[${index}]`)),
      );
    // Only plain objects contain texts. Dates and pictures are passed on as they are: a copy of a picture's metadata
    // would lose its non-enumerable `fsPath`.
    if (
      current !== null &&
      typeof current === 'object' &&
      Object.getPrototypeOf(current) === Object.prototype &&
      // Not `in`: in a build, Astro answers for `fsPath` with a proxy that has no such property.
      (current as { fsPath?: unknown }).fsPath === undefined
    )
      return Object.fromEntries(
        Object.entries(current).map(([key, item]) => [key, visit(item, `${path}: ${key}`)]),
      );
    return current;
  };
  return visit(value, where) as Value;
}
