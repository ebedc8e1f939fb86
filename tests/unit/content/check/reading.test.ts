import { describe, expect, it } from 'vitest';
import { readContent } from '@/content/load/read';
import { gradeOf, readings, readingsInWords, sentencesIn } from '@/content/check/reading';
import { replaced } from './mistake';
import { filesWith, ownFiles } from './memory';

const terms = 'content/legal/terms.md';
const clause =
  'Notwithstanding any representation heretofore communicated, the aforementioned organization categorically disclaims responsibility for consequential deterioration attributable to unauthorized modifications of residential infrastructure undertaken by unqualified individuals without appropriate consultation.';

describe('The reading grade', () => {
  it('is low for plain words and high for a lawyer', () => {
    expect(gradeOf(sentencesIn('Close the valve. Then call us. We will set a time.'))).toBeLessThan(3);
    expect(gradeOf(sentencesIn(clause))).toBeGreaterThan(15);
  });

  it('counts sentences and leaves titles and labels out', () => {
    expect(
      sentencesIn('## Prices\n\nAsk us [what it costs](/contact) first. It is free.\n\nDrain cleaning'),
    ).toEqual(['Ask us what it costs first.', 'It is free.']);
  });

  it('is worked out for each page, and is within its limit', () => {
    const pages = readings(readContent(ownFiles));
    expect(pages.length).toBeGreaterThan(35);
    expect(pages.filter(({ grade, highest }) => grade > highest)).toEqual([]);
  });

  it('names a page that is too hard, and lists its long sentences', () => {
    const changes = new Map([
      [
        terms,
        replaced(
          ownFiles.read(terms),
          '## Law and changes',
          `${`${clause}\n\n`.repeat(12)}## Law and changes`,
        ),
      ],
    ]);
    const list = readingsInWords(readings(readContent(filesWith(ownFiles, changes))));
    expect(list).toMatch(/content\/legal\/terms\.md {2}is harder than grade 8/);
    expect(list).toContain(`words: ${clause}`);
  });
});
