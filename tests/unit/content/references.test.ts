import { describe, expect, it } from 'vitest';
import { referencesIn, resolveReferences, UnknownReferenceError, writtenPath } from '@/content/references';

const facts = {
  site: { phone: '(972) 555-0100' },
  claim: {
    years: { default: '36', plus35: '35+' },
    founded: { default: 'since {{build.year}}' },
  },
  promise: { haul: { default: '', title: 'Gone' } },
  build: { year: '1988' },
};

describe('Named references in content', () => {
  const date = new Date(0);
  it.each<[what: string, written: unknown, resolved: unknown]>([
    [
      'are replaced at any depth',
      { a: [{ text: 'Call {{site.phone}}' }] },
      { a: [{ text: 'Call (972) 555-0100' }] },
    ],
    [
      'take the default reading unless they name another',
      '{{claim.years}} / {{claim.years.plus35}}',
      '36 / 35+',
    ],
    ['can be in a fact themselves', '{{claim.founded}}', 'since 1988'],
    [
      'leave out the sentence of a promise that is not made',
      'New seal. {{promise.haul}} Bolts.',
      'New seal. Bolts.',
    ],
    ['leave it out at the end, too', 'New seal. {{promise.haul}}', 'New seal.'],
    [
      'leave out its item of a list',
      ['{{promise.haul}}', 'Seal', '{{promise.haul.title}}'],
      ['Seal', 'Gone'],
    ],
    ['change only texts', { date, count: 3, none: null }, { date, count: 3, none: null }],
    ['leave spaces and empty items', [' {{site.phone}} ', '', 3], [' (972) 555-0100 ', '', 3]],
  ])('%s', (_, written, resolved) => {
    expect(resolveReferences(written, facts, 'x')).toEqual(resolved);
  });

  it('end where two facts refer to each other', () => {
    expect(resolveReferences('{{a}}', { a: '{{b}}', b: '{{a}}' }, 'x')).toBe('{{b}}');
  });

  it('leave out a card, question or section without its text, and only the line of a section with a heading', () => {
    const written = {
      sections: [
        { type: 'announcement', text: '{{promise.haul}}' },
        { type: 'hero', title: 'Toilets', text: '{{promise.haul}}', intro: '{{promise.haul.title}}' },
        {
          type: 'service-cards',
          title: 'Jobs',
          items: [
            { title: 'Old toilets', text: '{{promise.haul}}' },
            { title: 'New toilets', text: 'Set and tested.', note: '{{promise.haul}}' },
          ],
        },
        { type: 'faq', items: [{ question: 'Gone?', answer: '{{promise.haul}}' }] },
      ],
    };
    const resolved = resolveReferences(written, facts, 'x');
    expect(resolved).toEqual({
      sections: [
        { type: 'hero', title: 'Toilets', intro: 'Gone' },
        {
          type: 'service-cards',
          title: 'Jobs',
          items: [{ title: 'New toilets', text: 'Set and tested.' }],
        },
        { type: 'faq', items: [] },
      ],
    });
    expect(writtenPath(resolved, ['sections', 1, 'items', 0, 'text'])).toEqual([
      'sections',
      2,
      'items',
      1,
      'text',
    ]);
  });

  it.each([
    [{ hero: { title: '{{site.fone}}' } }, 'x.md: hero: title: {{site.fone}} is not known.'],
    [{ list: ['', '{{claim.yeers}}'] }, 'x.md: list[1]: {{claim.yeers}} is not known.'],
    ['{{site.phone.area}}', 'x.md: {{site.phone.area}} is not known.'],
    // A group of facts, and what every object inherits.
    ['{{site}}', 'x.md: {{site}} is not known.'],
    ['{{site.constructor}}', 'x.md: {{site.constructor}} is not known.'],
  ])('stop the build if they are unknown, with the file and the field: %j', (value, says) => {
    const broken = () => resolveReferences(value, facts, 'x.md');
    expect(broken).toThrow(says);
    expect(broken).toThrow(UnknownReferenceError);
  });

  it('do not copy a picture, whose path would get lost', () => {
    const picture = Object.defineProperty({ src: '{{site.phone}}' }, 'fsPath', { value: '/van.jpg' });
    expect(resolveReferences({ picture }, facts, 'x').picture).toBe(picture);
    // Astro's builds give the path through a proxy, whose target does not have it.
    const get = (target: object, name: string): unknown =>
      name === 'fsPath' ? '/van.jpg' : Reflect.get(target, name);
    const proxy = new Proxy({ src: '{{site.phone}}' }, { get });
    expect(resolveReferences({ picture: proxy }, facts, 'x').picture).toBe(proxy);
  });

  it('can be listed', () => {
    expect(referencesIn('{{ site.phone }} and {{claim.years.plus35}}')).toEqual([
      'site.phone',
      'claim.years.plus35',
    ]);
  });
});
