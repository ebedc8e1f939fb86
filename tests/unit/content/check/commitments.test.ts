import { describe, expect, it } from 'vitest';
import { commitmentsIn } from '@/content/check/hardcoded-facts/commitments';
import { uncoveredCommitments } from '@/content/check/hardcoded-facts/uncovered';
import { filesOnDisk } from '@/content/load/files';
import { readContent } from '@/content/load/read';
import { invented, ordinary } from './commitments-fixtures';

describe('The report on sentences that commit the company', () => {
  it('has at least 34 of each 40 invented promises', () => {
    for (const promises of Object.values(invented)) {
      expect(promises).toHaveLength(40);
      expect(promises.filter((promise) => commitmentsIn(promise).length === 0).length).toBeLessThanOrEqual(6);
    }
  });

  it('has at most two of each 40 ordinary sentences about plumbing', () => {
    for (const sentences of Object.values(ordinary)) {
      expect(sentences).toHaveLength(40);
      expect(sentences.filter((sentence) => commitmentsIn(sentence).length > 0).length).toBeLessThanOrEqual(
        2,
      );
    }
  });

  it('leaves out what a text takes from a claim, promise or offer', () => {
    expect(commitmentsIn('{{offer.drain}} {{promise.haulAway}} Call {{site.phone}}.')).toEqual([]);
    expect(commitmentsIn('Call {{site.phone}}. We never charge for the trip.')).toEqual([
      'We never charge for the trip.',
    ]);
  });

  it('has a price, and what is free, even in a title', () => {
    expect(commitmentsIn('Free second opinion')).toHaveLength(1);
    expect(commitmentsIn('Faucets from $49')).toHaveLength(1);
    expect(commitmentsIn('Repairs and replacements')).toEqual([]);
  });

  it('is empty for the content of this site', () => {
    const found = uncoveredCommitments(readContent(filesOnDisk(process.cwd())));
    const advice =
      'Refer to a claim, promise or offer, or say it in other words. If it commits to nothing: coveredSentences in src/content/check/hardcoded-facts/allowed.ts.';
    expect(
      found.map(({ entry, sentence }) => `${entry.file}: ${sentence}`),
      advice,
    ).toEqual([]);
  });

  it('leaves out questions', () => {
    expect(commitmentsIn('Is your work guaranteed for two years?')).toEqual([]);
  });
});
