import { describe, expect, it } from 'vitest';
import { checkContent } from '@/content/check/check';
import { readContent } from '@/content/load/read';
import { inWords } from '@/content/load/mistake';
import { leadsNeeded, splitTests } from '@/tools/reports/split-tests';
import { wholeVariant } from '@/content/load/variant';
import { contentWith } from './memory';

const file = 'content/landing/sewer-line-b.md';
const withVersion = (text: string) => contentWith(new Map([[file, `---\n${text}\n---\n`]]));
const mistakesOf = async (text: string) => (await checkContent(withVersion(text))).mistakes;

describe('A second version of a landing page', () => {
  it('inherits missing fields from the other page, but not its addresses', () => {
    const base = {
      path: '/slab',
      aliases: ['/slab-old'],
      head: { title: 'Slab', keywords: ['a', 'b'] },
      sections: [
        { type: 'hero', title: 'A leak under the slab', form: 'slab' },
        { type: 'faq', title: 'Questions' },
        { type: 'faq', title: 'More questions' },
      ],
    };
    const own = {
      variantOf: 'slab',
      head: { keywords: ['c'] },
      sections: [
        { type: 'hero', title: 'Warm floor?' },
        { type: 'faq', title: 'Asked often' },
      ],
    };
    expect(wholeVariant(own, base)).toEqual({
      variantOf: 'slab',
      noindex: true,
      head: { title: 'Slab', keywords: ['c'] },
      sections: [
        { type: 'hero', title: 'Warm floor?', form: 'slab' },
        { type: 'faq', title: 'Asked often' },
        { type: 'faq', title: 'More questions' },
      ],
    });
  });

  it('replaces a text by a group and a group by a text, and takes each section of the page once', () => {
    const base = { head: 'Slab', note: { text: 'Old' }, sections: ['text', { type: 'faq', title: 'One' }] };
    const own = {
      head: { title: 'Slab' },
      note: 'New',
      sections: [{ type: 'faq', title: 'Two' }, { type: 'faq', title: 'Three' }, 'own text'],
    };
    expect(wholeVariant(own, base)).toEqual({
      noindex: true,
      head: { title: 'Slab' },
      note: 'New',
      sections: ['text', { type: 'faq', title: 'Two' }, { type: 'faq', title: 'Three' }, 'own text'],
    });
  });

  it('is one short file', async () => {
    const mistakes = await mistakesOf(
      'variantOf: sewer-line\nsections:\n  - type: hero\n    title: Warm floor? Find the leak under it',
    );
    expect(mistakes.map(inWords)).toEqual([]);
  });

  it.each([
    ['variantOf: sewer-lime', 'variantOf', /Did you mean "sewer-line"/],
    ['variantOf: sewer-line-b', 'variantOf', /this page itself/],
    [
      'variantOf: sewer-line\nsections:\n  - type: price-banner\n    title: Less',
      'sections › 1 › type',
      /has no counterpart on the page sewer-line/,
    ],
    [
      `variantOf: sewer-line\nsections:\n  - type: hero\n    title: ${'Warm floor '.repeat(20)}`,
      'sections › 1 › title',
      /characters/,
    ],
    ['variantOf: sewer-line\nheeder: {}', 'heeder', /header/],
  ])('with a mistake is told where it is: %s', async (text, field, says) => {
    const mistakes = await mistakesOf(text);
    const found = mistakes.find((mistake) => mistake.file === file && mistake.field === field);
    expect(found && inWords(found), mistakes.map(inWords).join('\n')).toMatch(says);
  });

  it('is named by the content check, with the requests that its test needs', () => {
    const content = readContent(withVersion('variantOf: sewer-line'));
    expect(splitTests(content)).toEqual([
      expect.stringMatching(
        /^sewer-line-b is tested against sewer-line: .* 197 requests .* 950 to see a fifth more/,
      ),
    ]);
  });

  it('needs four times the requests, and a little less, for half the difference', () => {
    // The textbook example: 5 % against 6 % takes about 8,155 visitors of each page, so 408 and 489 requests.
    expect(leadsNeeded(0.2)).toBeGreaterThan(408 + 489);
    expect(leadsNeeded(0.2)).toBeLessThan((408 + 489) * 1.07);
    expect(leadsNeeded(0.1) / leadsNeeded(0.2)).toBeCloseTo(4, 0);
  });
});
