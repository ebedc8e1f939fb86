import { isRecord, problemAt, valueAt, visitValues, type Entry } from '../content';
import type { Path, Problem } from '../problem';
import { filledIn } from '../schema/validate';
import { sectionsOf } from './pages';
import type { Rule, Subject } from './rule';

/** Something that may stand only once, and where it stands. */
interface Item {
  entry: Entry;
  path: Path;
  /** What is compared. */
  key: string;
}

/** A text as two people would call it the same: case, spaces and the sign at its end do not count. */
const likeness = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[.?!]+$/, '')
    .trim();

/** Problems for every item but the first of those that have the same key. */
function repeated(items: readonly Item[], message: (first: string) => string, remedy: string): Problem[] {
  const first = new Map<string, Item>();
  return items.flatMap(({ entry, path, key }) => {
    const before = first.get(key);
    if (!before) {
      first.set(key, { entry, path, key });
      return [];
    }
    const { line } = before.entry.source.place([...before.entry.root, ...before.path]);
    const where =
      before.entry.file === entry.file ? `in line ${line}` : `in ${before.entry.file}, line ${line}`;
    return [problemAt(entry, path, message(where), remedy)];
  });
}

const textsAt = (entry: Entry, list: unknown, root: Path, key?: string): Item[] =>
  (Array.isArray(list) ? list : []).flatMap((item: unknown, index) => {
    const value = key === undefined ? item : isRecord(item) ? item[key] : undefined;
    const path = key === undefined ? [...root, index] : [...root, index, key];
    return typeof value === 'string' && value !== '' ? [{ entry, path, key: likeness(value) }] : [];
  });

/** Ids of entries in a list, and ids of the sections of one page. */
const ids: Rule = ({ entries, of }) => [
  ...(['regions', 'testimonials', 'popularServices', 'optionSets'] as const).flatMap((kind) =>
    repeated(
      of(kind).flatMap((entry) =>
        isRecord(entry.raw) && typeof entry.raw.id === 'string'
          ? [{ entry, path: ['id'], key: entry.raw.id }]
          : [],
      ),
      (where) => `is the same id as ${where}`,
      'Give each entry an id of its own.',
    ),
  ),
  ...entries.flatMap((entry) =>
    repeated(
      sectionsOf(entry).flatMap((section, index) =>
        (['id', 'listId'] as const).flatMap((name) =>
          typeof section[name] === 'string'
            ? [{ entry, path: ['sections', index, name], key: section[name] }]
            : [],
        ),
      ),
      (where) => `is the same id as ${where}`,
      'A link could lead to only one of them: remove one.',
    ),
  ),
];

/** The same address twice, whether as a page's own or as an alias. */
const addresses: Rule = ({ pages }) =>
  repeated(
    pages.flatMap(({ entry, path, aliases }) => [
      { entry, path: entry.kind === 'landing' ? ['path'] : [], key: path },
      ...aliases.map((alias, index) => ({ entry, path: ['aliases', index], key: alias })),
    ]),
    (where) => `is an address that is taken ${where}`,
    'Give the page another path, or remove the alias.',
  );

/**
 * The one label that the specification (section 3, 'Contact page') lists twice in one set, with two values:
 * 'commercial (labelled Commercial Plumbing again, a duplicate)'.
 */
const allowedTwice = { set: 'contact', label: 'commercial plumbing' };

const options: Rule = ({ of }) =>
  of('optionSets').flatMap((entry) => {
    const list = valueAt(entry.raw, ['options']);
    const labels = textsAt(entry, list, ['options'], 'label').filter(
      ({ key }) => entry.id !== allowedTwice.set || key !== allowedTwice.label,
    );
    return [
      ...repeated(
        textsAt(entry, list, ['options'], 'value'),
        (where) => `is the same value as ${where}`,
        'The receiver of the request could not tell the two apart.',
      ),
      ...repeated(
        labels,
        (where) => `is the same label as ${where}`,
        'Visitors could not tell the two apart.',
      ),
    ];
  });

/** The questions that one page shows: its FAQ sections', and those of the sets that they name. */
function questionsOn(page: Entry, { of }: Subject): Item[] {
  const own = (entry: Entry, root: Path) => textsAt(entry, valueAt(entry.raw, root), root, 'question');
  if (page.kind === 'cities') return own(page, ['faq']);
  return sectionsOf(page).flatMap((section, index) => {
    if (section.type !== 'faq') return [];
    const set = of('faqs').find(({ id }) => id === section.set);
    return [...(set ? own(set, ['items']) : []), ...own(page, ['sections', index, 'items'])];
  });
}

const questions: Rule = (subject) => {
  const problems = [
    ...subject.of('faqs').map((set) => textsAt(set, valueAt(set.raw, ['items']), ['items'], 'question')),
    ...subject.pages.map(({ entry }) => questionsOn(entry, subject)),
  ].flatMap((items) =>
    repeated(items, (where) => `asks the same as ${where}`, 'One page answers a question once: remove one.'),
  );
  // A set with the same question twice is found once for itself and once for each page that shows it.
  const seen = new Set<string>();
  return problems.filter(({ file, line, field }) => {
    const key = `${file}:${line}:${field}`;
    return !seen.has(key) && seen.add(key);
  });
};

const heads: Rule = ({ pages, facts }) =>
  (['title', 'description'] as const).flatMap((name) =>
    repeated(
      pages.flatMap(({ entry }) => {
        const value = facts
          ? filledIn(valueAt(entry.raw, ['head', name]), facts)
          : valueAt(entry.raw, ['head', name]);
        return typeof value === 'string' && value !== ''
          ? [{ entry, path: ['head', name], key: likeness(value) }]
          : [];
      }),
      (where) => `is the same ${name} as ${where}`,
      'Search engines show one of two pages that say the same: say what this page has that the other has not.',
    ),
  );

/** Lists of names in which a name twice is always a slip. */
const lists: Rule = ({ entries }) =>
  entries.flatMap((entry) => {
    const found: Problem[] = [];
    visitValues(entry.raw, (path, value) => {
      const name = path.at(-1);
      if (!Array.isArray(value) || typeof name !== 'string') return;
      if (
        !['reviews', 'cities', 'neighbors', 'zipCodes', 'days', 'brands', 'payments', 'keywords'].includes(
          name,
        )
      )
        return;
      found.push(
        ...repeated(
          textsAt(entry, value, path),
          (where) => `stands here twice, first ${where}`,
          'Remove one of the two.',
        ),
      );
    });
    return found;
  });

const cityNames: Rule = ({ of }) => [
  ...repeated(
    of('cities').flatMap((entry) =>
      isRecord(entry.raw) && typeof entry.raw.name === 'string'
        ? [{ entry, path: ['name'], key: likeness(entry.raw.name) }]
        : [],
    ),
    (where) => `is the name of the city ${where}`,
    'Each city has one page.',
  ),
  ...repeated(
    of('regions').flatMap((entry) => textsAt(entry, valueAt(entry.raw, ['cities']), ['cities'])),
    (where) => `stands in a region already, ${where}`,
    'Each city belongs to one region.',
  ),
];

/** Nothing that must be unique stands twice. */
export const duplicates: Rule = async (subject) =>
  (
    await Promise.all(
      [ids, addresses, options, questions, heads, lists, cityNames].map((rule) => rule(subject)),
    )
  )
    .flat()
    // A repeat inside one region's list is found twice, once as a list and once as a region.
    .filter(
      (problem, index, all) =>
        all.findIndex(
          ({ file, line, column, field }) =>
            file === problem.file &&
            line === problem.line &&
            column === problem.column &&
            field === problem.field,
        ) === index,
    );
