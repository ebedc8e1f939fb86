import {
  referencesIn,
  resolveReferences,
  UnknownReferenceError,
  withoutUnsaid,
  type Facts,
} from '../../content-model/references';
import { searchTitle } from '../../content-model/search-title';
import { complaints } from '../../content-model/zod';
import { isRecord, problemAt, valueAt, type Entry } from '../content';
import { kinds } from '../kinds';
import type { Path, Problem } from '../problem';
import { explain, type Finding } from './explain';
import { visitPlaces } from './places';

function findings({ kind }: Pick<Entry, 'kind'>, value: unknown): Finding[] {
  const { schema } = kinds[kind];
  const found = complaints(schema, value).flatMap((complaint) => explain(complaint, schema, value));
  // An empty text is also a short one: the first complaint about a field says it best.
  return found.filter((finding, index) => found.findIndex((other) => same(finding, other)) === index);
}

const same = (a: Finding, b: Finding) => a.path.join('.') === b.path.join('.');

/** A value with its references filled in; a reference that names nothing stays as it is. */
export function filledIn(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') {
    if (referencesIn(value).length === 0) return value;
    try {
      return resolveReferences(value, facts, '');
    } catch (error) {
      // The rule for references reports it, with the names that exist.
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

/** What was found in entries that have not changed since, by the facts that they were judged with. */
const judged = new WeakMap<Facts, WeakMap<object, Problem[]>>();

/**
 * Holds an entry against the schema that the build uses, once; then the fields that refer to facts against their own
 * schemas, with the references filled in. A text that only gets too long by that is no mistake: see `longTexts`.
 */
export function validate(entry: Entry, facts: Facts): Problem[] {
  // A second version changes also where its own file does not, so it is not remembered.
  if (typeof entry.raw !== 'object' || entry.raw === null || entry.whole) return judge(entry, facts);
  const before = judged.get(facts) ?? new WeakMap<object, Problem[]>();
  judged.set(facts, before);
  const problems = before.get(entry.raw) ?? judge(entry, facts);
  before.set(entry.raw, problems);
  return problems;
}

/** What the build sees of an entry. */
const wholeOf = ({ raw, whole }: Entry): unknown => whole ?? raw;

/** Where a file itself says what stands at a place of the whole page; a second version has sections of its own. */
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

/** A text that refers to a fact, or a list that may lose such a text. */
const refers = (value: unknown): boolean =>
  typeof value === 'string'
    ? referencesIn(value).length > 0
    : Array.isArray(value) && value.some((item) => typeof item === 'string' && refers(item));

/** What is wrong only once the references are filled in: of each field that holds one. */
function laterFindings(entry: Entry, facts: Facts, written: readonly Finding[]): Finding[] {
  const found: Finding[] = [];
  visitPlaces(kinds[entry.kind].schema, wholeOf(entry), ({ path, schema, value }) => {
    if (!refers(value)) return;
    const text = filledIn(value, facts);
    // An item that says nothing leaves its list, which is judged as a whole.
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
 * Texts that a long name, phone number or claim makes longer than their field allows. They stop no build: nobody who
 * writes a longer company name has made a mistake in ten pages. `npm run launch-check` lists them.
 */
export function longTexts(entry: Entry, facts: Facts): Finding[] {
  return laterFindings(entry, facts, findings(entry, wholeOf(entry)))
    .filter(({ tooLong }) => tooLong)
    .map((finding) => ({ ...finding, path: ownPath(entry, finding.path) }))
    .filter(({ path }) => path.length > 0);
}

/** The company's names, as search titles use them. */
function namesIn({ site }: Facts): { name: string; shortName: string } {
  const names = isRecord(site) ? site : {};
  return { name: String(names.name), shortName: String(names.shortName) };
}
