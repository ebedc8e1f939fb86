import {
  referencesIn,
  resolveReferences,
  UnknownReferenceError,
  withoutUnsaid,
  type Facts,
} from '../../content-model/references';
import { searchTitle } from '../../content-model/search-title';
import { complaints } from '../../content-model/zod';
import { problemAt, type Entry } from '../content';
import { isRecord, valueAt } from '../values';
import { kinds } from '../kinds';
import type { Path, Problem } from '../problem';
import { explain, type Finding } from './explain';
import { visitPlaces } from './places';

function findings({ kind }: Pick<Entry, 'kind'>, value: unknown): Finding[] {
  const { schema } = kinds[kind];
  const found = complaints(schema, value).flatMap((complaint) => explain(complaint, schema, value));
  // An empty text is also too short: only the first complaint about a field is kept.
  return found.filter((finding, index) => found.findIndex((other) => same(finding, other)) === index);
}

const same = (a: Finding, b: Finding) => a.path.join('.') === b.path.join('.');

/** A value with its references resolved; an unknown reference stays as it is. */
export function filledIn(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') {
    if (referencesIn(value).length === 0) return value;
    try {
      return resolveReferences(value, facts, '');
    } catch (error) {
      // The rule for references reports it.
      if (error instanceof UnknownReferenceError) return value;
      throw error;
    }
  }
  if (Array.isArray(value))
    return withoutUnsaid(
      value,
      value.map((item) => filledIn(item, facts)),
    );
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filledIn(item, facts)]));
  return value;
}

/** Cache of problems by the facts and by the entry's data. */
const judged = new WeakMap<Facts, WeakMap<object, Problem[]>>();

/**
 * Checks an entry with the schema that the build uses. Then resolves references and checks the fields that have them
 * again. A text that is only too long then is not a mistake: see `longTexts`.
 */
export function validate(entry: Entry, facts: Facts): Problem[] {
  // Not cached for a second version, which also changes when its page does.
  if (typeof entry.raw !== 'object' || entry.raw === null || entry.whole) return judge(entry, facts);
  const before = judged.get(facts) ?? new WeakMap<object, Problem[]>();
  judged.set(facts, before);
  const problems = before.get(entry.raw) ?? judge(entry, facts);
  before.set(entry.raw, problems);
  return problems;
}

/** The data of an entry that the build uses. */
const wholeOf = ({ raw, whole }: Entry): unknown => whole ?? raw;

/** Converts a path in the complete page to the path in the file, which differs in a second version. */
function ownPath({ raw, whole }: Entry, path: Path): Path {
  if (!whole) return path;
  const [first, index, ...rest] = path;
  if (first !== 'sections' || typeof index !== 'number') return valueAt(raw, path) === undefined ? [] : path;
  const type = valueAt(whole, ['sections', index, 'type']);
  const sections = valueAt(raw, ['sections']);
  const own = Array.isArray(sections)
    ? sections.findIndex((section) => valueAt(section, ['type']) === type)
    : -1;
  return own < 0 ? [] : ['sections', own, ...rest];
}

function judge(entry: Entry, facts: Facts): Problem[] {
  const written = findings(entry, wholeOf(entry));
  const later = laterFindings(entry, facts, written).filter(({ tooLong }) => !tooLong);
  const toProblem = ({ path, atKey, message, remedy }: Finding) =>
    problemAt(entry, ownPath(entry, path), message, remedy, { what: atKey ? 'key' : 'value' });
  return [...written, ...later].map(toProblem);
}

/** Whether a value is a text with a reference, or a list that has such a text. */
const refers = (value: unknown): boolean =>
  typeof value === 'string'
    ? referencesIn(value).length > 0
    : Array.isArray(value) && value.some((item) => typeof item === 'string' && refers(item));

/** Mistakes that only exist once references are resolved, in fields that have one. */
function laterFindings(entry: Entry, facts: Facts, written: readonly Finding[]): Finding[] {
  const found: Finding[] = [];
  visitPlaces(kinds[entry.kind].schema, wholeOf(entry), ({ path, schema, value }) => {
    if (!refers(value)) return;
    const text = filledIn(value, facts);
    // An empty item is removed from its list, and the list is checked as a whole.
    if (text === '' && typeof path.at(-1) === 'number') return;
    const filled = path.join('.') === 'head.title' ? searchTitle(String(text), namesIn(facts)) : text;
    for (const complaint of complaints(schema, filled))
      for (const finding of explain(complaint, schema, filled))
        found.push({
          ...finding,
          path: [...path, ...finding.path],
          message: `${finding.message} once its references are filled in`,
        });
  });
  return found.filter(
    (finding, index) =>
      !written.some((other) => same(finding, other)) &&
      found.findIndex((other) => same(finding, other)) === index,
  );
}

/**
 * Texts that are longer than their field allows because of a long name, phone number or claim. They do not stop a
 * build, because a long company name is not a mistake. `npm run launch-check` lists them.
 */
export function longTexts(entry: Entry, facts: Facts): Finding[] {
  return laterFindings(entry, facts, findings(entry, wholeOf(entry)))
    .filter(({ tooLong }) => tooLong)
    .map((finding) => ({ ...finding, path: ownPath(entry, finding.path) }))
    .filter(({ path }) => path.length > 0);
}

/** The company's names for search titles. */
function namesIn({ site }: Facts): { name: string; shortName: string } {
  const names = isRecord(site) ? site : {};
  return { name: String(names.name), shortName: String(names.shortName) };
}
