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

/** Thrown when a text refers to something that does not exist. The content check says what was probably meant. */
export class UnknownReferenceError extends Error {
  readonly reference: string;

  constructor(reference: string, where: string) {
    super(`${where}: {{${reference}}} is not known.`);
    this.name = 'UnknownReferenceError';
    this.reference = reference;
  }
}

function lookUp(name: string, facts: Facts, where: string): string {
  let fact: string | Facts | undefined = facts;
  for (const step of name.split('.'))
    fact = typeof fact === 'object' && Object.hasOwn(fact, step) ? fact[step] : undefined;
  const text = typeof fact === 'object' ? fact.default : fact;
  if (typeof text !== 'string') throw new UnknownReferenceError(name, where);
  return text;
}

/** Every fact that a text can refer to. The usual reading of a claim has the claim's own name. */
export const factsIn = (facts: Facts, before = ''): { name: string; text: string }[] =>
  Object.entries(facts).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [{ name: name === 'default' ? before.slice(0, -1) : before + name, text: value }]
      : factsIn(value, `${before}${name}.`),
  );

/** The references in a text, in order, without braces. */
export function referencesIn(text: string): string[] {
  return Array.from(text.matchAll(reference), (match) => match[1] ?? '');
}

type Group = Readonly<Record<string, unknown>>;

/** A group of fields. Dates and pictures are none: a copy of a picture's metadata would lose its `fsPath`. */
const isGroup = (value: unknown): value is Group =>
  value !== null &&
  typeof value === 'object' &&
  Object.getPrototypeOf(value) === Object.prototype &&
  // Not `in`: in a build, Astro answers for `fsPath` with a proxy that has no such property.
  (value as { fsPath?: unknown }).fsPath === undefined;

/**
 * Whether an item of a list has lost what it says. A card or question without its heading or its text is dropped; a
 * section is dropped without its heading or its price, or without its text if it has no heading, and otherwise only
 * loses a line.
 */
function hasNothingToSay(before: unknown, after: unknown): boolean {
  if (typeof after === 'string') return after === '' && before !== '';
  if (!isGroup(before) || !isGroup(after)) return false;
  const decisive =
    'type' in before
      ? 'title' in before
        ? ['title', 'price']
        : ['text']
      : ['title', 'text', 'question', 'answer', 'label'];
  // A field that had a text as written and has none any more was a promise or offer that is not made.
  return decisive.some((field) => field in before && !(field in after));
}

/** The positions that the items of a resolved list had in the list as written, if some were dropped. */
const positions = new WeakMap<readonly unknown[], readonly number[]>();

/** The path in content as written of a path in the resolved content, where lists may have lost items. */
export function writtenPath(resolved: unknown, path: readonly (string | number)[]): (string | number)[] {
  let current = resolved;
  return path.map((step) => {
    const list = current;
    current = (current as Record<string | number, unknown> | undefined)?.[step];
    return Array.isArray(list) && typeof step === 'number' ? (positions.get(list)?.[step] ?? step) : step;
  });
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
 * promise that is not made, or of an offer that is over, is empty. It is left out of its sentence; a field, list item,
 * card, question or section that consisted of it disappears.
 * @throws UnknownReferenceError for a name that is not in `facts`
 */
export function resolveReferences<Value>(
  value: Value,
  facts: Facts,
  where: string,
  { keepUnknown = false }: { keepUnknown?: boolean } = {},
): Value {
  const resolved = (written: string, path: string): string => {
    let text = written;
    // Facts may refer to facts. Content needs fewer than three levels; the limit ends circular references.
    for (let level = 0; level < 3 && text.includes('{{'); level++) text = filled(text, facts, path);
    return text;
  };
  const visit = (current: unknown, path: string): unknown => {
    if (typeof current === 'string') {
      if (!current.includes('{{')) return current;
      try {
        return resolved(current, path);
      } catch (error) {
        if (keepUnknown && error instanceof UnknownReferenceError) return current;
        throw error;
      }
    }
    if (Array.isArray(current)) {
      const items = current.map((item, index) => visit(item, `${path}[${index}]`));
      const indexes = [...items.keys()].filter((index) => !hasNothingToSay(current[index], items[index]));
      const list = indexes.map((index) => items[index]);
      if (indexes.length < items.length) positions.set(list, indexes);
      return list;
    }
    if (!isGroup(current)) return current;
    return Object.fromEntries(
      Object.entries(current)
        .map(([key, item]) => [key, visit(item, `${path}: ${key}`)] as const)
        .filter(([key, item]) => !(item === '' && current[key] !== '')),
    );
  };
  return visit(value, where) as Value;
}
