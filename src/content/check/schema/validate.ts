import { resolveReferences, writtenPath, type Facts } from '../../references';
import { searchTitle } from '../../company-name';
import { memoize } from '../../../lib/memoize';
import { mistakeAt, type Entry } from '../../load/read';
import { isRecord, valueAt, type Path } from '../../load/schema-fields';
import { collections } from '../../collections';
import type { Mistake } from '../../load/mistake';
import { explain, type FieldMistake } from './explain';

function mistakesIn({ kind }: Pick<Entry, 'kind'>, value: unknown): FieldMistake[] {
  const { schema } = collections[kind];
  const issues = schema.safeParse(value).error?.issues ?? [];
  const mistakes = issues.flatMap((issue) => explain(issue, schema, value));
  // An empty text is also too short: only the first issue about a field is kept.
  return mistakes.filter((mistake, index) => mistakes.findIndex((other) => same(mistake, other)) === index);
}

const same = (a: FieldMistake, b: FieldMistake) => a.path.join('.') === b.path.join('.');

/** A value with its references resolved. An unknown reference stays as it is: the rule for references reports it. */
export const filledIn = <Value>(value: Value, facts: Facts): Value =>
  resolveReferences(value, facts, '', { keepUnknown: true });

const judgedBy = memoize((facts: readonly Facts[]) => memoize((entry: Entry) => judge(entry, facts)));

/**
 * Checks an entry with the schema that the build uses. Then resolves references and checks it again. A text that is
 * only too long then is not a mistake: see `longTexts`.
 * @param facts the values of references today and at other times; the first mistake in a field is reported
 */
export const validate = (entry: Entry, facts: readonly Facts[]): Mistake[] => judgedBy(facts)(entry);

const wholeOf = ({ raw, whole }: Entry): unknown => whole ?? raw;

/** Converts a path in the complete page to the path in the file, which differs in a second version. */
function ownPath({ raw, whole }: Entry, path: Path): Path {
  if (!whole) return path;
  const [first, index, ...rest] = path;
  if (first !== 'sections' || typeof index !== 'number') return valueAt(raw, path) === undefined ? [] : path;
  const type = valueAt(whole, ['sections', index, 'type']);
  const sections = valueAt(raw, ['sections']);
  const sectionIndex = Array.isArray(sections)
    ? sections.findIndex((section) => valueAt(section, ['type']) === type)
    : -1;
  return sectionIndex < 0 ? [] : ['sections', sectionIndex, ...rest];
}

function judge(entry: Entry, facts: readonly Facts[]): Mistake[] {
  const written = mistakesIn(entry, wholeOf(entry));
  // Only pages must do without promises and offers. The files that have them need not.
  const sometimes = ['claims', 'promises', 'offers'].includes(entry.kind) ? facts.slice(0, 1) : facts;
  const later = sometimes
    .flatMap((then) => mistakesOnceFilled(entry, then, written))
    .filter(
      (mistake, index, all) => !mistake.tooLong && all.findIndex((other) => same(mistake, other)) === index,
    );
  const toMistake = ({ path, atKey, message, fix }: FieldMistake) =>
    mistakeAt(entry, ownPath(entry, path), message, fix, { what: atKey ? 'key' : 'value' });
  return [...written, ...later].map(toMistake);
}

function mistakesOnceFilled(entry: Entry, facts: Facts, written: readonly FieldMistake[]): FieldMistake[] {
  const whole = filledIn(wholeOf(entry), facts);
  const title = valueAt(whole, ['head', 'title']);
  const { name, shortName } = isRecord(facts.site) ? facts.site : {};
  if (isRecord(whole) && isRecord(whole.head) && typeof title === 'string')
    whole.head.title = searchTitle(title, { name: String(name), shortName: String(shortName) });
  return mistakesIn(entry, whole)
    .map((mistake) => ({
      ...mistake,
      path: writtenPath(whole, mistake.path),
      message: `${mistake.message} once its references are filled in`,
    }))
    .filter((mistake) => !written.some((other) => same(mistake, other)));
}

/**
 * Texts that are longer than their field allows because of a long name, phone number or claim. They do not stop a
 * build, because a long company name is not a mistake. `npm run launch-check` lists them.
 */
export function longTexts(entry: Entry, facts: Facts): FieldMistake[] {
  return mistakesOnceFilled(entry, facts, mistakesIn(entry, wholeOf(entry)))
    .filter(({ tooLong }) => tooLong)
    .map((mistake) => ({ ...mistake, path: ownPath(entry, mistake.path) }))
    .filter(({ path }) => path.length > 0);
}
