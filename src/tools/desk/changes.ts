import { collections, collectionOf, isFolder } from '../../content/collections';
import type { RuleContext } from '../../content/check/rules/rule';
import { isOtherLocale } from '../../content/languages';
import { quoted, type Path } from '../../content/load/mistake';
import type { Entry } from '../../content/load/read';
import { recordOf } from '../../content/load/translated';
import { languageOf, originalOf } from '../../content/load/translation';
import { isRecord, valueAt } from '../../content/load/schema-fields';
import type { FileChange } from './history';
import { labelOf, labelOfChoice, nameOfLanguage } from './labels';

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

/**
 * The place of a field with the names that the form shows: `Page Home, sections, 1 (Hero), title`; of a picture, or a
 * file that cannot be read, its name.
 */
export function placeInWords(subject: RuleContext, file: string, path: Path): string {
  const original = originalOf(file);
  const entries = subject.entries.filter((entry) => entry.file === original);
  const [first] = entries;
  const isList = first && collections[first.kind].list;
  // The entries of a translated list may have other positions.
  if (!first || (isList && file !== original)) return nameOfFile(subject, file);
  const whole = isList ? entries.map(({ raw }) => raw) : first.raw;
  const names = path.map((part, index) => {
    if (typeof part === 'string') return labelOf(part).toLowerCase();
    const { type, name, title } = Object(valueAt(whole, path.slice(0, index + 1))) as Record<string, unknown>;
    return typeof type === 'string'
      ? `${part + 1} (${labelOf(type)})`
      : quoted(name ?? title ?? part + 1, 50);
  });
  return [nameOfFile(subject, file), ...names].join(', ');
}

/** One sentence for each changed file, for the person who publishes and for the commit message. */
export function changesInWords(changes: readonly FileChange[], subject: RuleContext): string[] {
  return changes.map(({ file, change }) => {
    const language = languageOf(file);
    if (isOtherLocale(language) && file === recordOf(language))
      return `${nameOfLanguage(language)}: confirmed that it says what the English says`;
    return `${nameOfFile(subject, file)}: ${change}`;
  });
}

/** The address to show next to a form: the file's own page, or the first page that uses it. */
export function addressOf(
  { pages, fields }: RuleContext,
  { kind, id, file }: Pick<Entry, 'kind' | 'id' | 'file'>,
): string | undefined {
  const pageOf = (entry: Entry | undefined) => pages.find((page) => page.entry === entry)?.path;
  const own = pages.find(({ entry }) => entry.file === file)?.path;
  if (own !== undefined || kind === 'testimonials') return own ?? '/testimonials';
  const naming = fields.find(
    ({ means, value, entry }) => means.ref === kind && value === id && pageOf(entry) !== undefined,
  );
  return pageOf(naming?.entry) ?? (isFolder(kind) ? undefined : '/');
}
