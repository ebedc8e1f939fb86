import type { Content, Entry } from '../../load/read';
import type { Path } from '../../load/mistake';
import type { Kind } from '../../collections';
import type { Reader } from '../../field-meta';
import { fieldsOf } from '../fields';
import { coveredSentences } from './allowed';
import { commitmentsIn } from './commitments';

/** A sentence that commits the company to something which it has not said. */
export interface Uncovered {
  entry: Entry;
  path: Path;
  sentence: string;
}

/** What a lawyer checks as a whole, what customers wrote, and what the site says of its own forms. */
const elsewhere: readonly Kind[] = ['legal', 'testimonials', 'site'];

const read: readonly (Reader | undefined)[] = ['page', 'label', 'question', 'search'];

/**
 * The sentences on pages that commit the company to something that is neither a claim, a promise nor an offer. A report
 * for a person to judge: it stops no build, and a unit test names it before a change is merged.
 */
export const uncoveredCommitments = ({ entries }: Content): Uncovered[] =>
  entries
    .filter(({ kind }) => !elsewhere.includes(kind))
    .flatMap((entry) =>
      fieldsOf(entry).flatMap(({ path, value, means }) =>
        typeof value === 'string' && read.includes(means.readBy)
          ? commitmentsIn(value)
              .filter((sentence) => !coveredSentences.some(({ text }) => text.test(sentence)))
              .map((sentence) => ({ entry, path, sentence }))
          : [],
      ),
    );

/** The list as text, with what to do about each. */
export const commitmentsInWords = (uncovered: readonly Uncovered[]): string =>
  [
    'Sentences that commit the company to something; npm test fails while there are any. Each needs a claim, promise or offer, or other words; what commits to nothing goes into coveredSentences in src/content/check/hardcoded-facts/allowed.ts:',
    ...uncovered.map(({ entry, sentence }) => `  ${entry.file}: ${sentence}`),
  ].join('\n');
