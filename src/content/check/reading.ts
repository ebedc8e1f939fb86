import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { factsOf } from '../facts';
import type { Content, Entry } from '../load/read';
import { defaultLocale, localeOf, type Language } from '../languages';
import { fieldsOf } from './fields';
import type { Kind } from '../collections';
import { businessFactsOf } from './business-facts';
import { filledIn } from './schema/validate';

/** The highest allowed reading grade of each kind of page (US school years). */
const highest = { landing: 7, services: 8, pages: 8, legal: 8, cities: 9 } as const satisfies Partial<
  Record<Kind, number>
>;

/** Sentences with more words than this are listed. */
const longest = 25;

/** The readability of a page. */
export interface Reading {
  file: string;
  /** US school years: 7 is easy to read for a student in seventh grade. */
  grade: number;
  highest: number;
  /** The sentences with more than 25 words. */
  long: string[];
}

/** The sentences of a text, without Markdown. Titles and labels, which have no period at the end, do not count. */
export function sentencesIn(text: string): string[] {
  return text
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/^#+ .*$/gm, '')
    .replaceAll(/[`*_]/g, '')
    .split(/\n\s*\n|\n- |(?<=[.?!:])["']?\s+(?=["'(¿¡]*[\p{Lu}0-9$])/u)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => /[.?!]$/.test(sentence) && wordsIn(sentence).length > 2);
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}$][\p{L}\p{N}'’.,/$-]*/gu) ?? [];

/** The syllables of a Spanish word: one for each strong vowel, and for weak ones that stand alone. */
const syllablesInSpanish = (word: string): number =>
  Math.max(
    1,
    word.toLowerCase().match(/[aeoáéíóú]|(?<![aeoáéíóúiuüy])[iuüy]+(?![aeoáéíóúiuüy])/g)?.length ?? 0,
  );

/**
 * What school grade each score of the Fernández-Huerta formula stands for: the middle of each step of the table that is
 * usually printed with it (90 to 100 very easy, fourth grade; 60 to 70 normal, seventh to eighth; below 50 college).
 */
const gradesOfScores = [
  [95, 4],
  [85, 5],
  [75, 6],
  [65, 7.5],
  [55, 10.5],
  [40, 13],
] as const;

/** The grade of a list of Spanish sentences by the formula of Fernández Huerta, between the steps of its table. */
function gradeOfSpanish(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsIn);
  const syllables = words.reduce((sum, word) => sum + syllablesInSpanish(word), 0);
  const score = 206.84 - (60 * syllables) / words.length - (1.02 * words.length) / sentences.length;
  const found = gradesOfScores.findIndex(([from]) => score >= from);
  const at = found < 0 ? gradesOfScores.length - 1 : Math.max(1, found);
  const [[high, easy], [low, hard]] = [gradesOfScores[at - 1] ?? [95, 4], gradesOfScores[at] ?? [40, 13]];
  return easy + ((high - score) / (high - low)) * (hard - easy);
}

/** The school grade of a list of sentences: by Flesch and Kincaid, in Spanish by Fernández Huerta. */
export function gradeOf(sentences: readonly string[], language: Language = defaultLocale): number {
  if (language === 'es') return gradeOfSpanish(sentences);
  const words = sentences.flatMap(wordsIn);
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
}

function textsOf(entry: Entry, { entries }: Content): string[] {
  const texts: string[] = [];
  const add = (shown: Entry): void => {
    for (const { path, value, means } of fieldsOf(shown))
      if (typeof value !== 'string' || path[0] === 'head') continue;
      else if (means.readBy === 'page' || means.readBy === 'question') texts.push(value);
      else if (means.ref === 'faqs')
        entries.filter(({ kind, id }) => kind === 'faqs' && id === value).forEach(add);
  };
  add(entry);
  return texts;
}

/**
 * The readability of each page, in the order of the files. References are filled in; the questions of a set count for
 * the pages that show it.
 * @param content without mistakes
 */
export function readings(content: Content): Reading[] {
  const facts = factsOf(businessFactsOf(content), new Date(), localeOf(content.language));
  return content.entries.flatMap((entry) => {
    const limit = highest[entry.kind as keyof typeof highest] as number | undefined;
    if (limit === undefined) return [];
    const sentences = (filledIn(textsOf(entry, content), facts) as string[]).flatMap(sentencesIn);
    return [
      {
        file: entry.file,
        grade: gradeOf(sentences, content.language),
        highest: limit,
        long: sentences.filter((sentence) => wordsIn(sentence).length > longest),
      },
    ];
  });
}

/** The list as text: each page's grade, whether it is above its limit, and its long sentences. */
export function readingsInWords(pages: readonly Reading[]): string {
  const lines = pages.flatMap(({ file, grade, highest: limit, long }) => [
    `${grade.toFixed(1).padStart(5)}  ${file}${grade > limit ? `  is harder than grade ${limit}: shorten its sentences` : ''}`,
    ...long.map((sentence) => `         ${wordsIn(sentence).length} words: ${sentence}`),
  ]);
  return `Reading grade of each page, and its sentences of more than ${longest} words:\n${lines.join('\n')}`;
}

/** Habits of style that are counted on each page; a person decides which of them to change. */
const habits = {
  'lists of three': /[\w'’-]+, (?:[\w'’-]+ ){0,4}?[\w'’-]+,? (?:and|or) [\w'’-]+/gi,
  'often, usually, may': /\b(?:often|usually|may)\b/gi,
  'begin with If': /^If\b/g,
  'begin with Ask': /^Ask\b/g,
  'before anyone, we, you': /\bbefore (?:anyone|anybody|we|you)\b/gi,
  'ask whether the company does something': /\bask (?:us |about |whether |if |who |what |when |for )/gi,
} as const;

/**
 * How often each page has each habit of style. A report, not a check.
 * @param content without mistakes
 */
export function styleReport(content: Content): string {
  const facts = factsOf(businessFactsOf(content), new Date());
  const names = Object.keys(habits) as (keyof typeof habits)[];
  const total = names.map(() => 0);
  const lines: string[] = [];
  for (const entry of content.entries) {
    if (!(entry.kind in highest)) continue;
    const texts = filledIn(textsOf(entry, content), facts);
    const counts = names.map((name) => texts.flatMap((text) => text.match(habits[name]) ?? []).length);
    counts.forEach((count, index) => (total[index] = (total[index] ?? 0) + count));
    lines.push(`  ${entry.file}: ${names.map((name, index) => `${name} ${counts[index]}`).join('; ')}`);
  }
  return [
    `Habits of style, all pages: ${names.map((name, index) => `${name} ${total[index]}`).join('; ')}`,
    ...lines,
  ].join('\n');
}
