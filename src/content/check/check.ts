import { factsOf, withoutPromises, type BusinessFacts } from '../facts';
import type { Facts } from '../references';
import type { Named } from '../zod';
import { otherLocales } from '../languages';
import { memoize } from '../../lib/memoize';
import { readContent, siteLanguages, type Content } from '../load/read';
import { fieldsOf } from './fields';
import type { ContentFiles } from '../load/files';
import { collectionNames, type CollectionName } from '../collections';
import { sortMistakes, type Mistake } from '../load/mistake';
import { namedThings, namesGiven, offerNames, quoteServices, references } from './rules/references';
import { pagesOf, variants } from './rules/pages';
import { fileNames, places } from './rules/places';
import { callNumbers } from './rules/call-numbers';
import { contrasts } from './rules/colors';
import { drawings, images, pictures } from './rules/pictures';
import { duplicates } from './rules/duplicates';
import { claimFields, noHardcodedFacts, offerPrices } from './rules/facts';
import { links, neededFields, pageParts } from './rules/links';
import { bodies, finishedTexts } from './rules/texts';
import { mistakesBy, type Rule, type RuleContext } from './rules/rule';
import { businessFactsIn } from '../load/business-facts';
import { validate } from './schema/validate';
import { translationMistakes } from './translations';

const rules: readonly Rule[] = [
  fileNames,
  namedThings,
  duplicates,
  links,
  pageParts,
  neededFields,
  variants,
  references,
  finishedTexts,
  bodies,
  pictures,
  images,
  drawings,
  callNumbers,
  contrasts,
  places,
  noHardcodedFacts,
  claimFields,
  offerPrices,
];

/** The result of a check. */
export interface Result {
  mistakes: readonly Mistake[];
  /** Mistakes in the texts of languages in which the site is not built yet. */
  later: readonly Mistake[];
  count: number;
}

const factsBy = memoize((said: BusinessFacts): readonly Facts[] => {
  const now = new Date();
  return [factsOf(said, now), factsOf(withoutPromises(said), now)];
});

const noFacts: readonly Facts[] = [];

/** The facts of today and those of a day without any promise or offer; none if their files have mistakes. */
function factsFrom(content: Content): readonly Facts[] {
  const facts = businessFactsIn(content);
  return facts ? factsBy(facts) : noFacts;
}

/** Content with the lookups that rules need. */
export function ruleContextOf(content: Content): RuleContext {
  const of = (kind: CollectionName) => content.entries.filter((entry) => entry.kind === kind);
  const fields = content.entries.flatMap(fieldsOf);
  const namesByKind = new Map<Named, readonly string[]>([
    ['quoteService', quoteServices(content)],
    ['pricedService', namesGiven(fields, 'pricedService')],
    ['offer', offerNames(content)],
  ]);
  return {
    ...content,
    facts: factsFrom(content)[0],
    pages: pagesOf(content.entries),
    of,
    fields,
    names: (what) => {
      const names = namesByKind.get(what) ?? of(what as CollectionName).map(({ id }) => id);
      namesByKind.set(what, names);
      return names;
    },
  };
}

/**
 * Checks all content: its syntax, the schemas that the build uses, and rules across files. Uses no part of Astro, so it
 * runs within a second, by itself and before a build. If a file cannot be parsed, only that is reported: otherwise one
 * extra comma would cause a hundred messages about names that are missing.
 */
export async function checkContent(files: ContentFiles): Promise<Result> {
  const content = readContent(files);
  if (content.unreadable.length > 0)
    return { mistakes: sortMistakes(content.unreadable), later: [], count: content.count };
  const subject = ruleContextOf(content);
  const bySchema = content.entries.flatMap((entry) => validate(entry, factsFrom(content)));
  const byRules = await mistakesBy(rules, subject);
  const mistakes = sortMistakes([...content.mistakes, ...bySchema, ...byRules]);
  // A mistake of the original would be one of each translation, too.
  if (mistakes.length > 0) return { mistakes, later: [], count: content.count };
  return { ...(await checkTranslations(files, subject)), count: content.count };
}

async function checkTranslations(
  files: ContentFiles,
  original: RuleContext,
): Promise<Pick<Result, 'mistakes' | 'later'>> {
  const built = siteLanguages(files);
  const result: Record<'mistakes' | 'later', Mistake[]> = { mistakes: [], later: [] };
  for (const language of otherLocales) {
    const isBuilt = built.includes(language);
    if (!isBuilt && !files.names().some((name) => name.startsWith(`content/${language}/`))) continue;
    const content = readContent(files, collectionNames, language);
    const mistakes = [...content.unreadable, ...content.mistakes];
    if (content.unreadable.length === 0) {
      const subject = ruleContextOf(content);
      const translations = content.entries.filter(({ file }) => file.startsWith(`content/${language}/`));
      mistakes.push(
        ...translations.flatMap((entry) => validate(entry, factsFrom(content))),
        ...(await translationMistakes(subject, original)),
      );
    }
    result[isBuilt ? 'mistakes' : 'later'].push(...sortMistakes(mistakes));
  }
  return result;
}
