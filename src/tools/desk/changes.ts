import { referencesIn } from '../../content/references';
import type { Entry } from '../../content/load/read';
import { isOtherLocale } from '../../content/languages';
import { recordOf } from '../../content/load/translated';
import { languageOf, originalOf } from '../../content/load/translation';
import { isRecord, valueAt, visitTexts } from '../../content/load/values';
import { isFolder, collectionOf, collections, type CollectionName } from '../../content/collections';
import { quoted, type Path } from '../../content/load/mistake';
import type { RuleContext } from '../../content/check/rules/rule';
import { labelOf, labelOfChoice, nameOfLanguage } from './labels';
import { differences, type Difference } from './differences';
import { partsOf } from './parts';

/** A content file as last published and now; undefined where it did not exist or no longer exists. */
export interface FileChange {
  file: string;
  before: unknown;
  after: unknown;
}

/** What stands for a file that cannot be read: it is there, so it was not removed. */
const unreadable = 'cannot be read';

/** A file as its changes are told: the fields and the text below them, or the length of a picture. */
export function parsedFile(file: string, text: string): unknown {
  if (!/\.(json|md)$/.test(file)) return text.length;
  const parts = partsOf(file, text);
  if (!parts) return unreadable;
  return parts.body ? { ...(parts.data as object), text: parts.body } : parts.data;
}

/** The fields in which pages name an entry of another kind. */
const namedBy: Partial<Record<CollectionName, readonly string[]>> = {
  forms: ['form', 'modalForm'],
  faqs: ['set'],
  testimonials: ['reviews'],
};

function names(value: unknown, fields: readonly string[], id: string): boolean {
  if (Array.isArray(value)) return value.some((item) => names(item, fields, id));
  if (!isRecord(value)) return false;
  return Object.entries(value).some(
    ([key, item]) =>
      (fields.includes(key) && (item === id || (Array.isArray(item) && item.includes(id)))) ||
      names(item, fields, id),
  );
}

/** The addresses of the pages that name an entry: a form, a set of questions, a review. */
function pagesNaming({ pages }: RuleContext, kind: CollectionName, id: string): string[] {
  const fields = namedBy[kind];
  return fields ? pages.filter(({ entry }) => names(entry.raw, fields, id)).map(({ path }) => path) : [];
}

const refersTo = (raw: unknown, wanted: ReadonlySet<string>): boolean => {
  let found = false;
  visitTexts(raw, (_, text) => {
    found ||= referencesIn(text).some((reference) => wanted.has(reference.replace(/\.default$/, '')));
  });
  return found;
};

/** The addresses of the pages that show a fact: in their texts, or through another fact, a form or questions. */
function pagesShowing(subject: RuleContext, reference: string): string[] {
  const wanted = new Set([reference]);
  const facts = subject.of('claims').flatMap(({ raw }) => {
    const all = isRecord(raw) && Array.isArray(raw.claims) ? raw.claims.filter(isRecord) : [];
    return all.map((claim) => [String(claim.name), claim] as const);
  });
  for (let size = 0; size !== wanted.size;) {
    size = wanted.size;
    for (const [name, claim] of facts) {
      if (!isRecord(claim)) continue;
      if (refersTo(claim.default, wanted)) wanted.add(`claim.${name}`);
      for (const [reading, text] of Object.entries(isRecord(claim.readings) ? claim.readings : {}))
        if (refersTo(text, wanted)) wanted.add(`claim.${name}.${reading}`);
    }
  }
  const shown = subject.pages.filter(({ entry }) => refersTo(entry.raw, wanted)).map(({ path }) => path);
  const through = (['forms', 'faqs'] as const).flatMap((kind) =>
    subject
      .of(kind)
      .filter(({ raw }) => refersTo(raw, wanted))
      .flatMap(({ id }) => pagesNaming(subject, kind, id)),
  );
  return [...new Set([...shown, ...through])];
}

const onPages = (count: number): string =>
  count === 0 ? '' : `, on ${count} ${count === 1 ? 'page' : 'pages'}`;

/** A value as the office reads it: never as it is written in a file. */
const nameOf = (value: unknown): string => {
  // The name of an entry or a choice, such as `leak-detection` or `wylie`.
  if (typeof value === 'string' && /^[a-z]+(-[a-z]+)*$/.test(value)) return quoted(labelOfChoice(value));
  if (typeof value === 'string') return quoted(value.replace(/^\.{1,2}\/images\/(\w+\/)?/, ''));
  if (value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(nameOf).join(', ') || 'nothing';
  if (!isRecord(value)) return quoted(value);
  const { name, title, question, label, type, id } = value;
  const found = name ?? title ?? question ?? label ?? (typeof type === 'string' ? labelOf(type) : id);
  const texts = Object.values(value)
    .flat()
    .filter((part) => typeof part === 'string' || typeof part === 'number');
  return quoted(found ?? texts.join(', '), 50);
};

/** The path of a field in words: sections by kind, entries of lists by name. */
export function placeNames(path: Path, whole: unknown): string[] {
  const words: string[] = [];
  path.forEach((part, index) => {
    if (typeof part === 'string') words.push(labelOf(part).toLowerCase());
    else {
      const item = valueAt(whole, path.slice(0, index + 1));
      const type = isRecord(item) && typeof item.type === 'string' ? labelOf(item.type) : undefined;
      words.pop();
      words.push(
        type
          ? `section ${part + 1} (${type})`
          : index === path.length - 1
            ? String(labelOf(String(path[index - 1] ?? 'entries')).toLowerCase())
            : nameOf(item),
      );
    }
  });
  return words;
}

/** What a file is called at the start of a sentence about its changes. */
function subjectOfFile(kind: CollectionName, id: string, whole: unknown): string {
  if (!isFolder(kind)) return collections[kind].what;
  const { name, crumb, title, items } = isRecord(whole) ? whole : {};
  const { one } = collections[kind].desk;
  const question: unknown = valueAt(items, [0, 'question']);
  return `${one.charAt(0).toUpperCase()}${one.slice(1)} ${String(name ?? crumb ?? title ?? question ?? labelOfChoice(id))}`;
}

/** The language of a translation; undefined for an original. */
export const languageOfFile = (file: string): string | undefined =>
  originalOf(file) === file ? undefined : file.split('/')[1];

const inLanguage = (file: string): string => {
  const language = languageOfFile(file);
  return language === undefined ? '' : ` in ${nameOfLanguage(language)}`;
};

/** What the desk's lists call a file. */
export function nameOfFile({ entries }: RuleContext, file: string): string {
  const original = originalOf(file);
  const found = collectionOf(original);
  const entry = entries.find((candidate) => originalOf(candidate.file) === original);
  if (!found || found === 'other')
    return `${file.startsWith('content/images/') ? 'Picture' : 'File'} ${file.split('/').pop()}`;
  return subjectOfFile(found.kind, found.id, entry?.raw) + inLanguage(file);
}

/**
 * The place of a field with the names that the form shows: `Page Home, section 1 (Hero), title`; of a picture, or a file that
 * cannot be read, its name.
 */
export function placeInWords(subject: RuleContext, file: string, path: Path): string {
  const original = originalOf(file);
  const [first, ...others] = subject.entries.filter((entry) => entry.file === original);
  if (!first) return nameOfFile(subject, file);
  const isList = collections[first.kind].list ?? false;
  const whole = isList ? [first, ...others].map(({ raw }) => raw) : first.raw;
  // The entries of a translated list may have other positions.
  const names = isList && original !== file ? [] : placeNames(path, whole);
  return [nameOfFile(subject, file), ...names].join(', ');
}

/** The claim that a change is about, if any. */
function claimIn(path: Path, whole: unknown): { about: string; reference: string } | undefined {
  const [group, index, field, reading] = path;
  const claim = valueAt(whole, path.slice(0, 2));
  if (group !== 'claims' || typeof index !== 'number' || !isRecord(claim)) return undefined;
  const { name, about } = claim;
  if (field === 'default') return { about: String(about), reference: `claim.${String(name)}` };
  return field === 'readings' && typeof reading === 'string'
    ? { about: String(about), reference: `claim.${String(name)}.${reading}` }
    : undefined;
}

function inWords(
  about: string,
  { kind, id }: { kind: CollectionName; id: string },
  { file, before, after }: FileChange,
  difference: Difference,
  subject: RuleContext,
): string {
  const { path } = difference;
  const whole = difference.after === undefined ? before : after;
  const claim = kind === 'claims' && languageOfFile(file) === undefined ? claimIn(path, whole) : undefined;
  if (claim && difference.before !== undefined && difference.after !== undefined) {
    const pages = pagesShowing(subject, claim.reference).length;
    return `${claim.about}: ${quoted(difference.before)} to ${quoted(difference.after)}${onPages(pages)}`;
  }
  const isList = collections[kind].list ?? false;
  if (isList && path.length === 1) {
    const item = difference.after ?? difference.before;
    return `${about}: ${nameOf(item)} ${difference.after === undefined ? 'removed' : 'added'}`;
  }
  const place = [about, ...placeNames(path, whole)].join(', ');
  if (difference.moved) return `${place}: in another order`;
  if (difference.before === undefined) return `${place}: ${nameOf(difference.after)} added`;
  if (difference.after === undefined) return `${place}: ${nameOf(difference.before)} removed`;
  const named = pagesNaming(subject, kind, id).length;
  return `${place}: ${nameOf(difference.before)} to ${nameOf(difference.after)}${onPages(named)}`;
}

/** The originals, below `content/`, whose translation was confirmed by a change of the record. */
const confirmedIn = ({ before, after }: FileChange): string[] =>
  isRecord(after)
    ? Object.keys(after).filter(
        (name) => JSON.stringify(after[name]) !== JSON.stringify(valueAt(before, [name])),
      )
    : [];

/** One sentence for each change, for the person who publishes and for the commit message. */
export function changesInWords(changes: readonly FileChange[], subject: RuleContext): string[] {
  return changes.flatMap((change) => {
    const { file, before, after } = change;
    const language = languageOf(file);
    if (isOtherLocale(language) && file === recordOf(language))
      return confirmedIn(change)
        .filter((name) => !changes.some((other) => other.file === `content/${language}/${name}`))
        .map((name) => `${nameOfFile(subject, `content/${language}/${name}`)}: confirmed`);
    const found = collectionOf(originalOf(file));
    if (!found || found === 'other') {
      return [
        `${nameOfFile(subject, file)}: ${after === undefined ? 'removed' : before === undefined ? 'added' : 'replaced'}`,
      ];
    }
    const whole =
      originalOf(file) === file
        ? [after, before].find((one) => one !== undefined && one !== unreadable)
        : undefined;
    const about = whole ? subjectOfFile(found.kind, found.id, whole) : nameOfFile(subject, file);
    if (before === undefined) return [`${about}: new`];
    if (after === undefined) return [`${about}: removed`];
    if (before === unreadable || after === unreadable) return [`${about}: changed`];
    return (
      differences(before, after)
        // A text of a translation that nobody has written yet.
        .filter((difference) => difference.before !== undefined || nameOf(difference.after) !== '""')
        .map((difference) => inWords(about, found, change, difference, subject))
    );
  });
}

/** Whether the first reviews of a page are the newest ones, so that a new review is among them. */
function takesNewest(page: unknown): boolean {
  const sections = isRecord(page) && Array.isArray(page.sections) ? page.sections.filter(isRecord) : [];
  const first = sections.find(({ type }) => type === 'testimonials');
  return first !== undefined && !first.about && (!Array.isArray(first.reviews) || first.reviews.length === 0);
}

/** The address to show next to a form: the file's own page, or the first page that uses it. */
export function addressOf(
  subject: RuleContext,
  { kind, id, file }: Pick<Entry, 'kind' | 'id' | 'file'>,
): string | undefined {
  const own = subject.pages.find(({ entry }) => entry.file === file)?.path;
  if (own !== undefined) return own;
  if (kind === 'testimonials')
    return subject.pages.find(({ entry }) => takesNewest(entry.raw))?.path ?? '/testimonials';
  return pagesNaming(subject, kind, id)[0] ?? (isFolder(kind) ? undefined : '/');
}
