import { languages, type OtherLocale } from '../languages';
import { hasTranslatedPath, isPageKind } from '../paths';
import { collections } from '../collections';
import { fieldName, phrase, type Mistake, type Path } from '../load/mistake';
import { shownWhereNamed, type Content, type Entry } from '../load/read';
import { translationsBehind } from '../load/behind';
import { translationOf } from '../load/translation';
import { at } from './fields';
import { duplicates } from './rules/duplicates';
import { links } from './rules/links';
import { references } from './rules/references';
import { mistakesBy, type Rule, type RuleContext } from './rules/rule';
import { bodies, finishedTexts } from './rules/texts';
import { sameFacts } from './same-facts';
import { noHardcodedFacts } from './rules/facts';

/** The rules about texts, which hold for a translation as they do for its original. */
const textRules: readonly Rule[] = [duplicates, references, finishedTexts, bodies, noHardcodedFacts];

/** A page's address is there, and is one of its language's: ASCII, in lower case, in the language's folder. */
const addresses: Rule = ({ entries, language }, say) => {
  const pattern = new RegExp(`^/${language}(/[a-z0-9]+(-[a-z0-9]+)*)+$`);
  const asIn = `Write it like /${language}/destapar-drenajes: lower-case letters, digits and hyphens.`;
  for (const entry of entries) {
    const { kind, id, path, file } = entry;
    if (!isPageKind(kind) || !hasTranslatedPath(kind, id)) continue;
    if (path === undefined) say(at(entry, 'path'), 'is missing', asIn);
    else if (!pattern.test(path) || path.startsWith(languages[language].cities))
      say(at(entry, 'path'), phrase`"${path}" is not an address of a page in ${{ file }}'s language`, asIn);
  }
};

/** What a translated page shows is translated, too, and so is the page of which it is a second version. */
const shown =
  (original: Content): Rule =>
  ({ fields, names, language }, say) => {
    for (const field of fields) {
      const { ref } = field.means;
      const target = original.entries.find(({ kind, id }) => kind === ref && id === field.value);
      if (!ref || !target || names(ref).includes(target.id)) continue;
      if (!shownWhereNamed.includes(target.kind) && field.path[0] !== 'variantOf') continue;
      const file = translationOf(target.file, language as OtherLocale);
      say(field, phrase`names "${target.id}", which is not in ${{ file }}`, {
        terminal: `npm run translate -- ${target.file} adds it.`,
      });
    }
  };

/** Links of a translation name the original's addresses, so that the same text serves wherever a page is. */
const linksTo =
  (original: RuleContext): Rule =>
  (subject, say) => {
    const nameOf = ({ kind, id }: Entry) => `${kind} ${id}`;
    const localEntries = new Map(subject.pages.map(({ entry }) => [nameOf(entry), entry]));
    const pages = original.pages.map((page) => ({
      ...page,
      entry: localEntries.get(nameOf(page.entry)) ?? page.entry,
    }));
    links({ ...subject, pages }, say);
  };

/**
 * What is wrong in a translation by rules across its files.
 * @param subject the content in the language
 * @param original the content that it translates
 */
export const translationMistakes = (subject: RuleContext, original: RuleContext): Promise<Mistake[]> =>
  mistakesBy(
    [...textRules, addresses, shown(original), linksTo(original), sameFacts(original, behindIn(subject))],
    subject,
  );

/** Tells of each text whether its translation is behind. */
function behindIn({ files, language }: RuleContext): (entry: Entry, path: Path) => boolean {
  const changed = new Map(
    translationsBehind(files, language as OtherLocale).map(({ file, changes }) => [
      file,
      changes.map(({ name }) => name),
    ]),
  );
  return ({ file, kind, id }, path) => {
    const names = changed.get(file);
    // Without names, nobody has finished the translation.
    return (
      names !== undefined &&
      (names.length === 0 || names.includes(fieldName(collections[kind].list ? [id, ...path] : path)))
    );
  };
}
