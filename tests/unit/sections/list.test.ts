import { describe, expect, it } from 'vitest';
import type { Section } from '@/content/types';
import { anchored, tonesOf } from '@/sections/props';

const sections = (...types: Section['type'][]): Section[] =>
  types.map((type) => ({ type, title: 'x' }) as unknown as Section);

describe('A page of sections', () => {
  it('never has two sections of the same kind and tone next to each other', () => {
    const all = sections('guide', 'guide', 'guide', 'faq', 'faq');
    const tones = tonesOf(all, ({ type }) => (type === 'faq' ? ['white', 'paper'] : ['paper', 'white']));
    tones.slice(1).forEach((tone, index) => expect(tone).not.toBe(tones[index]));
  });

  it('gives every section an address, its own one first, and none twice', () => {
    const list = sections('hero', 'guide', 'guide', 'faq');
    list[3] = { ...list[3], id: 'about' } as Section;
    expect(anchored(list).map(({ anchor }) => anchor)).toEqual(['hero', 'guide', undefined, 'about']);
  });

  it('can have a kind of section, and a form, more than once without repeating an id', () => {
    const list = sections('hero', 'guide', 'guide', 'lead-form', 'free-estimate', 'free-estimate').map(
      (section) => (section.type === 'guide' ? section : { ...section, form: 'short' }),
    ) as Section[];
    const ids = anchored(list);
    expect(ids.map(({ headingId }) => headingId)).toEqual([
      'hero-heading',
      'guide-heading',
      'guide-heading-2',
      'lead-form-heading',
      'free-estimate-heading',
      'free-estimate-heading-2',
    ]);
    expect(ids.map(({ formId }) => formId)).toEqual([
      'short',
      undefined,
      undefined,
      'short-further',
      'short-2',
      'short-3',
    ]);
  });
});
