import { mistakeAt, type Entry } from '../../content-reader/read';
import type { Field } from '../fields';
import { isRecord, valueAt } from '../../content-reader/values';
import { kindNames, kinds } from '../../content-model/kinds';
import type { Path, Mistake } from '../../content-reader/mistake';
import { filledIn } from '../schema/validate';
import type { Rule } from './rule';

/** Something that must be unique, with its place. */
interface Item {
  entry: Entry;
  path: Path;
  /** The text that is compared. */
  key: string;
}

/** A text for comparison, without case, spaces and final punctuation. */
const likeness = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[.?!]+$/, '')
    .trim();

/** A mistake for each item whose key an earlier item has. */
function repeated(items: readonly Item[], message: (first: string) => string, remedy: string): Mistake[] {
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
    return [mistakeAt(entry, path, message(where), remedy)];
  });
}

const textsAt = (entry: Entry, list: unknown, root: Path, key?: string): Item[] =>
  (Array.isArray(list) ? list : []).flatMap((item: unknown, index) => {
    const value = key === undefined ? item : isRecord(item) ? item[key] : undefined;
    const path = key === undefined ? [...root, index] : [...root, index, key];
    return typeof value === 'string' && value !== '' ? [{ entry, path, key: likeness(value) }] : [];
  });

/** Fields by entry. */
function byEntry(fields: readonly Field[]): Map<Entry, Field[]> {
  const found = new Map<Entry, Field[]>();
  for (const field of fields) found.set(field.entry, [...(found.get(field.entry) ?? []), field]);
  return found;
}

/** The kinds whose file is a list of entries. */
const listKinds = kindNames.filter((kind) => kinds[kind].list);

/** Ids of entries in a list, and ids of the sections of one page. */
const ids: Rule = ({ fields, of }) => [
  ...listKinds.flatMap((kind) =>
    repeated(
      of(kind).flatMap((entry) =>
        isRecord(entry.raw) && typeof entry.raw.id === 'string'
          ? [{ entry, path: ['id'], key: entry.raw.id }]
          : [],
      ),
      (where) => `is the same id as ${where}`,
      'Give each entry its own id.',
    ),
  ),
  ...[...byEntry(fields.filter(({ means, value }) => means.anchor && typeof value === 'string'))].flatMap(
    ([entry, anchors]) =>
      repeated(
        anchors.map(({ path, value }) => ({ entry, path, key: String(value) })),
        (where) => `is the same id as ${where}`,
        'A link can only go to one of them: remove one.',
      ),
  ),
];

/** Addresses that two pages have, as their own or as an alias. */
const addresses: Rule = ({ pages }) =>
  repeated(
    pages.flatMap(({ entry, path, aliases }) => [
      { entry, path: entry.kind === 'landing' ? ['path'] : [], key: path },
      ...aliases.map((alias, index) => ({ entry, path: ['aliases', index], key: alias })),
    ]),
    (where) => `is already an address ${where}`,
    'Give the page another path, or remove the alias.',
  );

/**
 * The one label that stands twice in a set: the owner's contact form offers 'Commercial Plumbing' with the values
 * `commercial-plumbing` and `commercial`, and the automation behind it knows both.
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

const questions: Rule = ({ fields, of, pages }) => {
  const asked = byEntry(fields.filter(({ means }) => means.readBy === 'question'));
  const named = byEntry(fields.filter(({ means }) => means.ref === 'faqs'));
  const own = (entry: Entry): Item[] =>
    (asked.get(entry) ?? []).flatMap(({ path, value }) =>
      typeof value === 'string' && value !== '' ? [{ entry, path, key: likeness(value) }] : [],
    );
  // A set comes before the page's own questions, as on the page.
  const shownOn = (page: Entry): Item[] => [
    ...(named.get(page) ?? [])
      .flatMap(({ value }) => of('faqs').filter(({ id }) => id === value))
      .flatMap(own),
    ...own(page),
  ];
  const mistakes = [...of('faqs').map(own), ...pages.map(({ entry }) => shownOn(entry))].flatMap((items) =>
    repeated(
      items,
      (where) => `asks the same as ${where}`,
      'A page should answer a question only once: remove one.',
    ),
  );
  // A question that is twice in a set is found for the set and for each page that shows it.
  const seen = new Set<string>();
  return mistakes.filter(({ file, line, field }) => {
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
      'Search engines show only one of two pages that say the same: write what is different about this page.',
    ),
  );

/** Lists that must not have duplicates. */
const lists: Rule = ({ fields }) =>
  fields.flatMap(({ entry, path, value, means }) =>
    means.distinct
      ? repeated(
          textsAt(entry, value, path),
          (where) => `is listed twice, first ${where}`,
          'Remove one of the two.',
        )
      : [],
  );

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
    (where) => `is already in a region, ${where}`,
    'Each city belongs to one region.',
  ),
];

/** Everything that must be unique is unique. */
export const duplicates: Rule = async (subject) =>
  (
    await Promise.all(
      [ids, addresses, options, questions, heads, lists, cityNames].map((rule) => rule(subject)),
    )
  )
    .flat()
    // A city that is twice in one region is found as a duplicate in a list and as a city of two regions.
    .filter(
      (mistake, index, all) =>
        all.findIndex(
          ({ file, line, column, field }) =>
            file === mistake.file &&
            line === mistake.line &&
            column === mistake.column &&
            field === mistake.field,
        ) === index,
    );
