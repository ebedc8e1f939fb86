import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { factsOf } from '../content-model/facts';
import { claims } from '../content-model/schemas/claims';
import { promises } from '../content-model/schemas/promises';
import { site } from '../content-model/schemas/site';
import { fieldsOf, type Content, type Entry } from './content';
import type { Kind } from './kinds';
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
  /** The Flesch-Kincaid grade: 7 is easy to read for a student in seventh grade. */
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
    .split(/\n\s*\n|\n- |(?<=[.?!:])["']?\s+(?=["'(]?[A-Z0-9$])/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => /[.?!]$/.test(sentence) && wordsIn(sentence).length > 2);
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}$][\p{L}\p{N}'’.,/$-]*/gu) ?? [];

/** The Flesch-Kincaid grade of a list of sentences. */
export function gradeOf(sentences: readonly string[]): number {
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
  if (entry.kind === 'legal') texts.push(entry.source.body?.text ?? '');
  return texts;
}

/**
 * The readability of each page, in the order of the files. References are filled in; the questions of a set count for
 * the pages that show it.
 * @param content without mistakes
 */
export function readings(content: Content): Reading[] {
  const raw = (wanted: Kind) => content.entries.find(({ kind }) => kind === wanted)?.raw;
  const facts = factsOf(
    site.parse(raw('site')),
    claims.parse(raw('claims')),
    promises.parse(raw('promises')),
    new Date(),
  );
  return content.entries.flatMap((entry) => {
    const limit = highest[entry.kind as keyof typeof highest] as number | undefined;
    if (limit === undefined) return [];
    const sentences = (filledIn(textsOf(entry, content), facts) as string[]).flatMap(sentencesIn);
    return [
      {
        file: entry.file,
        grade: gradeOf(sentences),
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
