import { describe, expect, it } from 'vitest';
import { checkContent } from '@/content/check/check';
import { inWords } from '@/content/load/mistake';
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
      sections: ['text', { type: 'faq', title: 'Two' }],
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
});
