/**
 * Named references in content: `{{site.phone}}`, `{{claim.years}}`, `{{claim.years.counters}}`, `{{promise.permits}}`.
 * They keep each fact in one file; this is the one function that turns them into words, with one message for a
 * wrong name.
 */

/** What names stand for: nested records of strings. A record with `default` may be named without a reading. */
export interface Facts {
  [name: string]: string | Facts;
}

const reference = /\{\{\s*([A-Za-z0-9_.-]+)\s*\}\}/g;
/** With the space before it, which goes where the fact is empty, and the period that ends its sentence. */
const inSentence = /( ?)\{\{\s*([A-Za-z0-9_.-]+)\s*\}\}(\.(?![\w.]))?/g;

/** Thrown when a text refers to something that does not exist. */
export class UnknownReferenceError extends Error {
  /**
   * @param reference as written, without braces
   * @param where the entry and field that hold it, for people
   * @param known names that would have been right at the point where the look-up failed
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

/** The references that a text holds, in order, without braces. */
export function referencesIn(text: string): string[] {
  return Array.from(text.matchAll(reference), (match) => match[1] ?? '');
}

/**
 * A list without the texts that referred to a promise which is not made, and so have become empty.
 * @param before the list as written
 * @param after the same list with its references resolved, item by item
 */
export function withoutUnsaid<Item>(before: readonly unknown[], after: readonly Item[]): Item[] {
  return after.filter((item, index) => !(typeof item === 'string' && item === '' && before[index] !== ''));
}

/** A text with its references resolved once. Where a fact is empty, no double space stays behind. */
function filled(text: string, facts: Facts, where: string): string {
  let isShorter = false;
  const words = text.replaceAll(inSentence, (_, space: string, name: string, period = '') => {
    const fact = lookUp(name, facts, where);
    // A company called `Inc.` ends its sentence with one period, not with two.
    if (fact.endsWith('.')) return space + fact;
    if (fact !== '') return space + fact + period;
    isShorter = true;
    return period as string;
  });
  return isShorter ? words.trim() : words;
}

/**
 * Resolves the references in every string of a value, however deep. A fact may itself hold references. A promise
 * that is not made may be an empty text: it leaves its sentence or its list.
 * @param value an entry's data, or one string
 * @param facts what names stand for
 * @param where the file that the value comes from, for the error message
 * @throws UnknownReferenceError for a name that is not in `facts`
 */
export function resolveReferences<Value>(value: Value, facts: Facts, where: string): Value {
  const visit = (current: unknown, path: string): unknown => {
    if (typeof current === 'string') {
      let text = current;
      // A fact may refer to another fact; three levels are more than content needs and end a circle.
      for (let level = 0; level < 3 && text.includes('{{'); level++) text = filled(text, facts, path);
      return text;
    }
    if (Array.isArray(current))
      return withoutUnsaid(
        current,
        current.map((item, index) => visit(item, `${path}[${index}]`)),
      );
    // Only plain records hold texts; a date passes through untouched, and so does a picture: a copy of it would not
    // know its file any more.
    if (
      current !== null &&
      typeof current === 'object' &&
      Object.getPrototypeOf(current) === Object.prototype &&
      !('fsPath' in current || (current as { fsPath?: unknown }).fsPath)
    )
      return Object.fromEntries(
        Object.entries(current).map(([key, item]) => [key, visit(item, `${path}: ${key}`)]),
      );
    return current;
  };
  return visit(value, where) as Value;
}
