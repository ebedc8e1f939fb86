import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { descriptionOf, withMeta, metaOf, shapeOf } from '@/content/zod';

const group = z.strictObject({ name: z.string(), count: z.number().optional() });

describe('The shape of a schema', () => {
  it.each([
    [
      'a text',
      z.string().max(80).regex(/^a/, 'begins with another letter'),
      {
        is: 'text',
        max: 80,
        pattern: { regex: /^a/, message: 'begins with another letter' },
        isDate: false,
      },
    ],
    ['any text', z.string(), { is: 'text', max: undefined, pattern: undefined, isDate: false }],
    ['a date', z.string().date(), { is: 'text', isDate: true }],
    ['a number', z.number().int().min(-9).max(9), { is: 'number', isWhole: true, min: -9, max: 9 }],
    ['a number from 0 to 0', z.number().min(0).max(0), { is: 'number', isWhole: false, min: 0, max: 0 }],
    ['any number', z.number(), { is: 'number', min: undefined, max: undefined }],
    ['yes or no', z.boolean(), { is: 'boolean' }],
    ['one of some words', z.enum(['left', 'right']), { is: 'choice', values: ['left', 'right'] }],
    ['one word', z.literal('left'), { is: 'choice', values: ['left'] }],
    ['a list', z.array(z.number()).min(1).max(3), { is: 'list', min: 1, max: 3 }],
    ['a list of a length', z.array(z.number()).length(2), { is: 'list', min: 2, max: 2 }],
    ['a group', group, { is: 'group' }],
    ['a group with free names', z.record(z.string(), z.number()), { is: 'record' }],
    [
      'sections by kind',
      z.discriminatedUnion('type', [z.object({ type: z.literal('hero') })]),
      { is: 'kinds', by: 'type' },
    ],
    ['one of two shapes', z.union([z.number(), z.boolean()]), { is: 'union' }],
    ['something else', z.date(), { is: 'other', name: 'ZodDate' }],
  ] as const)('is %s', (_, schema, shape) => {
    expect(shapeOf(schema)).toMatchObject(shape);
  });

  it('is that of the innermost schema, whatever is around it', () => {
    const wrapped = z
      .preprocess((value) => value, z.boolean())
      .nullable()
      .default(true)
      .optional();
    expect(shapeOf(wrapped)).toEqual({ is: 'boolean' });
  });
});

it('The meaning of a field and its description are kept by what is put around its schema, and the outermost counts', () => {
  const inner = withMeta(z.string().describe('A heading.'), { readBy: 'page', link: true });
  const outer = withMeta(inner.optional(), { readBy: 'label' });
  expect(metaOf(outer)).toEqual({ readBy: 'label', link: true });
  expect(metaOf(z.string())).toEqual({});
  expect(descriptionOf(outer)).toBe('A heading.');
  expect(descriptionOf(outer.describe('A button.'))).toBe('A button.');
  expect(descriptionOf(z.string())).toBeUndefined();
});
