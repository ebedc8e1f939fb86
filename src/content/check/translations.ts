import { languages, type OtherLocale } from '../languages';
import { hasTranslatedPath, isPageKind } from '../paths';
import { collections } from '../collections';
import { fieldName, phrase, type Mistake } from '../load/mistake';
import { shownWhereNamed, type Content, type Entry } from '../load/read';
import { translationsBehind } from '../load/translated';
import { translationOf, isTranslated } from '../load/translation';
import { at, type FieldRef } from './fields';
import { duplicates } from './rules/duplicates';
import { links } from './rules/links';
import { references } from './rules/references';
import { mistakesBy, type Rule, type RuleContext } from './rules/rule';
import { bodies, finishedTexts } from './rules/texts';
import { noHardcodedFacts, amountsIn } from './rules/facts';
import { valueAt, type Path } from '../load/schema-fields';

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

/** What is wrong in a translation by rules across its files. */
export const translationMistakes = (subject: RuleContext, original: RuleContext): Promise<Mistake[]> =>
  mistakesBy(
    [...textRules, addresses, shown(original), linksTo(original), sameFacts(original, behindIn(subject))],
    subject,
  );

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

/** The names of claims, promises and offers in a text, without the wording: each language has its own wordings. */
const referencesIn = (text: string): string[] =>
  Array.from(text.matchAll(/\{\{\s*(\w+\.\w+)/g), ([, name = '']) => name);

/** The figures of a text: 79 of `$79`, 10000 of `$10k` and of `$10,000`, 8 and 30 of `8:30`. */
const figuresIn = (text: string): number[] => amountsIn(text.replaceAll(/\{\{[^}]*\}\}/g, ' '));

/** Whether two figures say the same: English writes a decade as 1950s, Spanish as *los años 50*. */
function isSame(a: number, b: number): boolean {
  const [low, high] = a < b ? [a, b] : [b, a];
  return low === high || (high >= 1900 && high < 2100 && high % 10 === 0 && high % 100 === low);
}

const lacking = (figures: readonly number[], others: readonly number[]): number | undefined =>
  figures.find((figure) => !others.some((other) => isSame(figure, other)));

/** How a translation's facts differ from its original's, in words; undefined if they do not. */
function difference(translation: string, original: string): string | undefined {
  const names = referencesIn(translation);
  const missing = referencesIn(original).find((name) => !names.includes(name));
  if (missing) return `lacks {{${missing}}}, which its original has`;
  const [own, others] = [figuresIn(translation), figuresIn(original)];
  const added = lacking(own, others);
  if (added !== undefined) return `says ${added}, which its original does not`;
  const left = lacking(others, own);
  return left === undefined ? undefined : `does not say ${left}, which its original does`;
}

/**
 * A translated text has the figures of its original, and refers to the same claims, promises and offers. So what the
 * company commits itself to is the same in each language, without patterns for each.
 * @param isBehind whether the original of a text has changed since: those texts are listed as behind, and not judged
 */
export const sameFacts =
  (original: RuleContext, isBehind: (entry: Entry, path: Path) => boolean): Rule =>
  ({ entries, fields }, say) => {
    const originals = new Map(original.entries.map((entry) => [`${entry.kind} ${entry.id}`, entry]));
    const originalOf = ({ kind, id }: Entry) => originals.get(`${kind} ${id}`);
    const compare = (field: FieldRef, own: unknown, other: unknown): void => {
      if (typeof own !== 'string' || typeof other !== 'string' || isBehind(field.entry, field.path)) return;
      const differs = difference(own, other);
      const fix =
        'Facts are the same in every language: write it like the original, or change that one, too.';
      if (differs) say(field, differs, fix);
    };
    for (const field of fields)
      if (isTranslated(field.means))
        compare(field, field.value, valueAt(originalOf(field.entry)?.raw, field.path));
    for (const entry of entries) {
      const { body } = entry.source;
      if (body)
        compare(
          { entry, path: ['body'], positionAt: () => body.positionAt(0) },
          body.text,
          originalOf(entry)?.source.body?.text,
        );
    }
  };
