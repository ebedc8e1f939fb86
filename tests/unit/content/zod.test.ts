import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { issuesIn, descriptionOf, jsonSchemaOf, listOf, withMeta, metaOf, shapeOf } from '@/content/zod';

const group = z.strictObject({ name: z.string(), count: z.number().optional() });

const size = (of: string, bound: string, limit: number) => ({ path: [], is: 'size', of, bound, limit });
const wrongType = (path: string[], received: string, expected: string) => ({
  path,
  is: 'wrong type',
  received,
  expected,
});
const notAChoice = (path: string[], allowed: string[], decidesKind = false) => ({
  path,
  is: 'not a choice',
  allowed,
  decidesKind,
});
const sections = z.discriminatedUnion('type', [z.object({ type: z.literal('hero') })]);

describe('The mistakes in a value', () => {
  it.each([
    ['a missing field', group, {}, { path: ['name'], is: 'missing' }],
    ['another type', group, { name: 5 }, wrongType(['name'], 'number', 'string')],
    [
      'unknown fields',
      group,
      { name: 'a', colour: 1 },
      { path: [], is: 'unknown fields', names: ['colour'] },
    ],
    [
      'a word that is not in a list of choices',
      z.enum(['left', 'right']),
      'middle',
      notAChoice([], ['left', 'right']),
    ],
    ['another word than the only one', z.literal('left'), 'right', notAChoice([], ['left'])],
    ['an unknown kind of section', sections, { type: 'banner' }, notAChoice(['type'], ['hero'], true)],
    [
      'a value that fits none of two schemas',
      z.union([z.number(), z.strictObject({ from: z.number() })]),
      'a',
      {
        path: [],
        is: 'no option',
        options: [[wrongType([], 'string', 'number')], [wrongType([], 'string', 'object')]],
      },
    ],
    ['a short list', z.array(z.number()).min(2), [1], size('list', 'at least', 2)],
    ['a list of another length', z.array(z.number()).length(2), [1], size('list', 'exactly', 2)],
    [
      'a long text',
      z.string().max(3, 'is too long for a button'),
      'four',
      { ...size('text', 'at most', 3), message: 'is too long for a button' },
    ],
    ['a small number', z.number().min(1), 0, size('number', 'at least', 1)],
    ['a large number', z.number().max(90), 91, size('number', 'at most', 90)],
    [
      'a broken rule with its own message',
      z.string().regex(/^#/, 'is not a color'),
      'red',
      { path: [], is: 'rule', message: 'is not a color', wantsAddress: false, zodMessage: 'is not a color' },
    ],
    [
      'a broken rule without a message of its own',
      z.string().email(),
      'office',
      { path: [], is: 'rule', message: undefined, wantsAddress: false, zodMessage: 'Invalid email address' },
    ],
    [
      'a text that is not a web address',
      z.string().url(),
      'example',
      { path: [], is: 'rule', message: undefined, wantsAddress: true, zodMessage: 'Invalid URL' },
    ],
    [
      'a rule over several fields',
      z.number().refine(() => false, 'does not add up'),
      1,
      { path: [], is: 'rule', message: 'does not add up', wantsAddress: false },
    ],
  ] as const)('name %s', (_, schema, value, issue) => {
    expect(issuesIn(schema, value)).toMatchObject([issue]);
  });

  it('are none in a value that fits', () => {
    expect(issuesIn(group, { name: 'a', count: 1 })).toEqual([]);
  });
});

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

describe('The meaning of a field', () => {
  it('and its description are kept by what is put around its schema, and the outermost counts', () => {
    const inner = withMeta(z.string().describe('A heading.'), { readBy: 'page', link: true });
    const outer = withMeta(inner.optional(), { readBy: 'label' });
    expect(metaOf(outer)).toEqual({ readBy: 'label', link: true });
    expect(metaOf(z.string())).toEqual({});
    expect(descriptionOf(outer)).toBe('A heading.');
    expect(descriptionOf(outer.describe('A button.'))).toBe('A button.');
    expect(descriptionOf(z.string())).toBeUndefined();
  });
});

describe('The JSON Schema of a kind of content', () => {
  it('is what editors write: before defaults are filled in', () => {
    const { definitions, ...list } = jsonSchemaOf(
      listOf(z.strictObject({ name: z.string(), size: z.number().default(1) })),
    );
    expect(list).toMatchObject({ type: 'array', minItems: 1, items: { $ref: '#/definitions/__schema0' } });
    expect(definitions).toMatchObject({ __schema0: { required: ['name'], additionalProperties: false } });
  });
});
