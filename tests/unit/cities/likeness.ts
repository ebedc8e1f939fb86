/**
 * Measures how much two texts have in common, on runs of five words (shingles). A page whose runs also stand on
 * another page is that page with another name in it, which helps no visitor and which search engines drop.
 */

/** Words in a run: long enough that everyday phrases rarely repeat by chance. */
const runLength = 5;

/** Takes place names out, longest first, so that 'Red Oak Creek' does not leave half a name behind. */
export function withoutPlaces(text: string, places: readonly string[]): string {
  const names = [...places].sort((a, b) => b.length - a.length).map(escape);
  return text.replace(new RegExp(`\\b(?:${names.join('|')})\\b`, 'giu'), ' ');
}

/** The words of a text, lower case, without punctuation and named references. */
export function words(text: string): string[] {
  return (
    text
      .replace(/\{\{.*?\}\}/g, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
  );
}

/** All runs of five words in the passages of a page. No run crosses from one passage into the next. */
export function runs(passages: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const passage of passages) {
    const list = words(passage);
    for (let i = 0; i + runLength <= list.length; i++) found.add(list.slice(i, i + runLength).join(' '));
  }
  return found;
}

/** Jaccard index: shared runs divided by all runs of both; 0 nothing in common, 1 the same. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((run) => b.has(run)).length;
  const all = a.size + b.size - shared;
  return all === 0 ? 1 : shared / all;
}

/** Share of a page's runs that stand on no other page, 0 to 1. */
export function ownShare(page: ReadonlySet<string>, others: readonly ReadonlySet<string>[]): number {
  const own = [...page].filter((run) => !others.some((other) => other.has(run))).length;
  return page.size === 0 ? 0 : own / page.size;
}

/** Two sentences of different pages that say much the same. */
export interface SentencePair {
  likeness: number;
  sentences: [string, string];
}

/** The sentences of two pages that are most alike, by their shared words: what an editor has to rewrite. */
export function closestSentences(a: readonly string[], b: readonly string[], count: number): SentencePair[] {
  const sentencesOf = (passages: readonly string[]) =>
    passages
      .flatMap((passage) => passage.split(/(?<=[.?])\s+/))
      .map((sentence) => ({ sentence, bag: new Set(words(sentence)) }))
      .filter(({ bag }) => bag.size >= runLength);
  const right = sentencesOf(b);
  return sentencesOf(a)
    .flatMap((left) =>
      right.map((other): SentencePair => ({
        likeness: likeness(left.bag, other.bag),
        sentences: [left.sentence, other.sentence],
      })),
    )
    .sort((x, y) => y.likeness - x.likeness)
    .slice(0, count);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
