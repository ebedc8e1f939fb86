import type { FieldMeta } from '../../zod';
import { collectionNames, collections } from '../../collections';
import type { Entry } from '../../load/read';
import { phrase } from '../../load/mistake';
import { valueAt } from '../../load/schema-fields';
import { at, lineOf, within, type FieldRef, type Field } from '../fields';
import { filledIn } from '../schema/validate';
import type { Rule, RuleContext } from './rule';
import type { ContentFiles } from '../../load/files';

interface Item {
  field: FieldRef;
  /** The text that is compared. */
  key: string;
}

/** What must be unique, in each of several sets, and what to say otherwise. */
interface Unique {
  sets: (subject: RuleContext) => readonly (readonly Item[])[];
  /** What is wrong, before the place of the first one. */
  says: string;
  fix: string;
}

/** A text for comparison, without case, spaces and final punctuation. */
const likeness = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[.?!]+$/, '')
    .trim();

/** A field as an item, if it is a text with words. */
const textAt = (field: FieldRef, value = valueAt(field.entry.raw, field.path)): Item[] =>
  typeof value === 'string' && value !== '' ? [{ field, key: likeness(value) }] : [];

function textsAt(list: FieldRef, ...name: string[]): Item[] {
  const value = valueAt(list.entry.raw, list.path);
  return Array.isArray(value) ? value.flatMap((_, index) => textAt(within(list, index, ...name))) : [];
}

const byEntry = (fields: readonly Field[], has: (means: FieldMeta) => boolean): Map<Entry, Field[]> =>
  Map.groupBy(
    fields.filter(({ means }) => has(means)),
    ({ entry }) => entry,
  );

/** The questions of each set and of each page, on which a set comes before the page's own questions. */
function questions({ fields, of, pages }: RuleContext): Item[][] {
  const asked = byEntry(fields, ({ readBy }) => readBy === 'question');
  const named = byEntry(fields, ({ ref }) => ref === 'faqs');
  const questionsOf = (entry: Entry): Item[] =>
    (asked.get(entry) ?? []).flatMap((field) => textAt(field, field.value));
  const setsOn = (page: Entry): Item[] =>
    (named.get(page) ?? []).flatMap(({ value }) =>
      of('faqs')
        .filter(({ id }) => id === value)
        .flatMap(questionsOf),
    );
  return [
    ...of('faqs').map(questionsOf),
    ...pages.map(({ entry }) => [...setsOn(entry), ...questionsOf(entry)]),
  ];
}

/** The titles or descriptions of all pages, as search engines read them. */
const heads =
  (name: 'title' | 'description'): Unique['sets'] =>
  ({ pages, facts }) => [
    pages.flatMap(({ entry }) => {
      const value = valueAt(entry.raw, ['head', name]);
      return textAt(at(entry, 'head', name), facts ? filledIn(value, facts) : value);
    }),
  ];

const sameHead =
  'Search engines show only one of two pages that say the same: write what is different about this page.';

const uniques: readonly Unique[] = [
  {
    sets: ({ of }) =>
      collectionNames
        .filter((kind) => collections[kind].list)
        .map((kind) => of(kind).flatMap((entry) => textAt(at(entry, 'id')))),
    says: 'is the same id as',
    fix: 'Give each entry its own id.',
  },
  {
    sets: ({ fields }) =>
      [...byEntry(fields, ({ anchor }) => anchor === true).values()].map((anchors) =>
        anchors.flatMap((field) => textAt(field, field.value)),
      ),
    says: 'is the same id as',
    fix: 'A link can only go to one of them: remove one.',
  },
  {
    sets: ({ pages }) => [
      pages.flatMap(({ entry, path, aliases }) => [
        { field: entry.kind === 'landing' ? at(entry, 'path') : at(entry), key: path },
        ...aliases.map((alias, index) => ({ field: at(entry, 'aliases', index), key: alias })),
      ]),
    ],
    says: 'is already an address',
    fix: 'Give the page another address, or take this one away.',
  },
  {
    sets: ({ of }) => of('optionSets').map((entry) => textsAt(at(entry, 'options'), 'value')),
    says: 'is the same value as',
    fix: 'The receiver of the request could not tell the two apart.',
  },
  {
    // The owner's contact form offers 'Commercial Plumbing' twice, and the automation behind it knows both values.
    sets: ({ of }) =>
      of('optionSets')
        .filter(({ id }) => id !== 'contact')
        .map((entry) => textsAt(at(entry, 'options'), 'label')),
    says: 'is the same label as',
    fix: 'Visitors could not tell the two apart.',
  },
  {
    sets: questions,
    says: 'asks the same as',
    fix: 'A page should answer a question only once: remove one.',
  },
  { sets: heads('title'), says: 'is the same title as', fix: sameHead },
  { sets: heads('description'), says: 'is the same description as', fix: sameHead },
  {
    sets: ({ fields, of }) => [
      ...fields.filter(({ means }) => means.distinct).map((field) => textsAt(field)),
      ...of('site').map((entry) => textsAt(at(entry, 'holidays'), 'date')),
    ],
    says: 'is listed twice, first',
    fix: 'Remove one of the two.',
  },
  {
    sets: ({ of }) => [of('cities').flatMap((entry) => textAt(at(entry, 'name')))],
    says: 'is the name of the city',
    fix: 'Each city has one page.',
  },
  {
    sets: ({ of }) => [of('regions').flatMap((entry) => textsAt(at(entry, 'cities')))],
    says: 'is already in a region,',
    fix: 'Each city belongs to one region.',
  },
];

/** Everything that must be unique is unique: a mistake for each item whose key an earlier item has. */
export const duplicates: Rule = (subject, say) => {
  // A question that is twice in a set is found for the set and for each page that shows it.
  const reported = new Set<string>();
  for (const { sets, says, fix } of uniques)
    for (const items of sets(subject)) {
      const first = new Map<string, FieldRef>();
      for (const { field, key } of newcomersLast(items, (item) => item.field.entry.file, subject.files)) {
        const before = first.get(key);
        if (!before) {
          first.set(key, field);
          continue;
        }
        const { file, root } = field.entry;
        const place = JSON.stringify([file, root, field.path]);
        if (reported.has(place)) continue;
        reported.add(place);
        const line = lineOf(before);
        const where =
          before.entry.file === file ? [{ line }] : phrase`in ${{ file: before.entry.file, line }}`;
        say(field, phrase`${says} ${where}`, fix);
      }
    }
};

/** How programs name a copy: "plano copy", "plano - Copy (2)", "Copy of plano", "plano (1)", "plano 2". */
const saysCopy = /\b(?:copy|copie|copia|kopie|conflicted)\b|\(\d+\)|\s\d+$/i;

const nameOf = (file: string): string =>
  file
    .slice(file.lastIndexOf('/') + 1)
    .replace(/\.\w+$/, '')
    .replaceAll(/[-_]/g, ' ');

/**
 * Sorts what two files may both say so that the one at fault comes later: the one that is not committed yet, else the
 * one whose name says that it is a copy, else the one after the other in the alphabet. The one that has been online
 * all along is not to blame.
 */
export function newcomersLast<Item>(
  items: readonly Item[],
  fileOf: (item: Item) => string,
  { isNew = () => false }: Pick<ContentFiles, 'isNew'>,
): Item[] {
  const rank = (item: Item) => {
    const file = fileOf(item);
    return (isNew(file) ? 2 : 0) + (saysCopy.test(nameOf(file)) ? 1 : 0);
  };
  return items.toSorted((a, b) => rank(a) - rank(b));
}
