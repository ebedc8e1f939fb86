import { collectionNames, collections } from '../../collections';
import type { ContentFiles } from '../../load/files';
import type { Entry } from '../../load/read';
import { phrase, type Message } from '../../load/mistake';
import { valueAt } from '../../load/values';
import { newcomersLast } from '../newcomers';
import { at, lineOf, within, type FieldRef, type Field } from '../fields';
import { filledIn } from '../schema/validate';
import type { Rule, Say, RuleContext } from './rule';

/** Something that must be unique, with its place. */
interface Item {
  field: FieldRef;
  /** The text that is compared. */
  key: string;
}

/** What must be unique, and what to say otherwise. */
interface Unique {
  items: readonly Item[];
  message: (first: Message) => Message;
  fix: string;
}

/** A text for comparison, without case, spaces and final punctuation. */
const likeness = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[.?!]+$/, '')
    .trim();

/** A mistake for each item whose key an earlier item has. */
function checkUnique({ items, message, fix }: Unique, files: ContentFiles, say: Say): void {
  const first = new Map<string, FieldRef>();
  for (const { field, key } of newcomersLast(items, (item) => item.field.entry.file, files)) {
    const before = first.get(key);
    if (!before) {
      first.set(key, field);
      continue;
    }
    const { file } = before.entry;
    const line = lineOf(before);
    say(field, message(file === field.entry.file ? [{ line }] : phrase`in ${{ file, line }}`), fix);
  }
}

/** A field as an item, if it is a text with words. */
const textAt = (field: FieldRef, value = valueAt(field.entry.raw, field.path)): Item[] =>
  typeof value === 'string' && value !== '' ? [{ field, key: likeness(value) }] : [];

/** The texts in a list, or one field of each of its entries. */
function textsAt(list: FieldRef, ...name: string[]): Item[] {
  const value = valueAt(list.entry.raw, list.path);
  return Array.isArray(value) ? value.flatMap((_, index) => textAt(within(list, index, ...name))) : [];
}

/** Fields by entry. */
function byEntry(fields: readonly Field[]): Map<Entry, Field[]> {
  const fieldsByEntry = new Map<Entry, Field[]>();
  for (const field of fields)
    fieldsByEntry.set(field.entry, [...(fieldsByEntry.get(field.entry) ?? []), field]);
  return fieldsByEntry;
}

/** Ids of entries in a list, and ids of the sections of one page. */
const ids = ({ fields, of }: RuleContext): Unique[] => [
  ...collectionNames
    .filter((kind) => collections[kind].list)
    .map((kind) => ({
      items: of(kind).flatMap((entry) => {
        const id = valueAt(entry.raw, ['id']);
        return typeof id === 'string' ? [{ field: at(entry, 'id'), key: id }] : [];
      }),
      message: (where: Message) => phrase`is the same id as ${where}`,
      fix: 'Give each entry its own id.',
    })),
  ...[
    ...byEntry(fields.filter(({ means, value }) => means.anchor && typeof value === 'string')).values(),
  ].map((anchors) => ({
    items: anchors.map((field) => ({ field, key: String(field.value) })),
    message: (where: Message) => phrase`is the same id as ${where}`,
    fix: 'A link can only go to one of them: remove one.',
  })),
];

/** Addresses that two pages have, as their own or as an alias. */
const addresses = ({ pages }: RuleContext): Unique[] => [
  {
    items: pages.flatMap(({ entry, path, aliases }) => [
      { field: entry.kind === 'landing' ? at(entry, 'path') : at(entry), key: path },
      ...aliases.map((alias, index) => ({ field: at(entry, 'aliases', index), key: alias })),
    ]),
    message: (where) => phrase`is already an address ${where}`,
    fix: 'Give the page another address, or take this one away.',
  },
];

/**
 * The one label that stands twice in a set, in every language: the owner's contact form offers 'Commercial Plumbing' with
 * these two values, and the automation behind it knows both.
 */
const allowedTwice = { set: 'contact', values: ['commercial-plumbing', 'commercial'] };

/** The labels of a set of options; of the two that may be the same, the first one. */
function labels(entry: Entry): Item[] {
  const list = at(entry, 'options');
  const options = valueAt(entry.raw, list.path);
  const [first, second] = allowedTwice.values.map((value) =>
    Array.isArray(options) ? options.findIndex((option) => valueAt(option, ['value']) === value) : -1,
  );
  const labelAt = (index = -1) => textAt(within(list, index, 'label'))[0]?.key;
  const isAllowed = entry.id === allowedTwice.set && labelAt(first) === labelAt(second);
  return textsAt(list, 'label').filter(({ field }) => !isAllowed || field.path.at(-2) !== second);
}

const options = ({ of }: RuleContext): Unique[] =>
  of('optionSets').flatMap((entry) => [
    {
      items: textsAt(at(entry, 'options'), 'value'),
      message: (where) => phrase`is the same value as ${where}`,
      fix: 'The receiver of the request could not tell the two apart.',
    },
    {
      items: labels(entry),
      message: (where) => phrase`is the same label as ${where}`,
      fix: 'Visitors could not tell the two apart.',
    },
  ]);

const questions = ({ fields, of, pages }: RuleContext): Unique[] => {
  const asked = byEntry(fields.filter(({ means }) => means.readBy === 'question'));
  const named = byEntry(fields.filter(({ means }) => means.ref === 'faqs'));
  const questionsOf = (entry: Entry): Item[] =>
    (asked.get(entry) ?? []).flatMap((field) => textAt(field, field.value));
  // A set comes before the page's own questions, as on the page.
  const shownOn = (page: Entry): Item[] => [
    ...(named.get(page) ?? [])
      .flatMap(({ value }) => of('faqs').filter(({ id }) => id === value))
      .flatMap(questionsOf),
    ...questionsOf(page),
  ];
  return [...of('faqs').map(questionsOf), ...pages.map(({ entry }) => shownOn(entry))].map((items) => ({
    items,
    message: (where) => phrase`asks the same as ${where}`,
    fix: 'A page should answer a question only once: remove one.',
  }));
};

const heads = ({ pages, facts }: RuleContext): Unique[] =>
  (['title', 'description'] as const).map((name) => ({
    items: pages.flatMap(({ entry }) => {
      const value = valueAt(entry.raw, ['head', name]);
      return textAt(at(entry, 'head', name), facts ? filledIn(value, facts) : value);
    }),
    message: (where) => phrase`is the same ${name} as ${where}`,
    fix: 'Search engines show only one of two pages that say the same: write what is different about this page.',
  }));

/** Lists that must not have duplicates. */
const lists = ({ fields, of }: RuleContext): Unique[] =>
  [
    ...fields.filter(({ means }) => means.distinct).map((field) => textsAt(field)),
    ...of('site').map((entry) => textsAt(at(entry, 'holidays'), 'date')),
  ].map((items) => ({
    items,
    message: (where) => phrase`is listed twice, first ${where}`,
    fix: 'Remove one of the two.',
  }));

const cityNames = ({ of }: RuleContext): Unique[] => [
  {
    items: of('cities').flatMap((entry) => textAt(at(entry, 'name'))),
    message: (where) => phrase`is the name of the city ${where}`,
    fix: 'Each city has one page.',
  },
  {
    items: of('regions').flatMap((entry) => textsAt(at(entry, 'cities'))),
    message: (where) => phrase`is already in a region, ${where}`,
    fix: 'Each city belongs to one region.',
  },
];

/** Everything that must be unique is unique. */
export const duplicates: Rule = (subject, say) => {
  // A question that is twice in a set is found for the set and for each page that shows it, a city that is twice in one
  // region as a duplicate in a list and as a city of two regions.
  const reported = new Set<string>();
  const sayOnce: Say = (field, ...words) => {
    const fieldKey = JSON.stringify([field.entry.file, field.entry.root, field.path]);
    if (!reported.has(fieldKey)) say(field, ...words);
    reported.add(fieldKey);
  };
  for (const uniqueIn of [ids, addresses, options, questions, heads, lists, cityNames])
    for (const unique of uniqueIn(subject)) checkUnique(unique, subject.files, sayOnce);
};
