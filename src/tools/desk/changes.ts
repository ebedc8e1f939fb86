import { collections, collectionOf, isFolder } from '../../content/collections';
import type { RuleContext } from '../../content/check/rules/rule';
import { isOtherLocale } from '../../content/languages';
import { quoted, type Path } from '../../content/load/mistake';
import { parseText } from '../../content/load/parse';
import type { Entry } from '../../content/load/read';
import type { Parsed } from '../../content/load/source';
import { recordOf } from '../../content/load/translated';
import { languageOf, originalOf } from '../../content/load/translation';
import { isRecord, valueAt, visitValues } from '../../content/load/values';
import { labelOf, labelOfChoice, nameOfLanguage } from './labels';

/** The text of a content file as last published and now; undefined where it did not exist or no longer exists. */
export interface FileChange {
  file: string;
  before: string | undefined;
  after: string | undefined;
}

/** The language of a translation; undefined for an original. */
const languageOfFile = (file: string): string | undefined =>
  originalOf(file) === file ? undefined : languageOf(file);

/** What the desk's lists call a file. */
export function nameOfFile({ entries }: RuleContext, file: string): string {
  const original = originalOf(file);
  const collection = collectionOf(original);
  if (!collection || collection === 'other')
    return `${file.startsWith('content/images/') ? 'Picture' : 'File'} ${file.split('/').pop()}`;
  const language = languageOfFile(file);
  const inLanguage = language === undefined ? '' : ` in ${nameOfLanguage(language)}`;
  const { what, desk } = collections[collection.kind];
  if (!isFolder(collection.kind)) return what + inLanguage;
  const entry = entries.find((candidate) => originalOf(candidate.file) === original);
  const { name, crumb, title, items } = isRecord(entry?.raw) ? entry.raw : {};
  const entryName = name ?? crumb ?? title ?? valueAt(items, [0, 'question']) ?? labelOfChoice(collection.id);
  return `${desk.one.charAt(0).toUpperCase()}${desk.one.slice(1)} ${String(entryName)}${inLanguage}`;
}

/** The path of a field in words: sections by kind, entries of lists by name. */
function placeNames(path: Path, whole: unknown): string[] {
  return path.map((part, index) => {
    if (typeof part === 'string') return labelOf(part).toLowerCase();
    const { type, name, title, question, label } = Object(valueAt(whole, path.slice(0, index + 1))) as Record<
      string,
      unknown
    >;
    return typeof type === 'string'
      ? `${part + 1} (${labelOf(type)})`
      : quoted(name ?? title ?? question ?? label ?? part + 1, 50);
  });
}

/**
 * The place of a field with the names that the form shows: `Page Home, sections, 1 (Hero), title`; of a picture, or a
 * file that cannot be read, its name.
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

/** The values of a file by the names of their fields, whatever their positions in lists. */
function valuesIn({ data, body }: Parsed): Map<string, string[]> {
  const values = new Map<string, string[]>(body ? [['text', [quoted(body.text.trim())]]] : []);
  visitValues(data, (path, value) => {
    if (value === '' || (typeof value === 'object' && value !== null)) return;
    const label = path.flatMap((part) => (typeof part === 'string' ? labelOf(part).toLowerCase() : []));
    const words = typeof value === 'boolean' ? (value ? 'yes' : 'no') : quoted(value);
    values.set(label.join(', '), [...(values.get(label.join(', ')) ?? []), words]);
  });
  return values;
}

/** What a list has that another lacks; what stands in both as often is in neither. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const unmatched = [...others];
  return list.filter((one) => {
    const at = unmatched.indexOf(one);
    if (at >= 0) unmatched.splice(at, 1);
    return at < 0;
  });
}

/** A sentence for each value that was changed, added or removed. */
function changesIn(before: Parsed, after: Parsed): string[] {
  const [old, fresh] = [valuesIn(before), valuesIn(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((place) => {
    const gone = without(old.get(place) ?? [], fresh.get(place) ?? []);
    const added = without(fresh.get(place) ?? [], old.get(place) ?? []);
    const at = place && `, ${place}`;
    return Array.from({ length: Math.max(gone.length, added.length) }, (_, index) => {
      const [was, is] = [gone[index], added[index]];
      if (was === undefined) return `${at}: ${is} added`;
      return is === undefined ? `${at}: ${was} removed` : `${at}: ${was} to ${is}`;
    });
  });
}

/** A sentence about an id that the editor made up for a new entry, which tells nobody anything. */
const isAboutGeneratedId = (sentence: string): boolean =>
  /: "[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}" \w+$/.test(sentence);

/** One sentence for each change, for the person who publishes and for the commit message. */
export function changesInWords(changes: readonly FileChange[], subject: RuleContext): string[] {
  return changes.flatMap(({ file, before, after }) => {
    const language = languageOf(file);
    if (isOtherLocale(language) && file === recordOf(language))
      return [`${nameOfLanguage(language)}: confirmed that it says what the English says`];
    const about = nameOfFile(subject, file);
    if (before === undefined) return [`${about}: added`];
    if (after === undefined) return [`${about}: removed`];
    if (typeof collectionOf(originalOf(file)) !== 'object') return [`${about}: replaced`];
    const [old, fresh] = [parseText(file, before), parseText(file, after)];
    if (old.data === undefined || fresh.data === undefined) return [`${about}: changed`];
    const sentences = changesIn(old, fresh).map((words) => about + words);
    if (sentences.length === 0) return [`${about}: in another order`];
    return sentences.filter((sentence) => !isAboutGeneratedId(sentence));
  });
}

/** Whether the first reviews of a page are the newest ones, so that a new review is among them. */
const takesNewest = ({ value }: RuleContext['fields'][number]): boolean =>
  isRecord(value) && value.type === 'testimonials' && !value.about && !valueAt(value, ['reviews', 0]);

/** The address to show next to a form: the file's own page, or the first page that uses it. */
export function addressOf(
  { pages, fields }: RuleContext,
  { kind, id, file }: Pick<Entry, 'kind' | 'id' | 'file'>,
): string | undefined {
  const using = (entry: Entry | undefined) => pages.find((page) => page.entry === entry)?.path;
  const pagePath = pages.find(({ entry }) => entry.file === file)?.path;
  if (pagePath !== undefined) return pagePath;
  if (kind === 'testimonials') return using(fields.find(takesNewest)?.entry) ?? '/testimonials';
  const naming = fields.find(
    ({ means, value, entry }) => means.ref === kind && value === id && using(entry) !== undefined,
  );
  return using(naming?.entry) ?? (isFolder(kind) ? undefined : '/');
}
