import { checkContent, ruleContextOf } from '../../content/check/check';
import type { RuleContext } from '../../content/check/rules/rule';
import { collectionOf, collections, isFolder } from '../../content/collections';
import { isOtherLocale } from '../../content/languages';
import type { ContentFiles } from '../../content/load/files';
import { plain, quoted, type Message, type Mistake } from '../../content/load/mistake';
import { pathOf, readContent, siteLanguages, type Entry } from '../../content/load/read';
import { isRecord, valueAt } from '../../content/load/schema-fields';
import { translationsBehind } from '../../content/load/translated';
import { languageOf, originalOf, recordOf } from '../../content/load/translation';
import { pageKinds } from '../../content/paths';
import { factsIn } from '../../content/references';
import type { DeskHistory } from './history';
import { forOffice, labelOf, labelOfChoice } from './labels';

/** What the desk shows around the editor. */
export interface DeskState {
  /**
   * Mistakes from the content check. `place`: the field's name in the form, or the file's; `open`: the form's path in the editor.
   */
  mistakes: { place: string; words: string; open: string | undefined }[];
  /** Translations whose original has changed; `file` to confirm one. They can be published. */
  behind: (DeskState['mistakes'][number] & { file: string })[];
  /** One sentence for each file that has changed since the last publish. */
  changes: string[];
  /** The page to show next to a form, in each language, by the form's path in the editor. */
  pages: Record<string, string[]>;
  /** The facts that a text can refer to by name, with what visitors read. */
  facts: { name: string; text: string }[];
  /** The first line of the last publish, if it can be undone. */
  lastPublish: string | undefined;
}

/** The kind and name of a content file, or of the one that it translates; undefined for any other file. */
function formOf(file: string) {
  const collection = collectionOf(originalOf(file));
  return typeof collection === 'object' ? collection : undefined;
}

/** What the desk's lists call a file. */
function nameOfFile({ entries }: RuleContext, file: string): string {
  const form = formOf(file);
  const language = languageOf(file);
  const inLanguage = isOtherLocale(language) ? ` in ${labelOfChoice(language)}` : '';
  if (!form) {
    if (isOtherLocale(language) && file === recordOf(language)) return `What is up to date${inLanguage}`;
    return `${file.startsWith('content/images/') ? 'Picture' : 'File'} ${file.split('/').pop()}`;
  }
  const { what, desk } = collections[form.kind];
  if (!isFolder(form.kind)) return what + inLanguage;
  const entry = entries.find((candidate) => candidate.file === originalOf(file));
  const { name, crumb, title, items } = isRecord(entry?.raw) ? entry.raw : {};
  const entryName = name ?? crumb ?? title ?? valueAt(items, [0, 'question']) ?? labelOfChoice(form.id);
  return `${desk.one.charAt(0).toUpperCase()}${desk.one.slice(1)} ${String(entryName)}${inLanguage}`;
}

/**
 * The place of a mistake with the names that the form shows: `Page Home, sections, 1 (Hero), title`; of a picture, or a
 * file that cannot be read, its name.
 */
function placeInWords(subject: RuleContext, { file, field }: Mistake): string {
  const entries = subject.entries.filter((entry) => entry.file === originalOf(file));
  const [first] = entries;
  const isList = first && collections[first.kind].list;
  // The entries of a translated list may have other positions.
  if (!first || !field || (isList && file !== first.file)) return nameOfFile(subject, file);
  const whole = isList ? entries.map(({ raw }) => raw) : first.raw;
  const path = field.split(' › ').map((part) => (/^\d+$/.test(part) ? Number(part) - 1 : part));
  const names = path.map((part, index) => {
    if (typeof part === 'string') return labelOf(part).toLowerCase();
    const { type, name, title } = Object(valueAt(whole, path.slice(0, index + 1))) as Record<string, unknown>;
    return typeof type === 'string'
      ? `${part + 1} (${labelOf(type)})`
      : quoted(name ?? title ?? part + 1, 50);
  });
  return [nameOfFile(subject, file), ...names].join(', ');
}

/** A mistake as the office reads it: other files by the names that the desk's lists show, and no lines. */
function wordsFor(subject: RuleContext, { message, fix }: Mistake): string {
  const words = (said: Message) =>
    plain(said, (part) => {
      if (!('terminal' in part)) return part.file === undefined ? 'above' : nameOfFile(subject, part.file);
      return 'Write it in the form.';
    });
  return forOffice(`This ${words(message)}. ${words(fix)}`.trim());
}

/**
 * The editor's path of a content file, or of the one that it translates: the part of its address after the #. A second
 * version of a landing page has no form; its translation is beside the page's.
 */
function placeInEditor({ entries }: RuleContext, file: string): string | undefined {
  const form = formOf(file);
  const entry = entries.find((candidate) => candidate.file === originalOf(file));
  if (!form || valueAt(entry?.raw, ['variantOf']) !== undefined) return undefined;
  return `/collections/${isFolder(form.kind) ? form.kind : '_singletons'}/entries/${form.id}`;
}

/** The address to show next to a form: the file's own page, or the first page that names the entry. */
function addressOf({ pages, fields }: RuleContext, { kind, id, file }: Entry): string | undefined {
  if (kind === 'testimonials') return '/testimonials';
  const own = pages.find(({ entry }) => entry.file === file);
  const uses = fields.filter(({ means, value }) => means.ref === kind && value === id);
  const page = own ?? pages.find(({ entry }) => uses.some((use) => use.entry === entry));
  return page?.path ?? (isFolder(kind) ? undefined : '/');
}

/** The desk's state from the content and what of it is not published. */
export async function stateOf(folder: ContentFiles, history: DeskHistory): Promise<DeskState> {
  const changes = history.changes();
  // What was changed is at fault for what it repeats, and not what is published as it is.
  const files = { ...folder, isNew: (name: string) => changes.some(({ file }) => file === name) };
  const { mistakes } = await checkContent(files);
  const subject = ruleContextOf(readContent(files));
  const further = siteLanguages(files).filter(isOtherLocale);
  const translations = further.flatMap((language) => readContent(files, pageKinds, language).entries);
  const pages = subject.entries.flatMap((entry) => {
    const form = placeInEditor(subject, entry.file);
    const inOthers = translations.filter(({ file }) => originalOf(file) === entry.file).map(pathOf);
    const addresses = [addressOf(subject, entry), ...inOthers].filter((one) => one !== undefined);
    return form !== undefined && addresses.length > 0 ? [[form, addresses] as const] : [];
  });
  return {
    mistakes: mistakes.map((mistake) => ({
      place: placeInWords(subject, mistake),
      words: wordsFor(subject, mistake),
      open: placeInEditor(subject, mistake.file),
    })),
    behind: further.flatMap((language) =>
      translationsBehind(files, language).map(({ file, changes: texts }) => ({
        place: nameOfFile(subject, file),
        words:
          texts.length === 0
            ? 'Nobody has confirmed its texts yet.'
            : `The English has changed in ${texts.length} ${texts.length === 1 ? 'text' : 'texts'}.`,
        open: placeInEditor(subject, file),
        file,
      })),
    ),
    changes: changes.map(({ file, change }) => `${nameOfFile(subject, file)}: ${change}`),
    pages: Object.fromEntries(pages),
    facts: factsIn(subject.facts ?? {}),
    lastPublish: history.lastPublish(),
  };
}
