import { checkContent, ruleContextOf } from '../../content/check/check';
import { translationsBehind } from '../../content/load/translated';
import { isOtherLocale } from '../../content/languages';
import { pathOf as addressIn, readContent, siteLanguages } from '../../content/load/read';
import { originalOf } from '../../content/load/translation';
import type { ContentFiles } from '../../content/load/files';
import { isFolder, collectionOf } from '../../content/collections';
import { pageKinds } from '../../content/paths';
import { plain, type Message, type Mistake, type Path } from '../../content/load/mistake';
import { valueAt } from '../../content/load/schema-fields';
import { factsIn } from '../../content/references';
import type { RuleContext } from '../../content/check/rules/rule';
import { addressOf, changesInWords, nameOfFile, placeInWords } from './changes';
import { forOffice } from './labels';
import type { DeskHistory } from './history';

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

/** The path of a field, from its name in a message. */
const pathOf = (field: string): Path =>
  field ? field.split(' › ').map((part) => (/^\d+$/.test(part) ? Number(part) - 1 : part)) : [];

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
  const original = originalOf(file);
  const collection = collectionOf(original);
  const base = valueAt(entries.find((entry) => entry.file === original)?.raw, ['variantOf']);
  if (!collection || collection === 'other' || base !== undefined) return undefined;
  const entry = isFolder(collection.kind)
    ? `${collection.kind}/entries/${collection.id}`
    : `_singletons/entries/${collection.kind}`;
  return `/collections/${entry}`;
}

/** The desk's state from the content and what of it is not published. */
export async function stateOf(folder: ContentFiles, history: DeskHistory): Promise<DeskState> {
  const changes = history.changes();
  // What was changed is at fault for what it repeats, and not what is published as it is.
  const files = { ...folder, isNew: (name: string) => changes.some(({ file }) => file === name) };
  const { mistakes } = await checkContent(files);
  const content = readContent(files);
  const subject = ruleContextOf(content);
  const further = siteLanguages(files).filter(isOtherLocale);
  const translated = new Map(
    further.flatMap((language) =>
      readContent(files, pageKinds, language).entries.map((entry) => [
        originalOf(entry.file),
        addressIn(entry),
      ]),
    ),
  );
  const pages = subject.entries.flatMap((entry) => {
    const form = placeInEditor(subject, entry.file);
    const addresses = [addressOf(subject, entry), translated.get(entry.file)].filter(
      (one) => one !== undefined,
    );
    return form !== undefined && addresses.length > 0 ? [[form, addresses] as const] : [];
  });
  return {
    mistakes: mistakes.map((mistake) => ({
      place: placeInWords(subject, mistake.file, pathOf(mistake.field)),
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
    changes: changesInWords(changes, subject),
    pages: Object.fromEntries(pages),
    facts: factsIn(subject.facts ?? {}),
    lastPublish: history.lastPublish(),
  };
}
