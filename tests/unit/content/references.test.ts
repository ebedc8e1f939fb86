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
  it('are replaced by their fact at any depth', () => {
    expect(
      resolveReferences({ sections: [{ text: 'Call {{site.phone}} now' }] }, facts, 'content/pages/home.md'),
    ).toEqual({ sections: [{ text: 'Call (972) 555-0100 now' }] });
  });

  it('take the default reading of a claim unless they name another', () => {
    expect(resolveReferences('{{claim.years}} / {{claim.years.plus35}}', facts, 'x')).toBe('36 / 35+');
  });

  it('can be in a fact themselves', () => {
    expect(resolveReferences('{{claim.founded}}', facts, 'x')).toBe('since 1988');
  });

  it('leave out the sentence or list item of a promise that is not made', () => {
    const written = {
      text: 'New seal. {{promise.haul}} Old bolts out.',
      end: 'New seal. {{promise.haul}}',
      bullets: ['{{promise.haul}}', 'New seal', '{{promise.haul.title}}'],
    };
    expect(resolveReferences(written, facts, 'x')).toEqual({
      text: 'New seal. Old bolts out.',
      end: 'New seal.',
      bullets: ['New seal', 'Gone'],
    });
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

  it('do not change values that are not plain objects', () => {
    const date = new Date(0);
    expect(resolveReferences({ date, count: 3, none: null }, facts, 'x')).toEqual({
      date,
      count: 3,
      none: null,
    });
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

  it('leave the spaces of a text and the empty items of a list as they were written', () => {
    expect(resolveReferences([' {{site.phone}} ', '', 3], facts, 'x')).toEqual([' (972) 555-0100 ', '', 3]);
  });

  it('end where two facts refer to each other', () => {
    expect(resolveReferences('{{a}}', { a: '{{b}}', b: '{{a}}' }, 'x')).toBe('{{b}}');
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
